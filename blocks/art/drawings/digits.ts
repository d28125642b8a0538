import type { Point } from './curve.ts'

const width = 36
const gap = 18

/** Each digit as one stroke in a box of 36 by 64, from its upper left corner. */
const strokes = [
  'm18 0c-11 0-18 10-18 32s7 32 18 32 18-10 18-32-7-32-18-32z',
  'm8 12l14-12v64',
  'm0 16c0-10 8-16 18-16s17 7 17 17c0 16-35 30-35 47h36',
  'm2 0h32l-18 24c12 0 20 9 20 20s-8 20-19 20c-8 0-14-4-17-10',
  'm26 64v-64l-26 44h36',
  'm32 0h-26l-3 28c4-4 9-6 15-6 11 0 18 9 18 20s-8 22-19 22c-8 0-14-4-17-10',
  'm28 0c-14 6-28 20-28 42 0 13 8 22 18 22s18-8 18-20-8-19-18-19-18 8-18 17',
  'm0 0h36l-22 64',
  'm18 28c-9 0-15-6-15-14s6-14 15-14 15 6 15 14-6 14-15 14zm0 0c-11 0-18 8-18 18s7 18 18 18 18-8 18-18-7-18-18-18z',
  'm8 64c14-6 28-20 28-42 0-13-8-22-18-22s-18 8-18 20 8 19 18 19 18-8 18-17',
]

/** Width of a row of digits, in the units of their box. */
export const digitsWidth = (digits: string): number => digits.length * (width + gap) - gap

/** Path of a row of digits as single strokes: no font has to be there. `at`: its upper left corner. */
export const digitPaths = (digits: string, [x, y]: Point): string =>
  Array.from(
    digits,
    (digit, index) => `M${x + index * (width + gap)} ${y}${strokes[Number(digit)] ?? ''}`,
  ).join('')
