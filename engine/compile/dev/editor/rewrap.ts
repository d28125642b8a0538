/**
 * `value` in lines of at most `width`, with the lines of `before` kept at its beginning and end as long as their words are the
 * same. `inset`: how much further right the first line begins.
 */
export const rewrapped = (
  before: readonly string[],
  value: string,
  width: number,
  inset: number,
): string[] => {
  const words = value.split(' ')
  const head = sameLines(before, words)
  const used = wordCount(head)
  const rest = words.slice(used)
  const tail = sameLines(before.slice(head.length).map(turned).toReversed(), rest.toReversed())
    .toReversed()
    .map(turned)
  const middle = rest.slice(0, rest.length - wordCount(tail))
  return [...head, ...wrap(middle, width, head.length === 0 ? inset : 0), ...tail]
}

const sameLines = (lines: readonly string[], words: readonly string[]): string[] => {
  const kept: string[] = []
  let at = 0
  for (const line of lines) {
    const own = line.split(' ')
    if (own.some((word, index) => words[at + index] !== word)) break
    at += own.length
    kept.push(line)
  }
  return kept
}

const wordCount = (lines: readonly string[]) => lines.flatMap((line) => line.split(' ')).length

const turned = (line: string) => line.split(' ').toReversed().join(' ')

const wrap = (words: readonly string[], width: number, inset: number): string[] => {
  const lines: string[] = []
  for (const word of words) {
    const line = lines.at(-1)
    const room = lines.length === 1 ? width - inset : width
    if (line === undefined || line.length + 1 + word.length > room) lines.push(word)
    else lines[lines.length - 1] = `${line} ${word}`
  }
  return lines
}
