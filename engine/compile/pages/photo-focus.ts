import type { Photo } from '../../campaign/release/assets.ts'
import type { Cache } from '../bundle/cache.ts'
import { contentHash } from '../bundle/content-hash.ts'
import { decoded, loadSharp, opened } from './open-photo.ts'

/** What a frame may not cut off: of a wide photo from side to side, of an upright one from top to bottom. */
export const photoFocus = (cache: Cache, content: Buffer): Promise<Pick<Photo, 'focus'>> =>
  cache.json(['photo-focus', contentHash(content), '1'], async () => {
    const upright = (await opened(content)).autoOrient()
    const { data, info } = await decoded(
      upright
        .resize({ width: side, height: side, fit: 'inside' })
        .png()
        .toBuffer({ resolveWithObject: true }),
    )
    const { width, height } = info
    const isWide = width > height
    const half = isWide ? { width: Math.ceil(width / 2), height } : { width, height: Math.ceil(height / 2) }
    const found = await (
      await loadSharp()
    )(data)
      .resize({ ...half, position: 'attention' })
      .toBuffer({ resolveWithObject: true })
    const { attentionX: x = width / 2, attentionY: y = height / 2 } = found.info
    return { focus: isWide ? { x: inSteps(beyondIt(x / width)) } : { y: inSteps(aboveIt(y / height)) } }
  })

const side = 160

/** Further out than it is: at the frame's edge half of it would be cut off. */
const beyondIt = (share: number) => share * 1.5 - 1 / 4

/** A person in an upright photo has the head in its upper third, whatever else draws the eye. */
const aboveIt = (share: number) => (share * 2) / 3 - 1 / 6

/** Each step is a class. */
const inSteps = (share: number) => Math.min(4, Math.max(0, Math.round(share * 4))) * 25
