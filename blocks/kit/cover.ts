import type { Book } from './book.ts'

/** Width and height that the words of a cover are drawn in. */
export const coverBox = [750, 1050] as const

/** The words of a cover as paths in `coverBox`, so that they need no font. */
export type CoverOutline = {
  words: string
  mark?: string
}

/** A cover that was made beforehand, as pages know it. */
export type Cover = CoverOutline & {
  /** Id of its symbol in the document. */
  id: string
  /** Address of the whole cover as a picture; its words are a symbol in there, too. */
  url?: string
  /** The document has no room for the words: they come from the picture's file. */
  apart?: true
}

/** Id of the words in the file of a cover. */
export const wordsId = 'words'

/** Where a page finds the words of a cover. */
export const wordsOf = ({ id, url, apart }: Cover): string => (apart && url ? `${url}#${wordsId}` : `#${id}`)

/** Books with the same words have the same cover. */
export const coverKey = ({ title, subtitle, mark, author }: Book): string =>
  JSON.stringify([title, subtitle, mark, author].map((words) => words ?? null))

/** A cover in words, for those who do not see it. */
export const coverName = ({ title, subtitle, mark, author }: Book): string => {
  const heading = [mark, title].filter(Boolean).join(' ')
  const whole = subtitle === undefined ? heading : `${heading}: ${subtitle}`
  return author === undefined ? whole : `${whole}, by ${author}`
}
