/** As few lines as the width allows, evenly long; null where a word is too wide, or where they are more than `most`. */
export const breakLines = (
  text: string,
  width: number,
  widthOf: (line: string) => number,
  most = Infinity,
): string[] | null => {
  const words = text.split(/[^\S\u00a0]+/).filter(Boolean)
  const plain = balanced(words, { width, most }, widthOf)
  const bound = plain && balanced(bindSmall(words), { width, most: plain.length }, widthOf)
  if (!bound) return plain
  const widest = Math.max(...[...plain, ...bound].map(widthOf))
  const ragged = (lines: string[]) => lines.reduce((sum, line) => sum + (widest - widthOf(line)) ** 2, 0)
  return ragged(bound) * 0.8 < ragged(plain) ? bound : plain
}

const bindSmall = (words: readonly string[]) =>
  words.reduce<string[]>((parts, word) => {
    const last = parts.at(-1)
    const isSmall = last !== undefined && /^\p{Ll}{1,3}$/u.test(last.split(' ').at(-1) ?? '')
    return isSmall ? [...parts.slice(0, -1), `${last} ${word}`] : [...parts, word]
  }, [])

const balanced = (
  parts: readonly string[],
  { width, most }: { width: number; most: number },
  widthOf: (line: string) => number,
) => {
  const longest = Math.max(0, ...parts.map(widthOf))
  if (longest > width) return null
  const needed = filled(parts, width, widthOf).length
  if (needed > most) return null
  let [narrow, wide] = [longest, width]
  while (wide - narrow > 1) {
    const middle = (narrow + wide) / 2
    if (filled(parts, middle, widthOf).length === needed) wide = middle
    else narrow = middle
  }
  return filled(parts, wide, widthOf)
}

const filled = (parts: readonly string[], width: number, widthOf: (line: string) => number) => {
  const lines: string[] = []
  for (const part of parts) {
    const joined = `${lines.at(-1)} ${part}`
    if (lines.length === 0 || widthOf(joined) > width) lines.push(part)
    else lines[lines.length - 1] = joined
  }
  return lines
}
