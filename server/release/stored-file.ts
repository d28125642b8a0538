import type { ReleaseFile } from '../../engine/campaign/release/release.ts'

export type Bytes = Buffer | (() => Promise<Buffer>)

type Bodies = { plain: Bytes; br?: Bytes; gz?: Bytes }

/** With compressed copies. `onDisk`: reads each of them. */
export type StoredFile = ReleaseFile & Bodies & { onDisk?: Bodies }

export const bytesOf = (bytes: Bytes): Buffer | Promise<Buffer> =>
  typeof bytes === 'function' ? bytes() : bytes

export const bodiesOf = ({ plain, br, gz }: StoredFile): Bodies => ({
  plain,
  ...(br && { br }),
  ...(gz && { gz }),
})

/** In the order of preference of browsers. */
const kinds = ['br', 'gz', 'plain'] as const

const concurrency = 32

/** At most `room` bytes: pages first, pictures last. Rejects at the end if one is unreadable. */
export const takeIntoMemory = async (files: readonly StoredFile[], room: number): Promise<void> => {
  const bodies = files.flatMap((file) =>
    kinds
      .filter((kind) => file[kind])
      .map((kind, at) => ({ file, kind, rank: isHeavy(file) ? kinds.length : Math.min(at, 1) })),
  )
  const waiting = bodies.toSorted((a, b) => a.rank - b.rank).values()
  const faults: unknown[] = []
  let left = room
  let isFull = false
  const take = async ({ file, kind }: { file: StoredFile; kind: keyof Bodies }) => {
    const bytes = isFull || left === 0 ? null : await bytesOf(file[kind] ?? Buffer.alloc(0))
    const fits = bytes !== null && bytes.length <= left
    if (fits) left -= bytes.length
    else isFull = true
    const body = fits ? bytes : file.onDisk?.[kind]
    if (body) file[kind] = body
  }
  const work = async () => {
    for (const body of waiting) await take(body).catch((error: unknown) => faults.push(error))
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  if (faults.length > 0) throw faults[0]
}

const isHeavy = ({ contentType }: ReleaseFile) =>
  /^(image\/(?!svg)|video\/|application\/pdf)/.test(contentType)
