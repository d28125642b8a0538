import { join } from 'node:path'
import sharp from 'sharp'
import { seeded } from '../kill/seeded.ts'

const size = { width: 48, height: 32, channels: 3 } as const

/**
 * The photo of the lab's pages: soft spots of colour, so that its copies differ as those of a camera do. The same in every
 * run, so that its copies come from the cache.
 */
export const writeLabPhoto = async (campaigns: string) => {
  const random = seeded(1)
  const spots = Buffer.from(
    Array.from({ length: size.width * size.height * size.channels }, () =>
      Math.round(((random() + random() + random()) / 3) * 255),
    ),
  )
  // Noise of the photo's size would take twenty seconds to become AVIF.
  const photo = sharp(spots, { raw: size }).resize(2400, 1600)
  return photo.jpeg().toFile(join(campaigns, 'nora/assets/lake.jpg'))
}
