/**
 * The one name that `word` is a slip of: other capitals, hyphens or doubled letters, two letters swapped, or one lost, added
 * or changed inside a long word, or lost at its end. For names that authors make up, of which two that are meant can be alike:
 * "cover-a" and "cover-b", "week-1" and "week-2". A repair that takes the wrong one would be worse than none.
 */
export const surely = (word: string, names: readonly string[]): string | undefined => {
  const found = names.filter((name) => isTypo(word.toLowerCase(), name.toLowerCase()))
  return found.length === 1 ? found[0] : undefined
}

const isTypo = (word: string, name: string): boolean => {
  if (plain(word) === plain(name)) return true
  const start = sharedStart(word, name)
  const end = sharedEnd(word.slice(start), name.slice(start))
  const [left, right] = [word.slice(start, word.length - end), name.slice(start, name.length - end)]
  if (!/^\p{L}*$/u.test(left + right)) return false
  if (left.length === 2 && left[1] === right[0] && left[0] === right[1] && right.length === 2) return true
  const before = name.slice(0, start)
  if (end === 0) return left === '' && right.length === 1 && right !== 's' && /\p{L}{3}$/u.test(before)
  const isInside = /\p{L}{2}$/u.test(before) && /^\p{L}/u.test(name.slice(name.length - end))
  return left.length <= 1 && right.length <= 1 && isInside
}

const plain = (text: string) => text.replaceAll(/[\s_.-]/g, '').replaceAll(/(\p{L})\1/gu, '$1')

const sharedStart = (a: string, b: string): number => {
  let length = 0
  while (length < Math.min(a.length, b.length) && a[length] === b[length]) length += 1
  return length
}

const sharedEnd = (a: string, b: string): number => {
  let length = 0
  while (length < Math.min(a.length, b.length) && a.at(-1 - length) === b.at(-1 - length)) length += 1
  return length
}
