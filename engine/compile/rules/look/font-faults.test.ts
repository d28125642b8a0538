import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { coachFile, edited, loadWith } from '../../../../tests/fixtures/site-fixture.ts'

const require = createRequire(import.meta.url)
const packageFile = (name: string) => readFileSync(require.resolve(name))
const fixed = packageFile('@fontsource/gloock/files/gloock-latin-400-normal.woff2')
const variable = packageFile('@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2')

const site = (theme: string, files: Record<string, Buffer> = {}) =>
  loadWith({
    ...edited(coachFile, 'font: caprasimo', theme),
    ...Object.fromEntries(Object.entries(files).map(([name, content]) => [`nora/assets/${name}`, content])),
  })
const faultsOf = (theme: string, files: Record<string, Buffer> = {}) =>
  site(theme, files).diagnostics.map(
    ({ path, rule, message, fix = '' }) => `${path} ${rule}: ${message} ${fix}`,
  )

const sfnt = () => subsetFont(fixed, letters, { targetFormat: 'sfnt' })
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,'

/** The table of contents of a font says where OS/2 is; fsType is its fifth word. */
const restricted = async () => {
  const font = await sfnt()
  const entry = font.indexOf('OS/2', 0, 'latin1')
  font.writeUInt16BE(0x0002, font.readUInt32BE(entry + 8) + 8)
  return font
}

test('a font file of the coach, in headings and in texts', async () => {
  const first = site('font: Brand.woff2', { 'Brand.woff2': fixed })
  expect(first.diagnostics).toEqual([])
  const name = first.site?.coaches['nora']?.coach.theme.font
  expect(name).toMatch(/^own-[0-9a-f]{12}$/)
  const other = site('font: brand.ttf', { 'brand.ttf': await sfnt() })
  expect(other.diagnostics).toEqual([])
  expect(other.site?.coaches['nora']?.coach.theme.font).not.toBe(name)
  expect(faultsOf('font: a.woff2\n  weight: 800\n  textFont: a.woff2', { 'a.woff2': variable })).toEqual([])
})

test.each([
  [
    'one that is not there',
    'brnad.woff2',
    /missing-font: there is no font "brnad.woff2".*Did you mean "brand.woff2"\?/,
  ],
  [
    'a path',
    'assets/brand.woff2',
    /format: must be the name alone of a file in the assets folder, such as "brand.woff2"/,
  ],
  ['none', 'broken.ttf', /file-kind: "broken.ttf" is no font/],
  ['a page that a browser stored as a font', 'page.woff', /file-kind: "page.woff" is no font/],
  ['a cut one', 'cut.ttf', /font-file: "cut.ttf" lacks D E F G H I J K and \d+ more letters/],
  ['one that may not be embedded', 'desk.ttf', /font-file: "desk.ttf" forbids to be embedded/],
  ['a huge one', 'huge.otf', /too-large: "huge.otf" has 6 MB: a font has at most 5 MB/],
])('%s is refused where it is named', async (_, name, expected) => {
  const files = {
    'brand.woff2': fixed,
    'broken.ttf': fixed.subarray(0, 2000),
    'page.woff': Buffer.from('<!doctype html><title>404</title>'),
    'cut.ttf': await subsetFont(fixed, 'ABC', { targetFormat: 'sfnt' }),
    'desk.ttf': await restricted(),
    'huge.otf': Buffer.alloc(5.5 * 1024 * 1024),
  }
  const faults = faultsOf(`font: ${name}`, files)
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(/^theme\.font /)
  expect(faults[0]).toMatch(expected)
})

test('a weight that a variable font lacks, and texts in a font of one weight', () => {
  expect(faultsOf('font: a.woff2\n  weight: 900', { 'a.woff2': variable })).toEqual([
    'theme.font font-file: "a.woff2" has weights from 200 to 800, and headings are set in 900. Write a "weight" from 200 to 800.',
  ])
  expect(faultsOf('font: gloock\n  textFont: b.woff2', { 'b.woff2': fixed })).toEqual([
    expect.stringMatching(
      /^theme\.textFont font-file: "b\.woff2" is not a variable font with weights from 400 to 700/,
    ),
  ])
})
