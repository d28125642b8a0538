import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSite } from '../../load/open-site.ts'
import { boxedOf, gifOf, jpegOf, pngOf, webpOf } from '../../../../tests/fixtures/picture-fixture.ts'
import { readCoachPart } from '../../parse/read-coach.ts'
import {
  campaignFile,
  coachFile,
  edited,
  loadWith,
  reported,
  writeSite,
} from '../../../../tests/fixtures/site-fixture.ts'
import {
  coach,
  file as nightFile,
  mail as nightMail,
  nightMap,
} from '../../../../tests/fixtures/lead-magnet-fixture.ts'
import { templates } from '../../templates/templates.ts'

const portrait = (src: string) => edited(coachFile, 'theme:', `portrait: { src: ${src}, alt: Nora }\ntheme:`)
const faultsOf = (name: string, content: Buffer | string) =>
  loadWith({ ...portrait(name), [`nora/assets/${name}`]: content }).diagnostics.map(
    ({ path, rule, message, fix = '' }) => `${path} ${rule}: ${message} ${fix}`,
  )
const ofSize = (head: Buffer, bytes: number) => Buffer.concat([head, Buffer.alloc(bytes - head.length)])
const mega = 1024 * 1024

test.each([
  ['me.jpg', ofSize(jpegOf(8000, 5000), 25 * mega)],
  ['me.jpeg', jpegOf(9, 9)],
  ['me.JPG', jpegOf(9, 9)],
  ['me.png', pngOf(30_000, 20)],
  ['me.webp', webpOf(9, 9)],
  ['me.avif', boxedOf(['avif'], 9, 9)],
  ['me.gif', gifOf(9, 9)],
  ['me.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000"/>'],
  [
    'me.svg',
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><use xlink:href="#a" fill="url(#b)"/></svg>',
  ],
])('%s is shown by browsers', (name, content) => {
  expect(faultsOf(name, content)).toEqual([])
})

test.each([
  [
    'me.jpg',
    pngOf(9, 9),
    '"me.jpg" holds a PNG picture, which its ending does not say. Rename it to "me.png"',
  ],
  [
    'team/me',
    jpegOf(9, 9),
    '"team/me" holds a JPEG picture, which its ending does not say. Rename it to "team/me.jpg"',
  ],
  [
    'me.heic',
    boxedOf(['heic'], 9, 9),
    '"me.heic" is a HEIC photo of a phone, which browsers do not show. Open it',
  ],
  [
    'me.jpg',
    boxedOf(['mif1', 'heic'], 9, 9),
    '"me.jpg" is a HEIC photo of a phone, which browsers do not show. Open it in a photo program, export it as JPEG into the same folder, and write "me-web.jpg" here',
  ],
  ['me.jpg', 'no picture', '"me.jpg" holds no picture, or a damaged one. Export it again'],
  ['me.jpg', '', '"me.jpg" is empty. Export it again'],
  [
    'me.jpg',
    jpegOf(90, 60).subarray(0, -2),
    '"me.jpg" ends before its picture does: a part of it would be grey. Copy it',
  ],
  [
    'me.svg',
    '<svg width="9"/>',
    '"me.svg" is a drawing that browsers do not show: its tag "<svg" lacks the name of its language. Write <svg xmlns=',
  ],
  ...[
    '<script>1</script>',
    '<a-b:script/>',
    '<g onload="a()"/>',
    '<g onload\n="a()"/>',
    '<foreignObject/>',
    '<image href="https://a.example/x.png"/>',
    '<image href\n= "//a.example/x.png"/>',
    '<g style="fill:url(https://a.example/x#y)"/>',
    '<style>@import "a.css"</style>',
  ].map((part): [string, string, string] => [
    'me.svg',
    `<svg xmlns="http://www.w3.org/2000/svg">${part}</svg>`,
    '"me.svg" is more than a drawing: it contains "',
  ]),
])('%s that browsers do not show is reported with what to do', (name, content, words) => {
  const faults = faultsOf(name, content)
  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain(`portrait.src file-kind: ${words}`)
})

test.each([
  [
    'me.jpg',
    ofSize(jpegOf(8000, 5001), 3 * mega),
    '3 MB and 8000 x 5001 pixels (41 megapixels): a photo has at most 25 MB and 40 megapixels',
  ],
  ['me.jpg', ofSize(jpegOf(90, 90), 25 * mega + 1), '25.1 MB and 90 x 90 pixels (1 megapixels): a photo has'],
  ['me.gif', gifOf(4001, 20), '1 KB and 4001 x 20 pixels: a picture has at most 1 MB, and 4000'],
  [
    'me.svg',
    `<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(mega)}</svg>`,
    '1.1 MB: a picture has at most 1 MB',
  ],
])('%s that is too large is reported with its size', (name, content, words) => {
  const faults = faultsOf(name, content)
  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain(`portrait.src too-large: "${name}" has ${words}`)
})

const photo = (file: string, content: Buffer) =>
  loadWith({
    ...edited(
      campaignFile,
      'sections:',
      `sections:\n  - { type: media, image: { file: ${file}, alt: A lake } }`,
    ),
    [`nora/assets/${file}`]: content,
  }).diagnostics.map(({ path, message }) => `${path}: ${message}`)

test('a photo that may fill the screen has the pixels for it', () => {
  expect(photo('lake.jpg', jpegOf(800, 600))).toEqual([])
  expect(photo('lake.jpg', jpegOf(120, 90))).toEqual([
    expect.stringContaining('sections[0].image.file: "lake.jpg" has 120 x 90 pixels: it would be blurred'),
  ])
  expect(photo('lake.jpg', jpegOf(4000, 900))).toEqual([
    expect.stringContaining('"lake.jpg" has 4000 x 900 pixels: most of such a strip is cut off'),
  ])
})

test('photos of a gallery are checked as any other', () => {
  const gallery =
    '  - { type: gallery, photos: [{ file: a.jpg, alt: A lake }, { file: b.svg, alt: A hill }, { file: c.jpg, alt: A sky }] }'
  const { diagnostics } = loadWith({
    ...edited(campaignFile, 'sections:', `sections:\n${gallery}`),
    'nora/assets/a.jpg': jpegOf(8000, 5200),
    'nora/assets/b.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
  })
  expect(diagnostics.map(({ path, rule }) => `${path} ${rule}`)).toEqual([
    'sections[0].photos[0].file too-large',
    'sections[0].photos[1].file file-kind',
    'sections[0].photos[2].file missing-picture',
  ])
})

const logo = (name: string, content: Buffer) =>
  loadWith({
    ...edited(coachFile, 'theme:', `logo: ${name}\ntheme:`),
    'nora/assets/logo.png': content,
  }).diagnostics.map(({ path, rule }) => `${path} ${rule}`)

test('a logo is a picture without a background, and its file is there', () => {
  expect(logo('logo.png', pngOf(300, 60))).toEqual([])
  expect(logo('logo.jpg', pngOf(300, 60))).toContain('logo format')
  expect(logo('logo.svg', pngOf(300, 60))).toEqual(['logo missing-picture'])
})

test('a picture for shared links is served as it is, and has its own limit', () => {
  const image = edited(campaignFile, 'seo:', 'seo:\n  image: me.jpg')
  const { diagnostics } = loadWith({ ...image, 'nora/assets/me.jpg': jpegOf(4001, 20) })
  expect(diagnostics.map(({ path, message }) => `${path}: ${message}`)).toEqual([
    'seo.image: "me.jpg" has 1 KB and 4001 x 20 pixels: a picture has at most 1 MB, and 4000 pixels on a side.',
  ])
})

test('a bad picture is reported once, where it is first named, with the other places', () => {
  const image = edited(campaignFile, 'seo:', 'seo:\n  image: me.jpg')
  const { diagnostics } = loadWith({ ...portrait('me.jpg'), ...image, 'nora/assets/me.jpg': 'none' })
  expect(reported(diagnostics)).toEqual([`${coachFile} portrait.src file-kind at me.jpg, alt: Nora }`])
  expect(diagnostics[0]?.related).toEqual([expect.objectContaining({ line: 7, column: 10 })])
})

test('files that no page names are not validated', () => {
  expect(loadWith({ 'nora/assets/raw.heic': boxedOf(['heic'], 9, 9) }).diagnostics).toEqual([])
})

const second = {
  'nora/second.yaml': nightMap({}, { path: '/second' })[nightFile],
  'nora/emails/second.md': nightMap()[nightMail],
}
const author = nightMap({}, {}, second)
const ofAuthor = (from: string, to: string) => ({ ...author, [coachFile]: coach.replace(from, to) })

test.each([
  ['a missing file', ofAuthor('portrait.svg', 'portrat.svg'), 'portrait.src missing-picture'],
  ['poor words', ofAuthor('Nora at dusk', 'portrait'), 'portrait.alt alt-text'],
  ['a damaged file', { ...author, 'nora/assets/portrait.svg': 'none' }, 'portrait.src file-kind'],
])(
  "a coach's portrait with %s is reported in coach.yaml, not on each page of a template",
  (_, changes, fault) => {
    expect(loadWith(author, templates).diagnostics).toEqual([])
    const lines = reported(loadWith(changes, templates).diagnostics)
    expect(lines).toEqual([expect.stringContaining(`${coachFile} ${fault} at`)])
  },
)

test('a picture that did not change is not read again', () => {
  const dir = `${writeSite()}/nora`
  const schemas = { templates: [] }
  const first = readCoachPart({ slug: 'nora', dir }, schemas, undefined)
  const later = readCoachPart({ slug: 'nora', dir }, schemas, first)
  const shown = first.folder.pictures?.get('portrait.svg')
  expect(shown?.kind).toBe('svg')
  expect(later.folder.pictures?.get('portrait.svg')).toBe(shown)
})

test('a picture that is replaced during the work is validated again', () => {
  const dir = writeSite({ ...portrait('me.png'), 'nora/assets/me.png': pngOf(9, 9) })
  const open = openSite({ dir, publicOrigin: 'https://porch.example' })
  expect(open.update(null).diagnostics).toEqual([])
  writeFileSync(join(dir, 'nora/assets/me.png'), 'none')
  expect(open.update(new Set(['nora'])).diagnostics.map(({ rule }) => rule)).toEqual(['file-kind'])
  writeFileSync(join(dir, 'nora/assets/me.png'), pngOf(20, 20))
  expect(open.update(new Set(['nora'])).diagnostics).toEqual([])
})
