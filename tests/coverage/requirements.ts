/** An exact text, number, path or function of a requirements text. */
export type Item = {
  kind: 'text' | 'number' | 'path' | 'function'
  text: string
  /** Null for all screens, or several. */
  screen: number | null
  line: number
}

export const itemsOf = (requirements: string): Item[] => {
  let chapter = ''
  const items = requirements.split('\n').flatMap((line, at): Item[] => {
    chapter = /^##+ +(.*)/.exec(line)?.[1] ?? chapter
    if (line.startsWith('#')) return []
    const screen = /^screens/i.test(chapter) ? Number(/^(\d+)\. /.exec(line)?.[1] ?? NaN) : NaN
    const own = { screen: Number.isNaN(screen) ? null : screen, line: at + 1 }
    const found = [
      ...pathsIn(line).map((text) => ({ kind: 'path' as const, text })),
      ...functionsIn(line).map((text) => ({ kind: 'function' as const, text })),
      ...quotesIn(line).map((text) => ({ kind: 'text' as const, text })),
      ...numbersIn(line.replace(/^\d+\. /, ''), chapter).map((text) => ({ kind: 'number' as const, text })),
    ]
    return found.map((item) => ({ ...item, ...own }))
  })
  const seen = new Set<string>()
  return items.filter(({ kind, text, screen }) => {
    const key = `${kind} ${text} ${screen}`
    return !seen.has(key) && seen.add(key)
  })
}

/** An apostrophe inside a word is no quote. */
const quotesIn = (line: string): string[] =>
  [...line.matchAll(/(?<=^|[\s(/|:])(?:'(?=\S)(.+?)(?<=\S)'|"(?=\S)(.+?)(?<=\S)")(?=$|[\s.,;:)/|])/g)].map(
    ([, single, double]) => single ?? double ?? '',
  )

const pathsIn = (line: string): string[] =>
  [...line.matchAll(/`([^`]*)`/g)].flatMap(([, code = '']) =>
    code.startsWith('/') && !code.includes('?') ? [code] : [],
  )

const functionsIn = (line: string): string[] => {
  const [, name] = /^\| *([a-z]+(?:-(?:[a-z]+|\{name\}))+) *\|/.exec(line) ?? []
  return name === undefined ? [] : [name]
}

const numbersIn = (line: string, chapter: string): string[] =>
  /^screens|constants|limits/i.test(chapter)
    ? [...line.replaceAll(/`[^`]*`/g, '').matchAll(numberAndWord)].map(([, number = '', word = '']) =>
        smallWords.has(word) || word === '' ? number : `${number} ${word}`,
      )
    : []

const numberAndWord =
  /(?<![\w.#])(\$[\d,.]*\d[MK]?\+?|[\d,.]*\d(?:x\d+|\/\d+|[%+]|-\d+%?|:\d\d(?: [AP]M)?)?)(?![\w%])(?:[- ]([A-Za-z]+))?/g
const smallWords = new Set([
  'and',
  'in',
  'is',
  'of',
  'on',
  'the',
  'to',
  'with',
  'value',
  'free',
  'email',
  'after',
])
