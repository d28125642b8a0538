/**
 * Texts by their English words, in which "{}" stands for what changes, which is translated in its turn, and "{#}" for a number. A
 * function makes the text of its numbers, for a language with several plurals.
 */
export type Usual = Readonly<Record<string, string | ((...numbers: [string, string]) => string)>>

/** A text that a file left to us, in another language. What is not in `usual` is the author's own. */
export const inLanguage = (text: string, usual: Usual): string => {
  const { exact, patterns } = lookupOf(usual)
  const same = exact.get(text)
  if (same !== undefined) return same
  for (const { pattern, words } of patterns) {
    const parts = pattern.exec(text)?.slice(1)
    if (!parts) continue
    if (typeof words === 'function') return words(parts[0] ?? '', parts[1] ?? '')
    return parts.reduce((made, part) => made.replace(/\{#?\}/, () => inLanguage(part, usual)), words)
  }
  return text
}

type Pattern = { pattern: RegExp; words: Usual[string] }

type Lookup = { exact: Map<string, string>; patterns: Pattern[] }

const lookupOf = (usual: Usual): Lookup => {
  const found = known.get(usual) ?? { exact: exactOf(usual), patterns: patternsOf(usual) }
  known.set(usual, found)
  return found
}

const known = new WeakMap<object, Lookup>()

/** With the titles that have stars also without them, as they name a page. */
const exactOf = (usual: Usual): Lookup['exact'] => {
  const exact = Object.entries(usual).flatMap(([english, words]): [string, string][] =>
    typeof words === 'string' ? [[english, words]] : [],
  )
  return new Map([
    ...exact.map(([english, words]): [string, string] => [plain(english), plain(words)]),
    ...exact,
  ])
}
const plain = (title: string) => title.replaceAll('*', '')

const patternsOf = (usual: Usual): Pattern[] =>
  Object.entries(usual)
    .filter(([english]) => /\{#?\}/.test(english))
    .map(([english, words]) => ({
      pattern: new RegExp(
        `^${escaped(english).replaceAll(place, '(.+?)').replaceAll(number, '([\\d.,]+)')}$`,
      ),
      words,
    }))

const [place, number] = [String.raw`\{\}`, String.raw`\{#\}`]

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
