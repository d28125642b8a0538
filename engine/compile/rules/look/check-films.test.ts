import { expect, test } from 'vitest'
import { campaignFile, edited, loadWith } from '../../../../tests/fixtures/site-fixture.ts'
import { filmWith, lake, lateFilm } from '../../../../tests/fixtures/film-fixture.ts'

const media = (video: string) =>
  edited(
    campaignFile,
    '  - type: success',
    `  - type: media\n    video: { ${video}, title: The lake }\n  - type: success`,
  )
const faultsOf = (video: string, files: Record<string, Buffer | string> = {}) => {
  const assets = Object.entries(files).map(([name, content]) => [`nora/assets/${name}`, content])
  return loadWith({ ...media(video), ...Object.fromEntries(assets) }).diagnostics.map(
    ({ line, column, path, rule, message, fix = '' }) =>
      `${line}:${column} ${path} ${rule}: ${message} ${fix}`,
  )
}
const file = '20:20 sections[1].video.file'
const large = (film: Buffer) => Buffer.concat([film, Buffer.alloc(41 * 1024 * 1024 - film.length)])

/** The first entry of the list of kinds is the film's. */
const hevc = () => {
  const film = Buffer.from(lake.mp4)
  film.write('hvc1', film.indexOf('stsd') + 16, 'latin1')
  return film
}

test('films and captions that browsers play', () => {
  expect(faultsOf('file: lake.mp4', { 'lake.mp4': lake.mp4 })).toEqual([])
  const files = { 'lake.WEBM': lake.webm, 'lake.vtt': lake.vtt }
  expect(faultsOf('file: lake.WEBM, captions: lake.vtt', files)).toEqual([])
})

test.each([
  [
    'a film that is not there',
    {},
    'missing-picture: there is no file "lake.mp4" in the coach\'s assets folder. Put the file',
  ],
  [
    'another kind of film',
    { 'lake.mp4': lake.webm },
    'file-kind: "lake.mp4" holds a WebM film, which its ending does not say. Rename it to "lake.webm"',
  ],
  [
    'QuickTime under another name',
    { 'lake.mp4': filmWith('isom', 'qt  ') },
    'file-kind: "lake.mp4" holds a QuickTime film, whatever its ending says, which many browsers do not play. Run: ffmpeg -i lake.mp4 -c:v libx264 -pix_fmt yuv420p -movflags +faststart lake-web.mp4',
  ],
  [
    'a text',
    { 'lake.mp4': 'lake' },
    'file-kind: "lake.mp4" holds no film, or a damaged one. Export it again',
  ],
  ['nothing', { 'lake.mp4': '' }, 'file-kind: "lake.mp4" is empty. Export it again'],
  [
    'sound alone',
    { 'lake.mp4': filmWith('tkhd', 'none') },
    'file-kind: "lake.mp4" holds sound alone, or a damaged film.',
  ],
  [
    'the film of a new phone',
    { 'lake.mp4': hevc() },
    'file-kind: "lake.mp4" is packed as HEVC, which many browsers do not play. Run: ffmpeg',
  ],
  [
    'an index at the end',
    { 'lake.mp4': lateFilm },
    'film-index: "lake.mp4" has its index at its end: a browser would load all of it before it plays. Run: ffmpeg -i lake.mp4 -c copy -movflags +faststart lake-web.mp4',
  ],
  [
    'a long film',
    { 'lake.mp4': large(lake.mp4) },
    'too-large: "lake.mp4" has 41 MB: a film has at most 40 MB. Put it on YouTube or Vimeo and write its link as "url", or compress it: ffmpeg -i lake.mp4',
  ],
])('%s', (_, files, fault) => {
  const [first = '', ...others] = faultsOf('file: lake.mp4', files)
  expect(first.slice(0, `${file} ${fault}`.length)).toBe(`${file} ${fault}`)
  expect(others).toEqual([])
})

test.each(['talk.mov', 'talk.avi', 'talk.mkv'])('%s is refused with the way to convert it', (name) => {
  const [fault = '', ...others] = faultsOf(`file: ${name}`, { [name]: 'film' })
  expect(fault).toContain(`${file} format: must end in .mp4 or .webm`)
  expect(fault).toContain('ffmpeg -i talk.mov -c:v libx264')
  expect(others).toEqual([])
})

const captions = (name: string, files = {}) =>
  faultsOf(`file: lake.mp4, captions: ${name}`, { 'lake.mp4': lake.mp4, ...files })

test('captions begin with WEBVTT, lie in the folder and end in .vtt', () => {
  expect(captions('lake.vtt', { 'lake.vtt': '1\n00:00:00,000 --> 00:00:01,000\nHello' })[0]).toContain(
    '.captions file-kind: "lake.vtt" does not begin with "WEBVTT", so browsers show no captions.',
  )
  expect(captions('lake.vtt', { 'lakes.vtt': lake.vtt })[0]).toMatch(
    /\.captions missing-picture: .* Did you mean "lakes\.vtt"\? .* name one of: lakes\.vtt/,
  )
  expect(captions('lake.srt', { 'lake.srt': '1' })[0]).toContain('must end in .vtt')
})

test('a film is no picture', () => {
  const changes = edited(campaignFile, 'seo:\n', 'seo:\n  image: lake.mp4\n')
  const { diagnostics } = loadWith({ ...changes, 'nora/assets/lake.mp4': lake.mp4 })
  expect(diagnostics.map(({ message }) => message)).toContain(
    '"lake.mp4" holds no picture, or a damaged one.',
  )
})
