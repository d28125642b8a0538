import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** `changed`: share of the larger picture's pixels, from 0 to 1; 1 where one of the two is missing. */
export type Compared = { name: string; changed: number; isNew: boolean; isGone: boolean }

type Folders = { before: string; after: string; out: string }

/** Compares pictures of the same name in two folders, and draws what differs into `out`. Those with most changes come first. */
export const comparePictures = async ({ before, after, out }: Folders): Promise<Compared[]> => {
  mkdirSync(out, { recursive: true })
  const names = [...new Set([before, after].flatMap((folder) => picturesIn(folder)))]
  const compared: Compared[] = []
  for (const name of names) {
    const [isNew, isGone] = [!existsSync(join(before, name)), !existsSync(join(after, name))]
    const changed = isNew || isGone ? 1 : await difference(name, { before, after, out })
    compared.push({ name, changed, isNew, isGone })
  }
  return compared.toSorted((a, b) => b.changed - a.changed || (a.name < b.name ? -1 : 1))
}

const picturesIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.png'))

const difference = async (name: string, { before, after, out }: Folders): Promise<number> => {
  const files = [before, after].map((folder) => sharp(join(folder, name)))
  const sizes = await Promise.all(files.map((file) => file.metadata()))
  const width = Math.max(...sizes.map((size) => size.width))
  const height = Math.max(...sizes.map((size) => size.height))
  const [one, other] = await Promise.all(
    files.map((file, index) => {
      const size = sizes[index] ?? { width, height }
      const [right, bottom] = [width - size.width, height - size.height]
      return file.ensureAlpha().extend({ right, bottom, background: 'transparent' }).raw().toBuffer()
    }),
  )
  if (!one || !other || one.equals(other)) return 0
  const drawn = Buffer.alloc(one.length)
  const pixels = pixelmatch(one, other, drawn, width, height)
  if (pixels > 0)
    await sharp(drawn, { raw: { width, height, channels: 4 } })
      .png()
      .toFile(join(out, name))
  return pixels / (width * height)
}
