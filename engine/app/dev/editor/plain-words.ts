/** Words as they are the same in a file and on its page: without stars and quotation marks, in one line. */
export const plainWords = (text: string | null): string =>
  (text ?? '')
    .replaceAll(/["“”„«»*]/g, '')
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
