import { expect, test } from 'vitest'
import {
  campaignFile,
  coachFile,
  edited,
  goodFiles,
  loadWith,
  reported,
} from '../../../../tests/fixtures/site-fixture.ts'

test('a colour that cannot be read on its grounds is named once at its line, with all of them', () => {
  const { diagnostics } = loadWith(edited(coachFile, "ink2: '#714949'", "ink2: '#b89090'"))
  expect(reported(diagnostics)).toEqual([`${coachFile} theme.ink2 contrast at '#b89090'`])
  expect(diagnostics[0]?.message).toMatch(
    /^"ink2" \(#b89090\) on paper \(#fef8eb\) has a contrast of \d\.\d\d:1, but 4\.5:1 is needed; "ink2" .* on white .* is needed\.$/,
  )
  expect(diagnostics[0]?.related).toHaveLength(2)
})

test('a colour that comes by itself is not in the file: its ground is named', () => {
  const { diagnostics } = loadWith(edited(coachFile, "paper: '#fef8eb'", "paper: '#a8a8a8'"))
  expect(reported(diagnostics)).toContain(`${coachFile} theme.paper contrast at '#a8a8a8'`)
})

test('a font that is not installed is named', () => {
  const { diagnostics } = loadWith(edited(coachFile, 'font: caprasimo', 'font: caprasimoo'))
  expect(reported(diagnostics)).toEqual([`${coachFile} theme.font missing-font at caprasimoo`])
  expect(diagnostics[0]?.fix).toMatch(/^Did you mean "caprasimo"\? Installed: .*caprasimo/)
})

test('a font is a name, never a path', () => {
  const { diagnostics } = loadWith(edited(coachFile, 'font: caprasimo', 'font: ../../etc'))
  expect(reported(diagnostics)).toEqual([`${coachFile} theme.font format at ../../etc`])
})

const withTheme = (theme: string) => edited(campaignFile, 'sections:', `theme: ${theme}\nsections:`)

test("a campaign's own colour is checked against the colours of its coach, at its line", () => {
  const { diagnostics } = loadWith(withTheme("{ brand: '#ffd9e4' }"))
  expect(new Set(reported(diagnostics))).toEqual(
    new Set([`${campaignFile} theme.brand contrast at '#ffd9e4' }`]),
  )
  expect(diagnostics).toHaveLength(1)
  expect(diagnostics[0]?.message.replaceAll(/\d+\.\d\d:1,/g, 'x,')).toContain(
    '"onBrand" (#fffbf4) on brand (#ffd9e4) has a contrast of x, but 4.5:1 is needed; "brand"',
  )
  const better = /everywhere: ('#[0-9a-f]{6}')\.$/.exec(diagnostics[0]?.fix ?? '')?.[1]
  expect(loadWith(withTheme(`{ brand: ${better} }`)).diagnostics).toEqual([])
  expect(diagnostics[0]?.repair).toBeUndefined()
})

test('colours that a campaign changes together are validated together', () => {
  const dark = "{ brand: '#ffd9e4', onBrand: '#3f181d' }"
  const { diagnostics } = loadWith(withTheme(dark))
  expect(diagnostics.filter(({ message }) => message.includes('onBrand'))).toEqual([])
  expect(
    loadWith(withTheme("{ deep: '#f0e0e4', onDeep: '#3f181d', onDeep2: '#4a2a2d', accent: '#802020' }"))
      .diagnostics,
  ).toEqual([])
})

test("what the coach's own colours lack is not reported again for each campaign", () => {
  const { diagnostics } = loadWith({
    ...edited(coachFile, "ink2: '#714949'", "ink2: '#b89090'"),
    ...withTheme("{ brand: '#a01040' }"),
  })
  expect(new Set(diagnostics.map(({ file }) => file))).toEqual(new Set([coachFile]))
})

test.each(['red;background:url(//evil)', '#FFF', 'rgb(0,0,0)', "#bc1f4b';}"])(
  'a colour of a campaign is six hex digits, not %j',
  (colour) => {
    expect(reported(loadWith(withTheme(JSON.stringify({ deep: colour }))).diagnostics).join()).toContain(
      `${campaignFile} theme.deep format`,
    )
  },
)

test('a campaign may change colours, not the rest of the look', () => {
  expect(reported(loadWith(withTheme('{ font: caprasimo }')).diagnostics)).toEqual([
    `${campaignFile} theme.font unknown-key at font: caprasimo }`,
  ])
})

const theme = /theme:\n( .*\n)+/.exec(goodFiles[coachFile] ?? '')?.[0] ?? ''
const withBrief = (brief: string) => edited(coachFile, theme, `theme: ${brief}\n`)

test('a brand colour and a mood make a whole theme', () => {
  const { site, diagnostics } = loadWith(withBrief("{ brand: '#1d6f5c', mood: calm }"))
  expect(diagnostics).toEqual([])
  expect(site?.coaches['nora']?.coach.theme).toMatchObject({
    brand: '#1d6f5c',
    font: 'figtree',
    art: 'waves',
  })
})

test('grounds that a mood makes are at one place, which is named once', () => {
  const { diagnostics } = loadWith(withBrief("{ brand: '#1d6f5c', mood: calm, brandInk: '#9fb4e0' }"))
  expect(diagnostics.map(({ rule, related }) => [rule, related?.length])).toEqual([['contrast', 1]])
})

test('a mood that nobody knows is named at its line, with the nearest', () => {
  const { diagnostics } = loadWith(withBrief("{ brand: '#1d6f5c', mood: clam }"))
  expect(reported(diagnostics)).toEqual([`${coachFile} theme.mood choice at clam }`])
  expect(diagnostics[0]?.fix).toBe(
    'Did you mean "calm"? Allowed: calm, bold, warm, precise, playful, elegant, sunny, earthy.',
  )
})

test.each([
  ["{ brand: '#1d6f5', mood: calm }", "theme.brand format at '#1d6f5', mood: calm"],
  ['{ mood: calm }', 'theme.brand missing at { mood: calm }'],
  ["{ brand: '#1d6f5c', mood: calm, accnt: '#ffa838' }", "theme.accnt unknown-key at accnt: '#ffa838' }"],
  ["{ brand: '#1d6f5c', mood: calm, radius: -2 }", 'theme.radius too-small at -2 }'],
])('a mistake in %s is reported at its place', (brief, diagnostic) => {
  const { diagnostics } = loadWith(withBrief(brief))
  expect(reported(diagnostics)).toEqual([`${coachFile} ${diagnostic}`])
})

test.each([
  ["'#1D6F5C'", '#1d6f5c'],
  ["'1d6f5c'", '#1d6f5c'],
  ["'#1d6'", '#11dd66'],
  ["'rgb(29, 111, 92)'", '#1d6f5c'],
  ['navy', '#bc1f4b'],
  ["'rgb(999, 0, 0)'", '#bc1f4b'],
])('a colour written as %s is reported with the form that is read', (written, suggestion) => {
  const [diagnostic] = loadWith(withBrief(`{ brand: ${written}, mood: calm }`)).diagnostics
  expect(diagnostic?.message).toContain(`must be a colour like "${suggestion}"`)
})

test.each([
  ['navy', '#000080'],
  ['Teal', '#008080'],
])('the name of the colour %s is answered with its figures', (written, figures) => {
  const [diagnostic] = loadWith(withBrief(`{ brand: ${written}, mood: calm }`)).diagnostics
  expect(diagnostic?.fix).toContain(`Write "${figures}".`)
})

test('a font is suggested by the name of its package', () => {
  const [diagnostic] = loadWith(withBrief("{ brand: '#1d6f5c', mood: calm, font: Young Serif }")).diagnostics
  expect(diagnostic?.message).toContain('such as "young-serif", or a font file')
})

test('a look of a colour alone lacks a mood, and is not asked for every token', () => {
  const { diagnostics } = loadWith(withBrief("{ brand: '#1d6f5c' }"))
  expect(reported(diagnostics)).toEqual([`${coachFile} theme.mood missing at { brand: '#1d6f5c' }`])
  expect(diagnostics[0]?.fix).toContain('calm, bold, warm')
  const misspelt = loadWith(withBrief("{ brand: '#1d6f5c', moood: calm }")).diagnostics
  expect(reported(misspelt)).toContain(`${coachFile} theme.moood unknown-key at moood: calm }`)
  expect(misspelt.length).toBeLessThanOrEqual(2)
})

test('a whole look that lacks a token is asked for that', () => {
  const { diagnostics } = loadWith(
    edited(coachFile, /  ink2: .*\n/.exec(goodFiles[coachFile] ?? '')?.[0] ?? '', ''),
  )
  expect(reported(diagnostics).map((line) => line.replace(/ at .*/, ''))).toEqual([
    `${coachFile} theme.ink2 missing`,
  ])
})

test('an unknown key of a look is reported with the nearest, in either form', () => {
  const brief = loadWith(withBrief("{ brand: '#1d6f5c', mood: calm, accnt: '#ffa838' }"))
  const whole = loadWith(edited(coachFile, '  radius: 22', '  radius: 22\n  heroo: poster'))
  expect(brief.diagnostics[0]?.fix).toMatch(/^Did you mean "accent"\? Allowed here: .*paper2/)
  expect(whole.diagnostics[0]?.fix).toMatch(/^Did you mean "hero"\? Allowed here: .*paper2/)
})

/** Breaks one token over a derived theme, then takes the colour that the diagnostic proposes. */
const expectProposal = (token: string, colour: string) => {
  const brief = `{ brand: '#1d6f5c', mood: calm, ${token}: '${colour}' }`
  const { diagnostics } = loadWith(withBrief(brief))
  expect(new Set(diagnostics.map(({ path }) => path))).toEqual(new Set([`theme.${token}`]))
  expect(diagnostics).toHaveLength(1)
  const better = /everywhere: '(#[0-9a-f]{6})'\.$/.exec(diagnostics[0]?.fix ?? '')?.[1]
  expect(loadWith(withBrief(brief.replace(colour, better ?? ''))).diagnostics).toEqual([])
}

test('of a derived theme the token over the top is blamed, front or ground, and the proposal works', () => {
  expectProposal('ink2', '#9ab0a8')
  expectProposal('accent', '#4a2a18')
  expectProposal('paper', '#5a5a5a')
})

const ofDerived = (look: string) =>
  loadWith({ ...withBrief("{ brand: '#1d6f5c', mood: calm }"), ...withTheme(look) }).diagnostics

test("a campaign's colour over a derived theme is checked at the campaign's line, and the proposal works", () => {
  expect(ofDerived("{ brand: '#ffd9e4' }")).toEqual([])
  const diagnostics = ofDerived("{ brand: '#ffd9e4', brandInk: '#ffb0c8' }")
  expect(reported(diagnostics)).toEqual([`${campaignFile} theme.brandInk contrast at '#ffb0c8' }`])
  const better = /everywhere: '(#[0-9a-f]{6})'\.$/.exec(diagnostics[0]?.fix ?? '')?.[1]
  expect(ofDerived(`{ brand: '#ffd9e4', brandInk: '${better}' }`)).toEqual([])
})

test('a similar colour is a repair; for a colour that would change beyond recognition there is none', () => {
  const faint = loadWith(edited(coachFile, "ink2: '#714949'", "ink2: '#8f6f6f'")).diagnostics
  expect(faint.map(({ path, repair }) => [path, repair?.length])).toEqual([['theme.ink2', 1]])
  const dark = loadWith(edited(coachFile, "paper: '#fef8eb'", "paper: '#222222'")).diagnostics
  const paper = dark.find(({ path }) => path === 'theme.paper')
  expect(paper?.fix).toMatch(/^No similar colour passes\. The nearest colour that can be read everywhere: '#/)
  expect(paper?.repair).toBeUndefined()
})
