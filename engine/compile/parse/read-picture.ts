import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { imageSize } from 'image-size'
import { maxDrawingBytes, readDrawing } from '../drawing/read-drawing.ts'
import type { ReadDrawing } from '../drawing/read-drawing.ts'
import { isCutOff } from './is-cut-off.ts'

export const endingsOf: Readonly<Record<string, readonly string[]>> = {
  jpg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
  avif: ['avif'],
  gif: ['gif'],
  svg: ['svg'],
}

/** Whether the build encodes it. SVG is served as it is, and so is GIF, which may move. */
export const isPhoto = (name: string): boolean => /\.(jpe?g|png|webp|avif)$/i.test(name)

export const maxPhotoBytes = 25 * 1024 * 1024
/** What the memory of a build has room for when it decodes a photo. */
export const maxPhotoPixels = 40_000_000

export type PictureFile = {
  bytes: number
  /** One of `endingsOf`, or such as "heic" or "tiff"; "bare-svg" is an SVG that only HTML could hold; null: no picture. */
  kind: string | null
  size?: { width: number; height: number }
  /** A copy of it that ended too early. */
  isCut?: true
  /** What an SVG has that only a page needs, such as "<script>". */
  active?: string
  /** Of an SVG that is small enough, as a look may name it. */
  drawing?: ReadDrawing
}

/** Reads as little of a file as its kind needs. Never throws: what cannot be read is no picture. */
export const readPicture = (file: string): PictureFile => {
  try {
    const handle = openSync(file, 'r')
    try {
      const bytes = fstatSync(handle).size
      const short = factsIn(startOf(handle, Math.min(bytes, shortStart)))
      // Cameras write whole small pictures before the size of a large one.
      const isUnclear = !short.size && !short.kind?.endsWith('svg') && bytes > shortStart
      const facts = isUnclear ? factsIn(startOf(handle, Math.min(bytes, longStart))) : short
      if (bytes <= maxPhotoBytes && isCutOff(handle, bytes, facts.kind))
        return { bytes, ...facts, isCut: true }
      const text =
        facts.kind?.endsWith('svg') && bytes <= longStart
          ? startOf(handle, bytes).toString('utf8')
          : undefined
      const active = text === undefined ? undefined : activeIn(text)
      if (active !== undefined) return { bytes, ...facts, active }
      const isDrawing = facts.kind === 'svg' && bytes <= maxDrawingBytes && text !== undefined
      return { bytes, ...facts, ...(isDrawing && { drawing: readDrawing(text) }) }
    } finally {
      closeSync(handle)
    }
  } catch {
    return { bytes: 0, kind: null }
  }
}

const shortStart = 64 * 1024
const longStart = 4 * 1024 * 1024

const startOf = (handle: number, length: number): Buffer => {
  const start = Buffer.alloc(length)
  return start.subarray(0, readSync(handle, start, 0, length, 0))
}

/** Scripts, handlers, foreign markup, entities and files of other hosts: a drawing that is opened by itself would run or fetch them. */
const activeIn = (text: string): string | undefined => {
  const [, found] =
    /(<!ENTITY|<(?:[\w-]+:)?(?:script|foreignObject|iframe|object|embed|handler)\b|\son[a-z]+\s*=|javascript:|@import|(?:(?:href|src)\s*=\s*["']|url\(\s*["']?)\s*(?:https?:|\/\/))/i.exec(
      text,
    ) ?? []
  return found?.trim().replaceAll(/\s*=$/g, '')
}

type Facts = Omit<PictureFile, 'bytes'>

const factsIn = (start: Buffer): Facts => {
  const kind = svgIn(start) ?? boxedIn(start)
  if (kind?.endsWith('svg')) return { kind }
  const found = sizeIn(start)
  if (!found) return { kind }
  const { width, height, type } = found
  return { kind: kind ?? type ?? null, size: { width, height } }
}

const sizeIn = (start: Buffer) => {
  try {
    const size = imageSize(start)
    return weak.has(size.type ?? '') ? null : size
  } catch {
    return null
  }
}

/** Kinds with so short a signature that any file may seem to be one. */
const weak: ReadonlySet<string> = new Set(['tga', 'pnm', 'cur', 'svg'])

/**
 * An SVG by its first tag; a drawing without its namespace shows only inside HTML. What comes before the tag can be
 * read in one way only, or a file could make the search endless.
 */
const svgIn = (start: Buffer): string | null => {
  const text = start.toString('utf8').replace(/^\uFEFF/, '')
  const tag =
    /^(?:\s|<\?[^>]*>|<!--(?:(?!-->)[\s\S])*-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>)*<(?:\w+:)?svg[\s/>]/.exec(
      text,
    )
  if (!tag) return null
  return text.includes('http://www.w3.org/2000/svg') ? 'svg' : 'bare-svg'
}

/** AVIF and HEIC lie in the same kind of box, which lists what it is on its front. */
const boxedIn = (start: Buffer): string | null => {
  if (start.toString('latin1', 4, 8) !== 'ftyp') return null
  const front = start.toString('latin1', 8, Math.min(start.readUInt32BE(0), 256))
  const brands = front.match(/[\s\S]{4}/g) ?? []
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif'
  return brands.some((brand) => /^(?:he(?:ic|ix|im|is|vc|vx)|mif1|msf1)$/.test(brand)) ? 'heic' : null
}
