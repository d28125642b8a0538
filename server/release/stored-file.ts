import type { FileHandle } from 'node:fs/promises'
import type { ReleaseFile } from '../../engine/campaign/release/release.ts'
import type { Objects } from './objects.ts'

export type Bytes = Buffer | (() => Promise<Buffer>)

/** With compressed copies. `open`: of a film, which is read as it is sent. */
export type StoredFile = Omit<ReleaseFile, 'plain' | 'br' | 'gz'> & {
  plain: Bytes
  br?: Bytes
  gz?: Bytes
  open?: () => Promise<FileHandle>
}

export const storedFile = (objects: Objects, { plain, br, gz, ...file }: ReleaseFile): StoredFile => ({
  ...file,
  plain: () => objects.read(plain),
  ...(file.contentType.startsWith('video/') && { open: () => objects.open(plain) }),
  ...(br !== undefined && { br: () => objects.read(br) }),
  ...(gz !== undefined && { gz: () => objects.read(gz) }),
})

export const bytesOf = (bytes: Bytes): Buffer | Promise<Buffer> =>
  typeof bytes === 'function' ? bytes() : bytes
