import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import type { FilmFacts, FilmFile, ReadAt } from './film-facts.ts'
import { mp4Facts } from './mp4-facts.ts'
import { webmFacts } from './webm-facts.ts'

/** By its name: films of all kinds, and captions. */
export const isFilm = (name: string): boolean => /\.(mp4|webm|vtt|m4v|mov|mkv|avi)$/i.test(name)

/** Reads the heads of its parts alone. Never throws: what cannot be read is no film. */
export const readFilm = (file: string): FilmFile => {
  try {
    const handle = openSync(file, 'r')
    try {
      const bytes = fstatSync(handle).size
      const readAt: ReadAt = (from, length) => {
        const part = Buffer.alloc(Math.min(length, Math.max(bytes - from, 0)))
        return part.subarray(0, readSync(handle, part, 0, part.length, from))
      }
      return { bytes, ...filmFacts(readAt, bytes) }
    } finally {
      closeSync(handle)
    }
  } catch {
    return { bytes: 0, kind: null }
  }
}

export const filmIn = (content: Buffer): FilmFacts =>
  filmFacts((from, length) => content.subarray(from, from + length), content.length)

const filmFacts = (readAt: ReadAt, bytes: number): FilmFacts => {
  const start = readAt(0, 64)
  if (start.toString('latin1', 4, 8) === 'ftyp') return mp4Facts(readAt, bytes)
  if (start.toString('hex', 0, 4) === '1a45dfa3')
    return start.includes('webm')
      ? webmFacts(readAt(0, 64 * 1024))
      : { kind: start.includes('matroska') ? 'mkv' : null }
  if (/^(?:moov|mdat|wide|free)$/.test(start.toString('latin1', 4, 8))) return { kind: 'mov' }
  if (start.toString('latin1', 0, 4) === 'RIFF' && start.toString('latin1', 8, 12) === 'AVI ')
    return { kind: 'avi' }
  return { kind: /^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/.test(start.toString('utf8')) ? 'vtt' : null }
}
