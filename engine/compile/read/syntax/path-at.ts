import { isMap, isNode, isPair, isScalar, isSeq, visit } from 'yaml'
import type { Document } from 'yaml'

/** The path of the innermost value at an offset. */
export const pathAt = (document: Document, offset: number): PropertyKey[] => {
  let found: PropertyKey[] = []
  visit(document, {
    Scalar: (key, { range }, ancestors) => {
      if (key === 'key' || !range || range[0] > offset || range[2] < offset) return undefined
      const own = isSeq(ancestors.at(-1)) && typeof key === 'number' ? [key] : []
      found = [...ancestors.flatMap((node, at) => keysOf(node, ancestors[at + 1])), ...own]
      return visit.BREAK
    },
  })
  return found
}

const keysOf = (node: unknown, child: unknown): PropertyKey[] => {
  if (isPair(node)) return isScalar(node.key) ? [String(node.key.value)] : []
  return isSeq(node) && isNode(child) && !isMap(node) ? [node.items.indexOf(child)] : []
}
