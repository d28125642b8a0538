/** "1 campaign", "2 campaigns", "no diagnostics". */
export const counted = (number: number, word: string): string =>
  `${number === 0 ? 'no' : number} ${word}${number === 1 ? '' : word.endsWith('ch') ? 'es' : 's'}`
