export const goodAddresses = (at: number): [typed: string, stored: string][] => [
  [`a${at}@b.co`, `a${at}@b.co`],
  [` Ab${at}@B.CO `, `ab${at}@b.co`],
  [`a${at}+tag@b.co`, `a${at}+tag@b.co`],
  [`o'brien${at}@b.co`, `o'brien${at}@b.co`],
  [`user${at}@bücher.de`, `user${at}@xn--bcher-kva.de`],
  [`${String(at).padEnd(64, 'l')}@b.co`, `${String(at).padEnd(64, 'l')}@b.co`],
  [`a${at}@${'l'.repeat(63)}.co`, `a${at}@${'l'.repeat(63)}.co`],
  [longest(at), longest(at)],
]
/** 254 octets. */
const longest = (at: number) =>
  `${String(at).padEnd(60, 'l')}@${`${'d'.repeat(48)}.`.repeat(3)}${'e'.repeat(43)}.co`
