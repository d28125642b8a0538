import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { storySetting } from '../../stories/story-setting.ts'
import type { Photo } from '../kit/photo.ts'
import { MediaProps } from './media.schema.ts'
import { Media } from './media.tsx'

const image = { file: 'kitchen.jpg', alt: 'A kitchen' }
const video = { url: 'https://youtu.be/aqz-KE-bpKQ', title: 'The kitchen in March' }
const draw = (more: object, photo?: Photo) =>
  renderToStaticMarkup(
    <Media
      {...MediaProps.parse({ type: 'media', ...more })}
      setting={{ ...storySetting, ...(photo && { photo: () => photo }) }}
    />,
  )
const faults = (value: object) =>
  MediaProps.safeParse({ type: 'media', ...value }).error?.issues.map(({ path }) => path.join('.'))

test('a picture is above or below the words, or on the side that the page leaves it', () => {
  const words = { image, title: 'The table' }
  expect(draw({ ...words, side: 'above' })).toMatch(/<img.*<h2/)
  expect(draw({ ...words, side: 'below' })).toMatch(/<h2.*<img/)
  expect(draw(words)).toMatch(/media-right.*<h2.*<img/)
  const turned = { ...storySetting, pictureSide: 'left' } as const
  expect(
    renderToStaticMarkup(<Media {...MediaProps.parse({ type: 'media', ...words })} setting={turned} />),
  ).toMatch(/media-left.*<h2.*<img/)
  expect(draw({ image })).not.toContain('media-words')
})

test('a photo comes lazily, in the widths and kinds of the build, with a blur until then', () => {
  const kinds = [{ type: 'image/webp', srcset: '/assets/k.webp 480w' }]
  const html = draw(
    { image },
    { url: '/k.jpg', width: 1600, height: 900, kinds, blur: 'data:image/webp;base64,AA' },
  )
  expect(html).toContain(
    '<source type="image/webp" srcSet="/assets/k.webp 480w" sizes="(width &gt;= 64rem) 50vw, 100vw"/>',
  )
  expect(html).toContain('width="1600" height="900" loading="lazy"')
  expect(html).toContain('<img class="photo-blur" src="data:image/webp;base64,AA" alt=""/>')
})

test('focus and treatment are classes of the frame', () => {
  const html = draw({ image: { ...image, focus: 'top-left', treatment: 'duotone' } })
  expect(html).toContain('class="photo-frame focus-x-0 focus-y-0 photo-duotone media-picture"')
})

test('without a treatment a photo is toned to the theme, a drawing is not', () => {
  expect(draw({ image })).toContain('photo-graded')
  expect(draw({ image: { ...image, treatment: 'none' } })).not.toContain('photo-graded')
  expect(draw({ image: { ...image, file: 'harbour.svg' } })).not.toContain('photo-graded')
})

test('a film is a link that names its player, and fetches nothing', () => {
  const html = draw({ video, side: 'above' })
  expect(html).toContain(
    `href="${video.url}" target="_blank" rel="noopener noreferrer" data-film="https://www.yout`,
  )
  expect(html).toContain('<b>The kitchen in March</b> <small>YouTube</small>')
  expect(html).not.toContain('<iframe')
})

const own = { file: 'talk.mp4', captions: 'talk.vtt', title: 'The kitchen in March' }

test('a film of the site is a player with its name and captions, which fetches nothing and starts nothing', () => {
  const html = draw({ video: { ...own, transcript: ['Nobody speaks.'] }, side: 'above' })
  expect(html).toMatch(
    /<video [^>]*aria-label="The kitchen in March" width="16" height="9" controls="" playsInline="" preload="none">/,
  )
  expect(html).toMatch(/<track kind="captions" src="[^"]+" srcLang="en" default=""\/>/)
  expect(html).toContain('The kitchen in March</a></video>')
  expect(html).toContain('Nobody speaks.')
  expect(html).not.toMatch(/autoplay|data-film|muted/i)
})

const film = (width: number, height: number) =>
  renderToStaticMarkup(
    <Media
      {...MediaProps.parse({ type: 'media', video: own })}
      setting={{ ...storySetting, film: () => ({ width, height }) }}
    />,
  )

test('a film has the size that the build measured, and one that is higher than wide is narrow', () => {
  expect(film(1080, 1920)).toMatch(/video-tall.*width="1080" height="1920"/)
  expect(film(1920, 1080)).not.toContain('video-tall')
})

test('a film is a file or a link, and captions belong to a file', () => {
  expect(faults({ video: own })).toBeUndefined()
  expect(faults({ video: { title: 'March' } })).toEqual(['video'])
  expect(faults({ video: { ...video, file: 'talk.mp4' } })).toEqual(['video.file'])
  expect(faults({ video: { ...video, captions: 'talk.vtt' } })).toEqual(['video.captions'])
  expect(faults({ video: { ...own, file: 'talk.mov' } })).toEqual(['video.file'])
  expect(faults({ video: { ...own, captions: 'talk.srt' } })).toEqual(['video.captions'])
})

test.each([
  [
    '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>',
    'write the address in its "src" alone',
  ],
  ['talk.mov', 'a film of your own goes to "file"'],
  ['https://www.youtube.com/@vale', 'this is a channel'],
])('what is no link to a film says what it is: %s', (url, words) => {
  const { error } = MediaProps.safeParse({ type: 'media', video: { ...video, url } })
  expect(error?.issues[0]?.message).toContain(words)
})

test('either a picture or a film, and no words over a player', () => {
  expect(faults({})).toEqual([''])
  expect(faults({ image, video })).toEqual(['video'])
  expect(faults({ video, side: 'behind' })).toEqual(['side'])
  expect(faults({ video: { ...video, url: 'https://drive.google.com/file/d/1/view' } })).toEqual([
    'video.url',
  ])
  expect(faults({ image: { ...image, treatment: 'cut-out' } })).toEqual(['image.treatment'])
})
