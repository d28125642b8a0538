import type { Photo } from '../../campaign/release/assets.ts'
import type { Cache } from '../bundle/cache.ts'
import { contentHash } from '../bundle/content-hash.ts'
import { hashedFile } from '../bundle/hashed-file.ts'
import type { HashedFile } from '../bundle/hashed-file.ts'
import { decoded, opened } from './open-photo.ts'
import { photoFocus } from './photo-focus.ts'
import type { Quality } from './quality.ts'

/** The widest place that shows a photo: a frame of 400 px, or the screen. */
export type PhotoPlace = 'frame' | 'screen'

/** In pixels. The last is for the widest place on a dense screen. */
const widthsOf: Record<PhotoPlace, [number, number, number]> = {
  frame: [400, 800, 1200],
  screen: [480, 960, 1600],
}

export type EncodedPhoto = { photo: Photo; files: HashedFile[] }

/**
 * Copies of a photo in the widths that screens need: upright, in sRGB, and without what the camera wrote about the place
 * and the person. AVIF takes most of the time and comes with the best quality only.
 */
export const encodePhoto = async (
  cache: Cache,
  name: string,
  content: Buffer,
  quality: Quality = 'best',
  place: PhotoPlace = 'frame',
): Promise<EncodedPhoto> => {
  const source = contentHash(content)
  const { width, hasAlpha } = await photoFacts(cache, content)
  const widths = widthsOf[place]
  const shownWidth = Math.min(width, widths[2])
  const sizes = [...widths.slice(0, 2).filter((each) => each < width), shownWidth]
  const kinds: Kind[] = [...(quality === 'best' ? ['avif' as const] : []), 'webp']
  if (!hasAlpha) kinds.push('jpeg')
  const files: HashedFile[] = []
  const shown: Photo['kinds'] = []
  let url = ''
  for (const kind of kinds) {
    const copies: string[] = []
    // One JPEG is enough for the few browsers that need it; every address costs bytes of the document.
    for (const size of kind === 'jpeg' ? sizes.slice(0, 2).slice(-1) : sizes) {
      const key = ['photo', version, source, quality, kind, String(size)]
      const bytes = await cache.bytes(key, () => copyOf(content, size, kind, quality))
      const file = hashedFile(name.replace(/\.\w+$/, endings[kind]), bytes)
      files.push(file)
      copies.push(`${file.url} ${size}w`)
      url = file.url
    }
    if (kind !== 'jpeg') shown.push({ type: `image/${kind}`, srcset: copies.join(',') })
  }
  const photo: Photo = { url, ...(await shownShape(cache, content, place)), kinds: shown }
  // A frame is small, and its photo there almost as soon.
  if (place === 'screen' && !hasAlpha) {
    const blur = await cache.bytes(['photo', version, source, 'blur'], () => blurOf(content))
    photo.blur = `data:image/webp;base64,${blur.toString('base64')}`
  }
  return { photo, files }
}

/** The size of the widest copy in pixels, and what a frame shows of it. */
export const shownShape = async (cache: Cache, content: Buffer, place: PhotoPlace) => {
  const { width, height, hasAlpha } = await photoFacts(cache, content)
  const shownWidth = Math.min(width, widthsOf[place][2])
  const focus = place === 'screen' && !hasAlpha ? await photoFocus(cache, content) : {}
  return { width: shownWidth, height: Math.round((height * shownWidth) / width), ...focus }
}

/** Another recipe makes other bytes: count up. */
const version = '1'

type Kind = 'avif' | 'webp' | 'jpeg'
const endings: Record<Kind, string> = { avif: '.avif', webp: '.webp', jpeg: '.jpg' }

const photoFacts = (cache: Cache, content: Buffer) =>
  cache.json(['photo', version, contentHash(content)], async () => {
    const { autoOrient, hasAlpha } = await decoded((await opened(content)).metadata())
    return { ...autoOrient, hasAlpha }
  })

const copyOf = async (content: Buffer, width: number, kind: Kind, quality: Quality): Promise<Buffer> => {
  const copy = (await opened(content)).autoOrient().resize({ width })
  if (kind === 'avif') return decoded(copy.avif({ quality: 50, effort: 4 }).toBuffer())
  if (kind === 'webp')
    return decoded(copy.webp({ quality: 76, effort: quality === 'best' ? 5 : 1 }).toBuffer())
  return decoded(copy.jpeg({ quality: 78, mozjpeg: quality === 'best' }).toBuffer())
}

const blurOf = async (content: Buffer): Promise<Buffer> =>
  decoded((await opened(content)).autoOrient().resize({ width: 20 }).webp({ quality: 10 }).toBuffer())
