import type { Document } from './document.ts'
import { plain } from './readable.ts'
import type { Item } from './requirements.ts'

/** Words in braces, a trailing "..." and a single N or M match anything short. */
export const patternOf = ({ kind, text }: Item): RegExp => {
  const open = plain(text)
    .split(/(\{[\w ]+\}|\.\.\.$|\b[NM]\b)/)
    .map((part, at) => (at % 2 === 0 ? literal(part) : '.{0,160}?'))
    .join('')
  if (kind !== 'number') return new RegExp(open)
  // "a 90-minute session" also satisfies "90 minutes", and an attribute "3 rows".
  const counted = open.replace(/^(.*) (\w+?)s?$/, '(?:$1[- ]*$2|$2s?="$1")')
  return new RegExp(`(?<![\\d.,$])(?:${[counted, ...nearby(plain(text))].join('|')})(?![\\d])`, 'i')
}

/** A figure such as "40%" or "500+" must be next to its word: "40% more revenue", "CPAs: 500+". */
const nearby = (text: string): string[] => {
  const [, figure = '', word = ''] = /^(\S*[$%+]\S*) (\w+)$/.exec(text) ?? []
  if (figure === '') return []
  return [`${literal(figure)}.{0,80}?\\b${word}\\b`, `\\b${word}\\b.{0,80}?(?<![\\d.,$])${literal(figure)}`]
}

const literal = (text: string) => text.replaceAll(/[$()*+./?[\\\]^{|}-]/g, '\\$&')

/** "Title: text" and "Sentence! Sentence." are two lines in a toast. */
export const partsOf = ({ kind, text }: Item): string[] =>
  kind === 'text' ? text.split(/(?<=[.!?]) |: /).filter((part) => part.length > 3) : []

/** The name of a document that contains it, on its own screen if it has one. */
export const placeOf = (item: Item, documents: Document[]): string | null => {
  const own = documents.filter(({ screens }) => item.screen === null || screens.includes(item.screen))
  if (item.kind === 'path') return pathPlace(item, documents)
  if (item.kind === 'function') return functionPlace(item, documents)
  const documentWith = (pattern: RegExp) => own.find(({ text }) => pattern.test(text))
  const whole = documentWith(patternOf(item))
  if (whole) return whole.name
  const parts = partsOf(item).map((text) => patternOf({ ...item, text }))
  const inParts =
    parts.length > 1 ? own.find(({ text }) => parts.every((part) => part.test(text))) : undefined
  return inParts?.name ?? null
}

const pathPlace = ({ text }: Item, documents: Document[]): string | null => {
  const path = new RegExp(`^GET ${text.split('{name}').map(literal).join('[a-z]+')}: (?!404)`)
  return documents.find(({ name }) => path.test(name))?.name ?? null
}

const functionPlace = ({ text }: Item, documents: Document[]): string | null => {
  const called = new RegExp(`^function ${text.split('{name}').map(literal).join('[a-z]+')}: 2\\d\\d$`)
  return documents.find(({ name }) => called.test(name))?.name ?? null
}
