import { LineCounter, parseDocument } from 'yaml'
import { addRepeatedKeys } from './syntax/repeated-keys.ts'
import type { YamlNodes } from './yaml-file.ts'

let latest: { text: string; nodes: YamlNodes } | undefined

/**
 * Keeps the nodes of one text only: they take fifty times its room, and of ten thousand files hardly any has a diagnostic
 * to place.
 */
export const parseNodes = (text: string): YamlNodes => {
  const nodes = nodesOf(text)
  latest = { text, nodes }
  return nodes
}

/** The same of a text that is only tried: what is kept stays. */
export const nodesOf = (text: string): YamlNodes => (latest?.text === text ? latest.nodes : parse(text))

/** Faults go without the stack they were found in: in a file of a hundred thousand that takes longer than all else. */
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
