import type { FilmSize } from '../../campaign/release/assets.ts'

export type FilmKind = 'mp4' | 'webm' | 'mov' | 'mkv' | 'avi' | 'vtt'

export type FilmFacts = {
  /** null: no film and no captions, or damaged ones. */
  kind: FilmKind | null
  size?: FilmSize
  /** Of its picture, such as "avc1". */
  codec?: string
  /** Its index is behind the film, which a browser then loads whole before it plays. */
  isLate?: true
}
export type FilmFile = FilmFacts & { bytes: number }

/** Bytes of a file; fewer where it ends. */
export type ReadAt = (from: number, length: number) => Buffer
