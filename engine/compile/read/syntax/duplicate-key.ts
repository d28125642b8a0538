import { isMap, isNode, isScalar, isSeq, visit } from 'yaml'
import type { Document, Pair, YAMLMap } from 'yaml'
import type { SyntaxError } from './yaml-upset.ts'

/** A key that its map has twice: the likely reason, and where the first one is. */
export const duplicateKey = (document: Document, noticed: number, text: string): SyntaxError => {
  // After an empty value the parser stops at the end of the line.
  const offset = noticed + text.slice(noticed).search(/\S|$/)
  const found = findTwice(document, offset)
  const name = found ? String(found.name) : (/^[^\s:]+/.exec(text.slice(offset))?.[0] ?? 'this key')
  const key = JSON.stringify(name)
  if (!found)
    return {
      offset,
      details: {
        rule: 'duplicate-key',
        message: `the key ${key} appears twice.`,
        fix: 'Keep one of them.',
      },
    }
  return { offset, details: { rule: 'duplicate-key', ...wordsFor(found, key) }, related: [found.first] }
}

type Twice = { name: unknown; first: number; map: YAMLMap; at: number; firstAt: number; isEntry: boolean }

const findTwice = (document: Document, offset: number): Twice | undefined => {
  let found: Twice | undefined
  visit(document, {
    Map: (_, map, path) => {
      const at = map.items.findIndex((pair) => keyStart(pair) === offset)
      const name = nameOf(map.items[at])
      const firstAt = map.items.findIndex((pair) => nameOf(pair) === name)
      const first = map.items[firstAt] && keyStart(map.items[firstAt])
      if (at < 1 || firstAt >= at || first === undefined) return undefined
      found = { name, first, map, at, firstAt, isEntry: isSeq(path.at(-1)) }
      return visit.BREAK
    },
  })
  return found
}

const keyStart = ({ key }: Pair) => (isNode(key) ? key.range?.[0] : undefined)
const nameOf = (pair: Pair | undefined) => (isScalar(pair?.key) ? pair.key.value : undefined)

const wordsFor = ({ map, at, firstAt, isEntry }: Twice, key: string): { message: string; fix: string } => {
  if (isEntry && firstAt === 0 && map.flow !== true)
    return {
      message: `the key ${key} appears twice in one list entry, as if a new entry began here without its "- ".`,
      fix: `Begin this line with "- " in the column of the "- " above, or keep one ${key} only.`,
    }
  const holder = emptyAbove(map, at) ?? emptyAbove(map, firstAt)
  if (holder !== undefined && map.flow !== true)
    return {
      message: `the key ${key} appears twice on this level, and "${holder}:" is empty.`,
      fix: `If one of the two belongs to "${holder}", indent it by two more spaces. Otherwise keep one of them.`,
    }
  return {
    message: `the key ${key} appears twice.`,
    fix: 'Keep one of them. If one belongs to the key above, indent it by two more spaces.',
  }
}

/** The nearest empty key above, such as `seo:` whose keys lost their indentation. */
const emptyAbove = (map: YAMLMap, at: number): string | undefined => {
  const pair = map.items
    .slice(0, at)
    .findLast(({ value }) => !value || isEmpty(value) || (isMap(value) && value.items.length === 0))
  return pair && String(nameOf(pair))
}

const isEmpty = (value: unknown) => isScalar(value) && value.value === null && !value.source
