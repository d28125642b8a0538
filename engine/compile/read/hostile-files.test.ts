import { expect, test } from 'vitest'
import {
  campaignFile,
  coachFile,
  emailFile,
  goodFiles,
  loadWith,
} from '../../../tests/fixtures/site-fixture.ts'
import { templates } from '../templates/templates.ts'

const text = (file: string) => goodFiles[file] ?? ''
const page = text(campaignFile)
const mapFile = 'nora/night-map.yaml'
const guideFile = 'nora/guides/night-map.md'

/** One good file of each kind that a folder may hold. */
const good: Record<string, string> = {
  'site.yaml': text('site.yaml'),
  [coachFile]: text(coachFile),
  [campaignFile]: page
    .replace('{ title: Something went wrong }', '{ title: Oh }\n      full: { title: Full }')
    .replace('  - step: journey', '  - { step: event, capacity: 50 }\n  - step: journey'),
  [mapFile]: `coach: nora
path: /night-map
deliverable: night-map.md
template: lead-magnet
with:
  title: Sleep
  subtitle: Well
  leadMagnetName: The Night Map
  benefits: [{ title: A plan }]
`,
  [emailFile]: text(emailFile),
  [guideFile]: '---\ntitle: The Night Map\n---\n\n## Evening\n\nGo to bed.\n',
  'nora/emails/night-map.md':
    '---\nsubject: Here\npreheader: It is\n---\n\n[Open it](https://porch.example)\n',
}
const load = (changes: Record<string, string | Uint8Array>) => loadWith({ ...good, ...changes }, templates)

/** YAML files, and files with front matter. */
const kinds = Object.keys(good).filter((file) => file !== 'nora/emails/night-map.md')
const withYaml = (file: string, lines: string) => {
  const content = good[file] ?? ''
  return file.endsWith('.md') ? content.replace('---\n', `---\n${lines}\n`) : `${content}${lines}\n`
}

test('the files that are broken below are good before', () => {
  expect(load({}).diagnostics).toEqual([])
})

const bomb = ['x0: &x0 [a, a, a, a, a, a, a, a, a]']
for (let level = 1; level < 9; level++)
  bomb.push(
    `x${level}: &x${level} [${Array(9)
      .fill(`*x${level - 1}`)
      .join(', ')}]`,
  )

const hostile: [what: string, lines: string, rule: string][] = [
  ['aliases nine wide and nine deep', bomb.join('\n'), 'too-many-aliases'],
  ['an alias of itself', 'x: &x [*x]', 'cyclic-alias'],
  ['1,500 brackets', `x: ${'['.repeat(1500)}${']'.repeat(1500)}`, 'too-deep'],
  ['1,500 braces', `x: ${'{a: '.repeat(1500)}b${'}'.repeat(1500)}`, 'too-deep'],
  ['1,500 dashes', `x:\n  ${'- '.repeat(1500)}a`, 'too-deep'],
  [
    '1,500 indented keys',
    Array.from({ length: 300 }, (_, level) => `${' '.repeat(level)}a:`).join('\n'),
    'too-deep',
  ],
  ['a prototype key', '__proto__: { live: true }', 'forbidden-key'],
  ['a merge key', 'x: &x { a: b }\ny:\n  <<: *x', 'forbidden-key'],
  ['a function', 'x: !!js/function "process.exit(3)"', 'tag'],
  ['binary data', 'x: !!binary aGVsbG8=', 'tag'],
  ['an unknown key', 'colour: red', 'unknown-key'],
]
const table = kinds.flatMap((file) =>
  hostile.map(([what, lines, rule]) => [what, file, lines, rule] as const),
)

test.each(table)('%s in %s is refused at its line', (_, file, lines, rule) => {
  const { site, diagnostics } = load({ [file]: withYaml(file, lines) })
  expect(site).toBeUndefined()
  const own = diagnostics.filter((diagnostic) => diagnostic.file === file)
  expect(own.map((diagnostic) => diagnostic.rule)).toContain(rule)
  for (const diagnostic of own) expect(diagnostic.line).toBeGreaterThan(0)
})

test.each(kinds)('a key that is written twice in %s is refused', (file) => {
  const [first = ''] = (good[file] ?? '').replace('---\n', '').split('\n')
  const { diagnostics } = load({ [file]: withYaml(file, first) })
  expect(diagnostics.filter((diagnostic) => diagnostic.file === file).map(({ rule }) => rule)).toEqual([
    'duplicate-key',
  ])
})

test.each(kinds)('%s of 257 KiB, or with bytes that are not text, is refused', (file) => {
  const large = `${good[file] ?? ''}\n${'# x\n'.repeat(70_000)}`
  const bytes = Buffer.concat([Buffer.from(good[file] ?? ''), Buffer.from([0xff, 0xfe])])
  for (const [content, words] of [
    [large, 'is larger than 256 KiB.'],
    [bytes, 'is not valid UTF-8 text'],
  ] as const) {
    const own = load({ [file]: content }).diagnostics.filter((diagnostic) => diagnostic.file === file)
    expect(own.map(({ message }) => message)).toEqual([expect.stringContaining(words)])
  }
})

test.each([emailFile, guideFile])('a script in the front matter of %s is refused and never run', (file) => {
  const marker = 'porchlightMarker'
  const script = `---js\nglobalThis.${marker} = true\n---\n\nHello\n`
  expect(load({ [file]: script }).diagnostics.some((diagnostic) => diagnostic.file === file)).toBe(true)
  expect(globalThis).not.toHaveProperty(marker)
})

/** One error each: the file, what is replaced by what, and where it is reported. */
const faults: [what: string, file: string, from: string, to: string, place: string][] = [
  ['an unknown section', campaignFile, 'type: success', 'type: succes', 'sections[1].type choice'],
  ['an unknown step', campaignFile, '- step: email', '- step: emial', 'pipeline[3].step choice'],
  ['a misspelt field', campaignFile, 'label: Name', 'lable: Name', 'sections[0].fields[0].lable unknown-key'],
  ['no places', campaignFile, 'capacity: 50', 'capacity: 0', 'pipeline[1].capacity too-small'],
  ['fewer than none', campaignFile, 'capacity: 50', 'capacity: -1', 'pipeline[1].capacity too-small'],
  ['too many places', campaignFile, 'capacity: 50', 'capacity: 1e9', 'pipeline[1].capacity too-large'],
  ['places as a text', campaignFile, 'capacity: 50', 'capacity: "50"', 'pipeline[1].capacity type'],
  ['a wrong colour', coachFile, "brand: '#bc1f4b'", "brand: 'red'", 'theme.brand format'],
  [
    'a missing sender',
    coachFile,
    'sender:\n  name: Nora Vale\n  address: nora@sleep.example\n',
    '',
    'sender missing',
  ],
  ['a misspelt sender', coachFile, 'sender:', 'sendr:', 'sendr unknown-key'],
  ['a key of no template', mapFile, 'subtitle: Well', 'subtitel: Well', 'with.subtitel unknown-key'],
  ['a template of no name', mapFile, 'lead-magnet', 'lead-magent', 'template choice'],
  [
    'a script as a guide',
    mapFile,
    'subtitle: Well',
    'subtitle: Well\n  pdfDownloadUrl: javascript:alert(1)',
    'with.pdfDownloadUrl format',
  ],
  [
    'CSS as a colour',
    mapFile,
    'subtitle: Well',
    'subtitle: Well\n  gradientFrom: "red;background:url(//evil)"',
    'with.gradientFrom format',
  ],
  [
    'a deliverable out of its folder',
    mapFile,
    'night-map.md',
    '../../../etc/passwd.md',
    'deliverable format',
  ],
  ['a deliverable that runs', mapFile, 'night-map.md', 'night-map.js', 'deliverable format'],
  [
    'a list of hosts that are none',
    'site.yaml',
    'name: Porchlight',
    'name: P\nschedulerHosts: ["https://evil.example/"]',
    'schedulerHosts[0] format',
  ],
  [
    'an alias of another site',
    mapFile,
    'path: /night-map',
    'path: /night-map\naliases: [//evil.com]',
    'aliases[0] format',
  ],
  ['a path of the server', mapFile, 'path: /night-map', 'path: /staff', 'path rule'],
]

test.each(faults)('%s in %s is reported at its field', (_, file, from, to, place) => {
  const content = good[file] ?? ''
  expect(content).toContain(from)
  const { site, diagnostics } = load({ [file]: content.replace(from, to) })
  expect(site).toBeUndefined()
  expect(
    diagnostics.map((diagnostic) => `${diagnostic.file} ${diagnostic.path} ${diagnostic.rule}`),
  ).toContain(`${file} ${place}`)
})
