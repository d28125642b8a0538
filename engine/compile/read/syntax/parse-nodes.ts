import { LineCounter, parseDocument } from 'yaml'
import type { Document } from 'yaml'
import { addRepeatedKeys } from './repeated-keys.ts'

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
