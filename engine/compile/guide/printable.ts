import { arabicCharacters } from '../fonts/arabic-font.ts'

export const isPrintable = (character: string): boolean => printable.test(character)

export const isExtended = (character: string): boolean => extended.test(character)

export const latinCharacters =
  [...range(0x20, 0x7e), ...range(0xa0, 0xac), ...range(0xae, 0xff)]
    .map((code) => String.fromCodePoint(code))
    .join('') + 'ıŒœ–—‘’‚“”„•…‹›€™−'
export const extendedCharacters = [...range(0x100, 0x17f), ...range(0x218, 0x21b)]
  .map((code) => String.fromCodePoint(code))
  .filter((character) => !`${latinCharacters}ĔĕĨĩĬĭĸĿŀŉŎŏŢţŦŧŨũſ`.includes(character))
  .join('')

const printable = new RegExp(`^[${classOf(latinCharacters + extendedCharacters + arabicCharacters)}]$`, 'u')
const extended = new RegExp(`[${classOf(extendedCharacters)}]`, 'u')

function* range(first: number, last: number) {
  for (let code = first; code <= last; code += 1) yield code
}

function classOf(characters: string) {
  return characters.replace(/[\\\]^-]/g, '\\$&')
}
