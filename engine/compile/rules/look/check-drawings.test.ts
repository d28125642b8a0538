import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { campaignFile, coachFile, edited, loadWith } from '../../../../tests/fixtures/site-fixture.ts'

const jug = readFileSync('stories/pictures/jug.svg', 'utf8')
const named = edited(coachFile, '  art: citrus', '  art: citrus\n  drawing: jug.svg')
const load = (content: string | undefined, more: Record<string, string> = {}) =>
  loadWith({ ...named, 'nora/assets/jug.svg': content, ...more })
const faultsOf = (content: string | undefined) =>
  load(content).diagnostics.map(
    ({ file, line, column, path, rule, message, fix = '' }) =>
      `${file}:${line}:${column} ${path} ${rule}: ${message} ${fix}`,
  )

test('a coach has a drawing of their own in the colours of the theme', () => {
  const { site, diagnostics } = load(jug)
  expect(diagnostics).toEqual([])
  const drawing = site?.coaches['nora']?.coach.theme.drawing
  expect(drawing).toMatchObject({ file: 'jug.svg', drawn: { box: [480, 600], fills: false } })
  expect(drawing?.drawn?.shapes).toContain('var(--accent)')
})

const own = (theme: string) => load(jug, edited(campaignFile, 'sections:', `theme: ${theme}\nsections:`))

test("a campaign has one of its own, or a drawing of ours in the place of the coach's", () => {
  expect(own('{ drawing: jug.svg }').site?.campaigns[0]?.theme?.drawing?.drawn).toBeDefined()
  expect(own('{ art: waves }').diagnostics).toEqual([])
  expect(own('{ drawing: none.svg }').diagnostics).toMatchObject([
    { path: 'theme.drawing', rule: 'missing-picture' },
  ])
  expect(own('{ drawing: jug.png }').diagnostics).toMatchObject([
    { path: 'theme.drawing', message: expect.stringContaining('must be the name of an SVG file') },
  ])
})

const inside = (shapes: string, box = '0 0 80 100') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">\n${shapes}\n</svg>`

test.each([
  [
    'a photo and words',
    inside('<image/>\n<text>Hi</text>'),
    'drawing: "jug.svg" is more than plain shapes: it has <image> (line 2), <text> (line 3).',
  ],
  ['a strip', inside('<path d="M0 0h9"/>', '0 0 900 100'), 'drawing: "jug.svg" is 900 wide and 100 high'],
  [
    'too much',
    inside(`<path d="${'M0 0h9'.repeat(12_000)}"/>`),
    'drawing: "jug.svg" has 71 KB: a drawing has at most 64 KB',
  ],
  ['half a file', jug.slice(0, 900), 'drawing: "jug.svg" is a damaged drawing'],
  ['a script', inside('<script/>'), 'file-kind: "jug.svg" is more than a drawing: it contains "<script"'],
  [
    'a bomb',
    `<!DOCTYPE svg [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>${inside('<path d="&b;"/>')}`,
    'file-kind: "jug.svg" is more than a drawing: it contains "<!ENTITY"',
  ],
  ['words', 'a jug', 'file-kind: "jug.svg" holds no picture'],
])('%s is refused once, where it is named', (_, content, words) => {
  expect(faultsOf(content)).toEqual([expect.stringContaining(`nora/coach.yaml:27:12 theme.drawing ${words}`)])
})

test('the diagnostic leads to the line of the drawing', () => {
  const [fault] = load(inside('<path/>\n<path fill="brand"/>')).diagnostics
  expect(fault?.related).toEqual([
    { file: expect.stringMatching(/nora\/assets\/jug\.svg$/), line: 3, column: 1 },
  ])
  expect(fault?.fix).toContain('var(--accent)')
})

test('a drawing that is more than one is not helped with a kind that a drawing cannot be', () => {
  const active = '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'
  const { diagnostics } = loadWith({ ...named, 'nora/assets/jug.svg': active })
  expect(diagnostics.map(({ fix }) => fix)).toEqual([
    'Export it as plain SVG, without scripts and links to other files.',
  ])
})
