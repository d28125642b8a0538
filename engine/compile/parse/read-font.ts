import { readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { create as createFont } from 'fontkit'
import { contentHash } from '../bundle/content-hash.ts'

/** By its name: the kinds that a theme may name. */
export const isFont = (name: string): boolean => /\.(woff2?|ttf|otf)$/i.test(name)

/** What the fonts of a page are cut from. Fonts of Chinese or Japanese are larger, and no headline has them. */
export const maxFontBytes = 5 * 1024 * 1024

export type FontFile = {
  bytes: number
  /** Null: no font that can be read. */
  font: FontFacts | null
}

export type FontFacts = {
  /** Of its bytes: what is made of the font is named by it. */
  hash: string
  /** Of a variable font: the weights that it has. */
  weights?: { least: number; most: number }
  /** Where its other axes rest: optical size, width, slant. */
  rest: Record<string, number>
  /** Basic letters and figures that it lacks. */
  lacks: string[]
  /** Its maker forbids to embed it, or to cut it down (fsType in its table OS/2). */
  isRestricted: boolean
}

/** Never throws: what cannot be read is no font. */
export const readFont = (file: string): FontFile => {
  try {
    const { size: bytes } = statSync(file)
    return { bytes, font: bytes > maxFontBytes ? null : factsOf(readFileSync(file)) }
  } catch {
    return { bytes: 0, font: null }
  }
}

const require = createRequire(import.meta.url)

const factsOf = (content: Buffer): FontFacts | null => {
  try {
    // Loaded only where a coach has a font.
    const { create } = require('fontkit') as { create: typeof createFont }
    const font = create(content)
    if (!('layout' in font)) return null
    const { wght, ...others } = font.variationAxes
    const { noEmbedding, noSubsetting } = font['OS/2'].fsType
    const lacks = needed.filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    return {
      hash: contentHash(content).slice(0, 12),
      ...(wght && { weights: { least: wght.min, most: wght.max } }),
      rest: Object.fromEntries(
        Object.entries(others).flatMap(([tag, axis]) => (axis ? [[tag, axis.default]] : [])),
      ),
      lacks,
      isRestricted: noEmbedding || noSubsetting,
    }
  } catch {
    return null
  }
}

const needed = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,'.split('')
