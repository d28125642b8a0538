import { YAMLParseError, isScalar, visit } from 'yaml'
import type { Document, Scalar } from 'yaml'

/** Adds errors for duplicate keys. The parser's own check compares each key with all earlier ones. */
export const addRepeatedKeys = (document: Document.Parsed): void => {
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
