import { isScalar, visit } from 'yaml'
import type { Alias, Document, Scalar } from 'yaml'
import type { Details } from '../diagnostics/make-diagnostic.ts'

export const maxAliases = 50

export type Finding = { offset: number; details: Details }

/** Valid YAML that campaign files may not contain: merge keys, `__proto__`, cyclic or countless aliases. */
export const findForbidden = (document: Document): Finding[] => {
  const found: Finding[] = []
  const aliases: { alias: Alias; ancestors: readonly unknown[] }[] = []
  const anchored: Scalar[] = []
  visit(document, {
    Alias: (_, alias, ancestors) => void aliases.push({ alias, ancestors }),
    Scalar: (_, scalar) => {
      if (scalar.anchor !== undefined) anchored.push(scalar)
    },
    Pair: (_, { key }) => {
      if (!isScalar(key)) return
      if (key.value === '__proto__') found.push({ offset: key.range?.[0] ?? 0, details: protoKey })
      if (key.value === '<<') found.push({ offset: key.range?.[0] ?? 0, details: mergeKey })
    },
  })
  // Finding an anchor walks the document, so a flood of aliases is refused before any is looked up.
  if (aliases.length > maxAliases)
    return [...found, { offset: aliases[0]?.alias.range?.[0] ?? 0, details: tooManyAliases }]
  const used = new Set(aliases.map(({ alias }) => alias.source))
  for (const { anchor = '', range } of anchored)
    if (!used.has(anchor))
      found.push({ offset: (range?.[0] ?? 0) - anchor.length - 2, details: unusedAnchor(anchor) })
  return [...found, ...aliases.flatMap(({ alias, ancestors }) => validateAlias(document, alias, ancestors))]
}

const validateAlias = (document: Document, alias: Alias, ancestors: readonly unknown[]): Finding[] => {
  const target = alias.resolve(document)
  const offset = alias.range?.[0] ?? 0
  if (!target) return [{ offset, details: unknownAlias(alias.source) }]
  return ancestors.includes(target) ? [{ offset, details: cyclicAlias }] : []
}

export const tooManyAliases: Details = {
  rule: 'too-many-aliases',
  message: `aliases (*name) expand to more than ${maxAliases} copies.`,
  fix: 'Write the values out.',
}
const unknownAlias = (name: string): Details => ({
  rule: 'unknown-alias',
  message: `"*${name}" refers to an anchor "&${name}" that does not exist.`,
  fix: 'Put quotes around a text that starts with "*".',
})
const unusedAnchor = (name: string): Details => ({
  rule: 'unused-anchor',
  message: `"&${name}" would not be shown: in YAML it names a part that "*${name}" repeats, and nothing repeats it.`,
  fix: 'Put quotes around a text that starts with "&", or remove the word.',
})
const cyclicAlias: Details = {
  rule: 'cyclic-alias',
  message: 'this alias is inside the part that it repeats.',
  fix: 'Remove it.',
}
const protoKey: Details = {
  rule: 'forbidden-key',
  message: 'the key "__proto__" is not allowed.',
  fix: 'Remove it.',
}
const mergeKey: Details = {
  rule: 'forbidden-key',
  message: 'merge keys ("<<") are not allowed.',
  fix: 'Write the keys out.',
}
