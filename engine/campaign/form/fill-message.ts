/** Puts what went wrong where a campaign's sentence says `{message}`; a sentence without it stays as it is. */
export const fillMessage = (text: string, message: string): string =>
  text.replaceAll('{message}', () => message)
