import { LineCounter, parseDocument, YAMLParseError, isScalar, visit } from 'yaml'
import type { Document, Scalar } from 'yaml'

export type YamlNodes = { document: Document.Parsed; lines: LineCounter }

let latest: { text: string; nodes: YamlNodes } | undefined

/** Caches the nodes of one text only: they take fifty times its memory, and few files have a diagnostic to place. */
export const parseNodes = (text: string): YamlNodes => {
  const nodes = nodesOf(text)
  latest = { text, nodes }
  return nodes
}

/** The same for a text that is only tried: it does not replace the cached one. */
export const nodesOf = (text: string): YamlNodes => (latest?.text === text ? latest.nodes : parse(text))

/** Errors without stack traces: in a file with a hundred thousand errors, the traces take longer than everything else. */
const parse = (text: string): YamlNodes => {
  const before = Error.stackTraceLimit
  Error.stackTraceLimit = 0
  try {
    const lines = new LineCounter()
    const document = parseDocument(text, {
      lineCounter: lines,
      prettyErrors: false,
      resolveKnownTags: false,
      schema: 'core',
      stringKeys: true,
      uniqueKeys: false,
    })
    addRepeatedKeys(document)
    return { document, lines }
  } finally {
    Error.stackTraceLimit = before
  }
}

/** Adds errors for duplicate keys. The parser's own check compares each key with all earlier ones. */
const addRepeatedKeys = (document: Document.Parsed): void => {
  const found: YAMLParseError[] = []
  visit(document, {
    Map: (_, { items }) => {
      const names = new Set<unknown>()
      for (const { key } of items) {
        if (!isScalar(key)) continue
        if (names.has(key.value)) found.push(repeated(key))
        names.add(key.value)
      }
    },
  })
  if (found.length === 0) return
  const inOrder = [...document.errors, ...found].toSorted((a, b) => a.pos[0] - b.pos[0])
  document.errors.splice(0, Infinity, ...inOrder)
}

const repeated = ({ range }: Scalar) => {
  const start = range?.[0] ?? 0
  return new YAMLParseError([start, start + 1], 'DUPLICATE_KEY', 'Map keys must be unique')
}
