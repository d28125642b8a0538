import { join } from 'node:path'
import sharp from 'sharp'

/** The photo of the lab's pages: soft spots of colour, so that its copies differ as those of a camera do. */
export const writeLabPhoto = async (campaigns: string) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const spots = await sharp({ create: { width: 48, height: 32, channels: 3, background: 'navy', noise } })
    .png()
    .toBuffer()
  // Noise of this size would take twenty seconds to become AVIF.
  const photo = sharp(spots).resize(2400, 1600)
  return photo.jpeg().toFile(join(campaigns, 'nora/assets/lake.jpg'))
}
