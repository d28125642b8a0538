import { z } from 'zod'
import { Section } from '../../campaign/schema/campaign.ts'
import { isRecord } from '../read/is-record.ts'
import { nearest } from '../fixes/nearest.ts'
import { pathText } from '../diagnostics/diagnostic.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { renameKey } from '../read/edit-value.ts'
import type { Source } from './source.ts'
import type { Path } from '../read/parsed-yaml.ts'

type Fields = Record<string, unknown>
type Typo = { path: Path; key: string; suggestion: string; allowed?: readonly string[] }

/** The keys of a campaign file's first level, and the names of steps. */
type KnownNames = {
  keys: readonly string[]
  settings: () => readonly string[]
  steps: readonly string[]
}

/**
 * A campaign file with typos corrected in the keys of its first level, and in those that say what a list entry is. Each typo
 * is reported once and the rest is validated as if it were right: otherwise one letter would produce a dozen diagnostics.
 */
export const withSuggestedKeys = (
  source: Source,
  raw: Fields,
  known: KnownNames,
): { raw: Fields; source: Source; diagnostics: Diagnostic[] } => {
  const typos: Typo[] = []
  const allowed = known.keys
  const top = Object.keys(raw)
    .filter((key) => !allowed.includes(key) && !known.settings().includes(key))
    .reduce<Fields>((fields, key) => {
      const suggestion = nearest(key, allowed)
      if (suggestion === undefined || suggestion in fields) return fields
      typos.push({ path: [], key, suggestion, allowed })
      return renamed(fields, key, suggestion)
    }, raw)
  const use: Tags = 'template' in top ? { use: ['template'] } : {}
  const entry =
    (tags: Tags) =>
    (item: unknown, path: Path): unknown =>
      isRecord(item) ? withTags(item, path, tags, typos) : item
  const section = (item: unknown, path: Path) => {
    const found = entry({ ...use, type: sectionTypes })(item, path)
    return entryTypes.reduce((changed, [key, type]) => inList(changed, key, path, entry({ type })), found)
  }
  const sections = inList(top, 'sections', [], section)
  const all = inList(sections, 'pipeline', [], entry({ ...use, step: known.steps }))
  if (typos.length === 0 || !isRecord(all)) return { raw, source, diagnostics: [] }
  return {
    raw: all,
    source: asWritten(source, typos),
    diagnostics: typos.map((typo) => reported(source, typo)),
  }
}

type Tags = Record<string, readonly string[]>

const sectionTypes = Section.options.map(({ shape }) => shape.type.value)

const typesOf = (option: unknown): string[] => {
  const type: unknown = option instanceof z.ZodObject ? option.shape['type'] : undefined
  return type instanceof z.ZodLiteral ? [...type.values].map(String) : []
}

/** The lists of sections whose entries say by `type` what they are: fields of a form, inputs of a calculator. */
const entryTypes = Section.options.flatMap(({ shape }) =>
  Object.entries(shape).flatMap(([key, schema]): [string, string[]][] => {
    const entry = schema instanceof z.ZodArray ? schema.element : undefined
    return entry instanceof z.ZodDiscriminatedUnion ? [[key, entry.options.flatMap(typesOf)]] : []
  }),
)

/** A key counts as a misspelt tag only if its value is, or nearly is, one of the tag. */
const withTags = (entry: Fields, path: Path, tags: Tags, typos: Typo[]): Fields =>
  Object.entries(tags).reduce((fields, [suggestion, words]) => {
    if (suggestion in fields) return fields
    const key = Object.keys(fields).find((name) => isLike(name, [suggestion]) && isLike(fields[name], words))
    if (key === undefined) return fields
    typos.push({ path, key, suggestion })
    return renamed(fields, key, suggestion)
  }, entry)

/** The length alone rules out nearly every word, in thousands of files. */
const isLike = (word: unknown, words: readonly string[]): boolean =>
  typeof word === 'string' && word.length < 24 && nearest(word, words) !== undefined

const renamed = (fields: Fields, key: string, suggestion: string): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name === key ? suggestion : name, value]))

/** The map with each entry of one of its lists as `change` makes it. */
const inList = (
  holder: unknown,
  key: string,
  path: Path,
  change: (item: unknown, path: Path) => unknown,
): unknown => {
  const list = isRecord(holder) ? holder[key] : undefined
  if (!isRecord(holder) || !Array.isArray(list)) return holder
  return { ...holder, [key]: list.map((item: unknown, at) => change(item, [...path, key, at])) }
}

const reported = ({ yaml, report }: Source, { path, key, suggestion, allowed }: Typo): Diagnostic =>
  report([...path, key], {
    rule: 'unknown-key',
    message: 'this key is not known.',
    fix: `Did you mean "${suggestion}"?${allowed ? ` Allowed here: ${allowed.join(', ')}.` : ''}`,
    suggestion: pathText([...path, suggestion]),
    repair: renameKey(yaml, [...path, key], suggestion),
    at: 'key',
  })

/** Reports diagnostics below a misspelt key at the key as it is written. */
const asWritten = (source: Source, typos: readonly Typo[]): Source => ({
  ...source,
  report: (path, details) =>
    source.report(
      path.map((key, at) => written(key, path.slice(0, at), typos)),
      details,
    ),
})

const written = (key: PropertyKey, above: Path, typos: readonly Typo[]): PropertyKey =>
  typos.find(({ path, suggestion }) => suggestion === key && String(path) === String(above))?.key ?? key
