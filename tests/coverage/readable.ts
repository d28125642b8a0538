export const plain = (text: string): string =>
  text
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/[\u201c\u201d]/g, '"')
    .replaceAll(/[\u2010-\u2014]/g, '-')
    .replaceAll('\u2026', '...')
    .replaceAll(/\s+/g, ' ')

export const readable = (html: string): string => {
  const bare = html.replaceAll(/<style[^]*?<\/style>/g, '')
  return plain(
    [bare.replaceAll(/<[^>]*>/g, ''), bare.replaceAll(/<[^>]*>/g, ' '), html].map(decoded).join(' '),
  )
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
  nbsp: ' ',
}
const decoded = (text: string) =>
  text
    .replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\\u([0-9a-f]{4})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
