import {
  EVENT_ID,
  NOT_RESOLVED,
  Schema,
  constructFromEvents,
  defineMappingTag,
  defineScalarTag,
  parseEvents,
  seqTag,
  strTag,
} from 'js-yaml'
import type { Event } from 'js-yaml'

/** Half of what files may nest: however levels are counted, no such text is too deep. */
const surelyFlat = 15

/**
 * The value of a YAML text without a node for each word of it, or null where the two readers could differ: then the careful
 * one decides. A text with a fault, an anchor, a tag, a second document or a rare form of number is one.
 */
export const readYamlFast = (text: string): { value: unknown } | null => {
  if (doubtful.test(text)) return null
  try {
    const events = parseEvents(text, { maxDepth: surelyFlat })
    if (!isPlain(events)) return null
    const [value] = constructFromEvents(events, { source: text, schema: strict, maxAliases: 0 })
    return { value }
  } catch {
    return null
  }
}

/**
 * Characters that no text needs and parsers read differently; document markers and directives; blocks that say
 * how far they are indented.
 */
const doubtful =
  /[^\n\x20-\x7e\u00a1-\u2027\u202a-\ufefe\uff00-\ufffd]|\n *---|^ +---|^ *\.\.\.|\n *\.\.\.|^ *%|\n *%|[|>](?:\+|-?\d)/

/** One document, of maps, lists and words alone. */
const isPlain = (events: readonly Event[]): boolean => {
  let documents = 0
  for (const event of events) {
    if (event.type === EVENT_ID.POP) continue
    if (event.type === EVENT_ID.ALIAS) return false
    if (event.type === EVENT_ID.DOCUMENT) documents += 1
    else if (event.anchorStart >= 0 || event.tagStart >= 0) return false
  }
  return documents === 1
}

class Doubt extends Error {}

const doubt = (): never => {
  throw new Doubt()
}

/** Plain words that are no texts, as the careful reader takes them. */
const meanings = new Map<string, unknown>([
  ...['', '~', 'null', 'Null', 'NULL'].map((word) => [word, null] as const),
  ...['true', 'True', 'TRUE'].map((word) => [word, true] as const),
  ...['false', 'False', 'FALSE'].map((word) => [word, false] as const),
])
const decimal = /^(?:-?[1-9]\d{0,14}|0|-?(?:0|[1-9]\d{0,8})\.\d{1,6})$/
/** Any way to write a number in any version of YAML. */
const number = /^[-+]?(?:0[xob][\da-f_]*|[\d_]*\.?[\d_]*(?:e[-+]?\d*)?|\.(?:inf|nan))$/i

const meaningTag = defineScalarTag<unknown>('tag:yaml.org,2002:meaning', {
  implicit: true,
  identify: () => false,
  resolve: (source) => {
    if (meanings.has(source)) return meanings.get(source)
    if (decimal.test(source)) return Number(source)
    return number.test(source) ? doubt() : NOT_RESOLVED
  },
})

/** Far below the 1024 characters, escapes included, that YAML allows for a key. */
const longestKey = 100

const mapTag = defineMappingTag<Record<string, unknown>>('tag:yaml.org,2002:map', {
  create: () => ({}),
  identify: () => false,
  has: (map, key) => typeof key === 'string' && Object.hasOwn(map, key),
  keys: (map) => Object.keys(map),
  get: (map, key) => (typeof key === 'string' ? map[key] : undefined),
  addPair: (map, key, value) => {
    if (typeof key !== 'string' || key.length > longestKey) return doubt()
    if (key === '__proto__' || key === '<<') return doubt()
    map[key] = value
    return ''
  },
})

const strict = new Schema([strTag, meaningTag, seqTag, mapTag])
