import type { Book } from './book.ts'

export const coverBox = [750, 1050] as const

/** Words as paths in `coverBox`, so that they need no font. */
export type CoverOutline = {
  words: string
  mark?: string
}

export type Cover = CoverOutline & {
  /** Id of its symbol in the document. */
  id: string
  /** URL of the whole cover as a picture, which contains the words as a symbol, too. */
  url?: string
  /** The document has no room for the words; they come from the picture's file. */
  apart?: true
}

export const wordsId = 'words'

export const wordsOf = ({ id, url, apart }: Cover): string => (apart && url ? `${url}#${wordsId}` : `#${id}`)

/** Books with the same words share a cover. */
export const coverKey = ({ title, subtitle, mark, author }: Book): string =>
  JSON.stringify([title, subtitle, mark, author].map((words) => words ?? null))

/** `by`: what is between the book and its author, such as ", by ". */
export const coverName = ({ title, subtitle, mark, author }: Book, by: string): string => {
  const heading = [mark, title].filter(Boolean).join(' ')
  const whole = subtitle === undefined ? heading : `${heading}: ${subtitle}`
  return author === undefined ? whole : `${whole}${by}${author}`
}
