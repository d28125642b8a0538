import { create } from 'fontkit'
import type { Font } from 'fontkit'

export type FontMetrics = { ascent: number; descent: number; lineGap: number; averageWidth: number }

export const fontMetrics = (sfnt: Buffer): FontMetrics => {
  const font = openFont(sfnt)
  const em = font.unitsPerEm
  return {
    ascent: font.ascent / em,
    descent: -font.descent / em,
    lineGap: font.lineGap / em,
    averageWidth: average((letter) => font.glyphForCodePoint(letter.charCodeAt(0)).advanceWidth / em),
  }
}

/** Letters of 1,000 of English text, and their widths in Arial; Liberation Sans has the same, Roboto lies within 0.3 %. */
const letters: [letter: string, frequency: number, arial: number][] = [
  [' ', 180, 278],
  ['e', 102, 556],
  ['t', 75, 278],
  ['a', 65, 556],
  ['o', 62, 556],
  ['n', 57, 556],
  ['i', 57, 222],
  ['s', 53, 500],
  ['r', 50, 333],
  ['h', 50, 556],
  ['l', 33, 222],
  ['d', 33, 556],
  ['u', 23, 556],
  ['c', 22, 500],
  ['m', 20, 833],
  ['f', 20, 278],
  ['w', 17, 722],
  ['g', 16, 556],
  ['p', 15, 556],
  ['y', 14, 500],
  ['b', 13, 556],
  ['v', 8, 500],
  ['k', 6, 500],
  ['x', 1, 500],
  ['j', 1, 222],
  ['q', 1, 556],
  ['z', 1, 500],
]

const average = (widthOf: (letter: string, arial: number) => number) => {
  const total = letters.reduce((sum, [, frequency]) => sum + frequency, 0)
  const widths = letters.reduce(
    (sum, [letter, frequency, arial]) => sum + widthOf(letter, arial) * frequency,
    0,
  )
  return widths / total
}

export const arialAverageWidth = average((_, arial) => arial / 1000)

export const openFont = (file: Buffer): Font => {
  const font = create(file)
  if (!('layout' in font)) throw new Error('The file holds several fonts.')
  return font
}
