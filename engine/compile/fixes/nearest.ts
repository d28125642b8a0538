/** The name most like `word`, when one is close enough to be what was meant. */
export const nearest = (word: string, names: readonly string[]): string | undefined => {
  const [name = ''] = names
  if (names.length !== 1) return ranked(word, names)[0]?.name
  return isLike(word, name) ? name : undefined
}

/** Thousands of files have the same few keys, each of which is held against the same few names. */
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

/**
 * The one of `free` that is most like `word`; undefined in doubt: where two are equally like it, or one that is `taken` is
 * more so.
 */
export const nearestFree = (
  word: string,
  free: readonly string[],
  taken: readonly string[],
): string | undefined => {
  const [best, second] = ranked(word, free)
  const [other] = ranked(word, taken)
  const isSure =
    best && best.distance < (second?.distance ?? Infinity) && best.distance <= (other?.distance ?? Infinity)
  return isSure ? best.name : undefined
}

const ranked = (word: string, names: readonly string[]): { name: string; distance: number }[] => {
  const limit = Math.max(word.length > 3 ? 2 : 1, Math.floor(word.length / 3))
  return (
    names
      // As many letters as two words differ in length differ at the least.
      .filter((name) => Math.abs(name.length - word.length) <= limit)
      .map((name) => ({ name, distance: editDistance(word.toLowerCase(), name.toLowerCase(), limit) }))
      .filter(({ distance }) => distance <= limit)
      .toSorted((a, b) => a.distance - b.distance)
  )
}

/** As many letters as have to be changed, added or taken away; a number above `limit` where it is more than that. */
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
