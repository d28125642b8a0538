export const nearest = (word: string, names: readonly string[]): string | undefined => {
  const [name = ''] = names
  if (names.length !== 1) return ranked(word, names)[0]?.name
  return isLike(word, name) ? name : undefined
}

/** Sure enough to write it into a file: one mistake, two in a long word, and no other name as near. */
export const sureNearest = (word: string, names: readonly string[]): string | undefined => {
  const [first, second] = ranked(word, names)
  if (!first || first.distance > (word.length > 7 ? 2 : 1)) return undefined
  return first.distance === second?.distance ? undefined : first.name
}

/** Cached: thousands of files compare the same few keys with the same few names. */
const isLike = (word: string, name: string): boolean => {
  const pair = `${word}\n${name}`
  const known = likes.get(pair)
  if (known !== undefined) return known
  if (likes.size >= mostLikes) likes.clear()
  const found = ranked(word, [name]).length > 0
  likes.set(pair, found)
  return found
}

const likes = new Map<string, boolean>()
const mostLikes = 5000

const ranked = (word: string, names: readonly string[]): { name: string; distance: number }[] =>
  names
    .flatMap((name) => {
      const limit = limitOf(word, name)
      // The difference in length is the least possible distance.
      if (Math.abs(name.length - word.length) > limit) return []
      const distance = editDistance(word.toLowerCase(), name.toLowerCase(), limit)
      return distance <= limit ? [{ name, distance }] : []
    })
    .toSorted((a, b) => a.distance - b.distance)

/** In a short word two other letters make another word: "bread" is no "trend", but "alias" begins "aliases". */
const limitOf = (word: string, name: string): number => {
  if (word.length > 5) return Math.max(2, Math.floor(word.length / 3))
  return word.length > 3 && name.startsWith(word) ? 2 : 1
}

/** Two letters in the wrong order count as one mistake. */
const editDistance = (from: string, to: string, limit: number): number => {
  let above: number[] = []
  let row = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let i = 0; i < from.length; i++) {
    const next = [i + 1]
    let least = i + 1
    for (let j = 0; j < to.length; j++) {
      const change = (row[j] ?? 0) + (from[i] === to[j] ? 0 : 1)
      const isSwapped = i > 0 && from[i] === to[j - 1] && from[i - 1] === to[j]
      const swap = isSwapped ? (above[j - 1] ?? 0) + 1 : Infinity
      const distance = Math.min(change, swap, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1)
      next.push(distance)
      least = Math.min(least, distance)
    }
    if (least > limit) return least
    above = row
    row = next
  }
  return row.at(-1) ?? 0
}

export const didYouMean = (word: string, names: readonly string[]): string => {
  const name = nearest(word, names)
  return name ? `Did you mean "${name}"? ` : ''
}
