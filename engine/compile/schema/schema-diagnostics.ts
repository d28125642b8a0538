import { isMap } from 'yaml'
import type { z } from 'zod'
import { pathText } from '../diagnostics/diagnostic.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { withHelp } from './with-help.ts'
import { altLine } from './alt-line.ts'
import { describeIssue } from './schema-words.ts'
import { unknownKey } from './unknown-key.ts'
import { valueAt } from './value-at.ts'
import { indentKey } from '../read/edit-value.ts'
import { hashCuts } from '../read/syntax/hash-cuts.ts'
import { descriptionOf, knownKeys, schemaAt } from './walk-schema.ts'
import { find, keyText } from '../read/yaml-find.ts'
import type { Details } from '../diagnostics/make-diagnostic.ts'
import type { Path, YamlFile } from '../read/parsed-yaml.ts'
import type { Source } from './source.ts'

type Issue = z.core.$ZodIssue

/** Every way in which a value violates its schema. `base` is the path of the value in its file. */
export const schemaDiagnostics = (
  source: Source,
  schema: z.ZodType,
  value: unknown,
  issues: readonly Issue[],
  base: readonly PropertyKey[] = [],
): Diagnostic[] =>
  issues.filter(isFirst).flatMap((issue) => diagnosticsOf(source, schema, value, issue, base))

const diagnosticsOf = (
  source: Source,
  schema: z.ZodType,
  value: unknown,
  issue: Issue,
  base: readonly PropertyKey[],
): Diagnostic[] => {
  const path = [...base, ...issue.path]
  if (issue.code === 'unrecognized_keys') {
    const holder = schemaAt(schema, value, issue.path)
    const fields = valueAt(value, issue.path)
    return oneComma(
      issue.keys.map((key) => {
        const details =
          outdented(source, schema, value, path, key) ??
          unknownKey(source.yaml, path, key, { schema: holder, value: fields })
        return source.report([...path, key], { ...details, at: 'key' })
      }),
    )
  }
  if (issue.code === 'invalid_key') {
    const reason = issue.issues[0]?.message ?? 'is not allowed'
    return [source.report(path, { rule: 'key', message: `this key ${reason}.`, at: 'key' })]
  }
  const branch = issue.code === 'invalid_union' ? closestBranch(issue.errors) : []
  if (branch.length > 0) return schemaDiagnostics(source, schema, value, branch.map(under(issue.path)), base)
  const about = schemaAt(schema, value, issue.path)
  const description = about && descriptionOf(about)
  const found = valueAt(value, issue.path)
  if (found === null && isEmptyByHash(source.yaml, path)) return []
  const keys = about ? knownKeys(about, found) : []
  if (found === null && path.length === 0) return [source.report(path, emptyFile(description, keys))]
  const described = describeIssue(issue, found, description, keys)
  const isAlt = described.rule === 'missing' && path.at(-1) === 'alt'
  const line = isAlt ? altLine(valueAt(value, issue.path.slice(0, -1))) : ''
  const details = isAlt
    ? { ...described, fix: `Add it, in your words: ${line}. ${description ?? ''}`.trim() }
    : described
  return [source.report(path, withHelp(source.yaml, path, issue, details, about, found))]
}

/** `brand: #bc1f4b`: the rule of texts that a "#" cuts reports it. */
const isEmptyByHash = ({ text, nodes }: YamlFile, path: Path): boolean =>
  hashCuts(text, () => nodes().document).some(
    (cut) => cut.source === '' && pathText(cut.path) === pathText(path),
  )

/** The size of a value of the wrong type says nothing. */
const isFirst = (issue: Issue, _at: number, all: readonly Issue[]) =>
  !(issue.code === 'too_small' || issue.code === 'too_big') ||
  !all.some(({ code, path }) => code === 'invalid_type' && String(path) === String(issue.path))

/** Each comma of a text makes one more key; one pair of quotes fixes them all. */
const oneComma = (diagnostics: Diagnostic[]): Diagnostic[] => {
  const first = diagnostics.find(({ rule }) => rule === 'unquoted-comma')
  return diagnostics.filter((diagnostic) => diagnostic.rule !== 'unquoted-comma' || diagnostic === first)
}

const emptyFile = (description: string | undefined, keys: readonly string[]): Details => ({
  rule: 'type',
  message: 'this file is empty.',
  fix: [description, `Write its keys: ${keys.join(', ')}.`].filter(Boolean).join(' '),
})

/** A key of the file's first level that belongs to the map above it: its two spaces are missing. */
const outdented = (
  { yaml }: Source,
  schema: z.ZodType,
  value: unknown,
  path: readonly PropertyKey[],
  key: string,
): Details | undefined => {
  const { pair, parent } = path.length === 0 ? find(yaml, [key]) : {}
  const above = pair && isMap(parent) ? parent.items[parent.items.indexOf(pair) - 1] : undefined
  const name = above && keyText(above.key)
  const holder = name === undefined ? undefined : schemaAt(schema, value, [name])
  const fields = name === undefined ? undefined : valueAt(value, [name])
  if (name === undefined || !holder || !knownKeys(holder, fields).includes(key)) return undefined
  if (valueAt(fields, [key]) !== undefined) return undefined
  return {
    rule: 'unknown-key',
    suggestion: pathText([name, key]),
    message: `this key is indented too little: it belongs below "${name}:".`,
    fix: 'Indent its lines by 2 more spaces.',
    repair: indentKey(yaml, key),
  }
}

const closestBranch = (branches: readonly (readonly Issue[])[]): readonly Issue[] =>
  branches.toSorted((a, b) => depth(b) - depth(a) || a.length - b.length)[0] ?? []

/** The branch that fits best is the one with the deepest issue. */
const depth = (issues: readonly Issue[]) => Math.max(0, ...issues.map((issue) => issue.path.length))

const under =
  (path: readonly PropertyKey[]) =>
  (issue: Issue): Issue => ({ ...issue, path: [...path, ...issue.path] })
