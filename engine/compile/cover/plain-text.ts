export const plainText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u2000-\u200a\u202f]/gu, '\u00a0')
    .replaceAll('\u2011', '-')
    .replace(/\p{Cf}/gu, '')
    .trim()
