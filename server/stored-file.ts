import type { ReleaseFile } from '../engine/campaign/release.ts'

/** Bytes in memory, or what reads them from the disk. */
export type Bytes = Buffer | (() => Promise<Buffer>)

/** A file of a release with its packed twins. */
export type StoredFile = ReleaseFile & { plain: Bytes; br?: Bytes; gz?: Bytes }

export const bytesOf = (bytes: Bytes): Buffer | Promise<Buffer> =>
  typeof bytes === 'function' ? bytes() : bytes

/** As browsers ask for them. */
const kinds = ['br', 'gz', 'plain'] as const

/** Read at the same time. */
const atOnce = 32

/**
 * Takes files into memory, at most about `room` bytes, in the order in which they would be missed: what a browser gets of
 * pages and their parts, their other twins, and then pictures, which weigh most and are fetched last.
 */
export const takeIntoMemory = async (files: readonly StoredFile[], room: number): Promise<void> => {
  const bodies = files.flatMap((file) =>
    kinds
      .filter((kind) => file[kind])
      .map((kind, at) => ({ file, kind, rank: isHeavy(file) ? kinds.length : Math.min(at, 1) })),
  )
  const waiting = bodies.toSorted((a, b) => a.rank - b.rank).values()
  let left = room
  const work = async () => {
    while (left > 0) {
      const { value } = waiting.next()
      if (!value) return
      const { file, kind } = value
      const bytes = await bytesOf(file[kind] ?? Buffer.alloc(0))
      left -= bytes.length
      file[kind] = bytes
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

const isHeavy = ({ contentType }: ReleaseFile) =>
  /^(image\/(?!svg)|video\/|application\/pdf)/.test(contentType)
