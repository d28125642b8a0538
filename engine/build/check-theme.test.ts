import { expect, test } from 'vitest'
import { campaignFile, coachFile, edited, loadWith, told } from './site-fixture.ts'

test('a colour that cannot be read on its grounds is named once at its line, with all of them', () => {
  const { problems } = loadWith(edited(coachFile, "ink2: '#714949'", "ink2: '#b89090'"))
  expect(told(problems)).toEqual([`${coachFile} theme.ink2 contrast at '#b89090'`])
  expect(problems[0]?.message).toMatch(
    /^"ink2" \(#b89090\) on paper \(#fef8eb\) has a contrast of \d\.\d\d:1, but 4\.5:1 is needed; "ink2" .* on white .* is needed\.$/,
  )
  expect(problems[0]?.related).toHaveLength(2)
})

test('a colour that comes by itself is not in the file: its ground is named', () => {
  const { problems } = loadWith(edited(coachFile, "paper: '#fef8eb'", "paper: '#a8a8a8'"))
  expect(told(problems)).toContain(`${coachFile} theme.paper contrast at '#a8a8a8'`)
})

test('a font that is not installed is named', () => {
  const { problems } = loadWith(edited(coachFile, 'font: caprasimo', 'font: caprasimoo'))
  expect(told(problems)).toEqual([`${coachFile} theme.font missing-font at caprasimoo`])
  expect(problems[0]?.fix).toMatch(/^Did you mean "caprasimo"\? Installed: .*caprasimo/)
})

test('a font is a name, never a path', () => {
  const { problems } = loadWith(edited(coachFile, 'font: caprasimo', 'font: ../../etc'))
  expect(told(problems)).toEqual([`${coachFile} theme.font format at ../../etc`])
})

const withTheme = (theme: string) => edited(campaignFile, 'sections:', `theme: ${theme}\nsections:`)

test("a campaign's own colour is checked against the colours of its coach, at its line", () => {
  const { problems } = loadWith(withTheme("{ brand: '#ffd9e4' }"))
  expect(new Set(told(problems))).toEqual(new Set([`${campaignFile} theme.brand contrast at '#ffd9e4' }`]))
  expect(problems).toHaveLength(1)
  expect(problems[0]?.message.replaceAll(/\d+\.\d\d:1,/g, 'x,')).toContain(
    '"onBrand" (#fffbf4) on brand (#ffd9e4) has a contrast of x, but 4.5:1 is needed; "brand"',
  )
  const better = /everywhere: ('#[0-9a-f]{6}')\.$/.exec(problems[0]?.fix ?? '')?.[1]
  expect(loadWith(withTheme(`{ brand: ${better} }`)).problems).toEqual([])
})

test('colours that a campaign changes together are judged together', () => {
  const dark = "{ brand: '#ffd9e4', onBrand: '#3f181d' }"
  const { problems } = loadWith(withTheme(dark))
  expect(problems.filter(({ message }) => message.includes('onBrand'))).toEqual([])
  expect(
    loadWith(withTheme("{ deep: '#f0e0e4', onDeep: '#3f181d', onDeep2: '#4a2a2d', accent: '#802020' }"))
      .problems,
  ).toEqual([])
})

test("what the coach's own colours lack is not told again for each campaign", () => {
  const { problems } = loadWith({
    ...edited(coachFile, "ink2: '#714949'", "ink2: '#b89090'"),
    ...withTheme("{ brand: '#a01040' }"),
  })
  expect(new Set(problems.map(({ file }) => file))).toEqual(new Set([coachFile]))
})

test.each(['red;background:url(//evil)', '#FFF', 'rgb(0,0,0)', "#bc1f4b';}"])(
  '#37 a colour of a campaign is six hex digits, not %j',
  (colour) => {
    expect(told(loadWith(withTheme(JSON.stringify({ deep: colour }))).problems).join()).toContain(
      `${campaignFile} theme.deep format`,
    )
  },
)

test('a campaign may change colours, not the rest of the look', () => {
  expect(told(loadWith(withTheme('{ font: caprasimo }')).problems)).toEqual([
    `${campaignFile} theme.font unknown-key at font: caprasimo }`,
  ])
})
