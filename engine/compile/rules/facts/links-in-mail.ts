export const linksInMail = (markdown: string): { href: string; offset: number }[] => {
  const written = [
    ...markdown.matchAll(/((?<!!\[[^\]\n]*)\]\(\s*<?|^ {0,3}\[[^\]\n]+\]:\s*<?)([^)\s>]*)/gm),
    ...markdown.matchAll(/(<)((?:https?|ftp|javascript|data):[^\s<>]*)(?=>)/g),
  ].map(({ index, 1: before = '', 2: href = '' }) => ({ href, offset: index + before.length }))
  const bare = [...markdown.matchAll(/(?<![\w/@("'<{[.-])(?:https?:\/\/|www\.)[^\s<>()[\]"']+/g)].map(
    ({ 0: href, index }) => ({ href: href.replace(/[.,;:!?*_]+$/, ''), offset: index }),
  )
  const known = new Set(written.map(({ offset }) => offset))
  const isInLink = (end: number) => /^[^[\]\n]*\]\(/.test(markdown.slice(end, end + 200))
  return [
    ...written,
    ...bare.filter(({ href, offset }) => !known.has(offset) && !isInLink(offset + href.length)),
  ]
}
