import { isNode, isScalar, visit } from 'yaml'
import type { Document, Pair } from 'yaml'
import type { SyntaxError } from './yaml-upset.ts'

export const duplicateKey = (document: Document, offset: number): SyntaxError => {
  let name: unknown
  let first: number | undefined
  visit(document, {
    Map: (_, { items }) => {
      const pair = items.find((one) => keyStart(one) === offset)
      if (!pair) return undefined
      name = nameOf(pair)
      first = keyStart(items.find((one) => nameOf(one) === name))
      return visit.BREAK
    },
  })
  return {
    offset,
    details: {
      rule: 'duplicate-key',
      message: `the key ${JSON.stringify(name)} appears twice.`,
      fix: 'Keep one of them. If one belongs to the key above, indent it by two more spaces.',
    },
    ...(first !== undefined && { related: [first] }),
  }
}

const keyStart = (pair: Pair | undefined) => (isNode(pair?.key) ? pair.key.range?.[0] : undefined)
const nameOf = ({ key }: Pair) => (isScalar(key) ? key.value : undefined)
