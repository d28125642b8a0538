/** Well-known names under .com, long enough that a name one typo away is rarely somebody else's. */
const names = ['gmail', 'googlemail', 'hotmail', 'outlook', 'yahoo', 'icloud', 'protonmail']
/** Too short to guess; only their ending is checked. */
const shortNames = ['aol', 'live', 'msn', 'me']
/** Typos of "com" that are no top-level domain. */
const brokenEndings = ['con', 'cmo', 'ocm', 'comm', 'coom', 'ccom', 'xom', 'vom', 'cim', 'cpm', 'c0m', 'cok']
const foreignEndings = ['co', 'cm', 'om']
/** Real providers one typo away. */
const others = ['gail', 'grail']

/** The address with its domain corrected if that is one typo away from a well-known one; otherwise `null`. */
export const suggestEmail = (typed: string): string | null => {
  const address = typed.trim()
  const at = address.lastIndexOf('@')
  if (at < 1) return null
  const suggestion = suggestedDomain(address.slice(at + 1).toLowerCase())
  return suggestion === null ? null : `${address.slice(0, at)}@${suggestion}`
}

const suggestedDomain = (domain: string): string | null => {
  const [name = '', ending = '', more] = domain.split('.')
  if (more !== undefined) return null
  if (shortNames.includes(name)) return brokenEndings.includes(ending) ? `${name}.com` : null
  const isSlipped = brokenEndings.includes(ending) || foreignEndings.includes(ending)
  if (names.includes(name)) return isSlipped ? `${name}.com` : null
  if (others.includes(name) || (ending !== 'com' && !isSlipped)) return null
  const suggestion = names.find((known) => isOneTypo(name, known))
  return suggestion === undefined ? null : `${suggestion}.com`
}

/** One letter missing, added, changed or swapped; the first letter only swapped, because mail.com and ymail.com exist. */
const isOneTypo = (typed: string, known: string): boolean => {
  const start = firstDifference(typed, known)
  if (typed[start + 1] === known[start] && typed[start] === known[start + 1])
    return typed.slice(start + 2) === known.slice(start + 2)
  if (start === 0) return false
  const rests = [
    [start + 1, start + 1],
    [start, start + 1],
    [start + 1, start],
  ] as const
  return rests.some(([ours, theirs]) => typed.slice(ours) === known.slice(theirs))
}

const firstDifference = (a: string, b: string) => {
  let index = 0
  while (index < a.length && a[index] === b[index]) index += 1
  return index
}
