export const counted = (number: number, word: string): string =>
  `${number} ${word}${number === 1 ? '' : word.endsWith('ch') ? 'es' : 's'}`
