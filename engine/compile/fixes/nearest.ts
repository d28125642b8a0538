export const nearest = (word: string, names: readonly string[]): string | undefined => {
  const [name = ''] = names
  if (names.length !== 1) return ranked(word, names)[0]?.name
  return isLike(word, name) ? name : undefined
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

const ranked = (word: string, names: readonly string[]): { name: string; distance: number }[] => {
  const limit = Math.max(word.length > 3 ? 2 : 1, Math.floor(word.length / 3))
  return (
    names
      // The difference in length is the least possible distance.
      .filter((name) => Math.abs(name.length - word.length) <= limit)
      .map((name) => ({ name, distance: editDistance(word.toLowerCase(), name.toLowerCase(), limit) }))
      .filter(({ distance }) => distance <= limit)
      .toSorted((a, b) => a.distance - b.distance)
  )
}

const editDistance = (from: string, to: string, limit: number): number => {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let i = 0; i < from.length; i++) {
    const next = [i + 1]
    let least = i + 1
    for (let j = 0; j < to.length; j++) {
      const change = (row[j] ?? 0) + (from[i] === to[j] ? 0 : 1)
      const distance = Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1)
      next.push(distance)
      least = Math.min(least, distance)
    }
    if (least > limit) return least
    row = next
  }
  return row.at(-1) ?? 0
}

export const didYouMean = (word: string, names: readonly string[]): string => {
  const name = nearest(word, names)
  return name ? `Did you mean "${name}"? ` : ''
}
