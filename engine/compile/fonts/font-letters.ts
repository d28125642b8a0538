import type { Lang } from '../../words/lang.ts'
import { wordsOf } from '../../words/words.ts'

const characters = (text: string) => Array.from(text)
export const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))

/** What print is set in, whatever is said: Latin-1 and typographic characters. */
export const latin = [
  ...between(0x20, 0x7e),
  ...between(0xa0, 0xff),
  ...characters('ıŒœŠšŽžŸ–—‘’‚“”„†•…‹›€™−←→'),
].join('')

/** In every page's font: titles are filled with names and dates that are in no file. */
const basic = new Set([...between(0x20, 0x7e), ...characters('\u00a0·×–—‘’“”•…€£©−→')])
/** Letters of western Europe; a font's package keeps them in its Latin file. */
const western = [...between(0xc0, 0xff), 'ı', 'Œ', 'œ']
/** What lies in a page's file only where the page says it. */
const spoken = [...between(0xa1, 0xbf), ...western, ...characters('ŠšŽžŸ‚„†‹›™←')]
/** Letters of the rest of Europe, such as the first of "Łukasz". */
const further = between(0x100, 0x24f)

export type Letters = { letters: string; range: string }

/** Which letters lie in which file, where the coach's pages have `words`. */
export const lettersFor = (words: string): { page: string; western: Letters; further: Letters } => {
  const page = new Set([...basic, ...spoken.filter((letter) => words.includes(letter))])
  const others = western.filter((letter) => !page.has(letter))
  return {
    page: [...page].toSorted().join(''),
    western: { letters: others.join(''), range: unicodeRange(others) },
    further: furtherLetters,
  }
}

export const unicodeRange = (letters: readonly string[]): string => {
  const points = letters.map((letter) => letter.codePointAt(0) ?? 0).toSorted((a, b) => a - b)
  const starts = points.filter((point, index) => points[index - 1] !== point - 1)
  const ends = points.filter((point, index) => points[index + 1] !== point + 1)
  return starts
    .map((start, index) => {
      const end = ends[index] ?? start
      return `U+${start.toString(16)}${end === start ? '' : `-${end.toString(16)}`}`
    })
    .join(',')
}

export const furtherLetters: Letters = { letters: further.join(''), range: unicodeRange(further) }

/** By coach: the further letters of all that the coach's pages say. */
export const lettersByCoach = ({ campaigns, coaches }: Spoken): Record<string, string> =>
  Object.fromEntries(
    Object.entries(coaches).map(([slug, { coach }]) => {
      const own = campaigns
        .filter((campaign) => campaign.coach === slug)
        .map(({ lang, sections }) => [wordsOf(lang).page.quotes, sections])
      const words = JSON.stringify([coach.brand, coach.name, own])
      return [slug, spoken.filter((letter) => words.includes(letter)).join('')]
    }),
  )

type Spoken = {
  campaigns: readonly { coach: string; lang?: Lang | undefined; sections: readonly unknown[] }[]
  coaches: Record<string, { coach: { brand: string; name: string } }>
}
