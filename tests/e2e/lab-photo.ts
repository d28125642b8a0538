import { join } from 'node:path'
import sharp from 'sharp'

/** The photo of the lab's pages: hard to compress, so that its copies differ as those of a camera do. */
export const writeLabPhoto = (campaigns: string) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const photo = sharp({ create: { width: 2400, height: 1600, channels: 3, background: 'navy', noise } })
  return photo.jpeg().toFile(join(campaigns, 'nora/assets/lake.jpg'))
}
