import { isMap } from 'yaml'
import type { Diagnostic, Edit } from '../diagnostics/diagnostic.ts'
import type { Path, YamlFile } from '../read/parsed-yaml.ts'
import { isRecord } from '../read/is-record.ts'
import { find } from '../read/yaml-find.ts'
import type { Source } from './source.ts'

type Fields = Record<string, unknown>
type Lifted = { raw: Fields; source: Source; diagnostics: Diagnostic[] }
/** Entry `at` of an inner list, in entry `above` of the outer one. */
type Sunk = { list: string; tag: string; above: number; inner: string; at: number }

/**
 * `- step: email` indented into a list of the step above: YAML reads it as an entry of that list, and its keys as keys of the
 * step above. The rest is validated as if the entry were in its place, or one line would produce a dozen diagnostics.
 */
export const liftEntry = (
  source: Source,
  raw: Fields,
  list: string,
  tag: string,
  names: readonly string[],
): Lifted => {
  const entries: unknown = raw[list]
  const sunk = Array.isArray(entries) ? findSunk(entries, list, tag, names) : undefined
  if (!sunk || !Array.isArray(entries)) return { raw, source, diagnostics: [] }
  const path = [list, sunk.above, sunk.inner, sunk.at]
  const diagnostic = source.report([...path, tag], {
    rule: 'unknown-key',
    message: `this entry is indented too far: it belongs to "${list}:".`,
    fix: `Align its "- " with those of the other entries of "${list}:".`,
    repair: outdent(source.yaml, path, path.slice(0, 2)),
    at: 'key',
  })
  const report: Source['report'] = (at, details) => source.report(asWritten(at, sunk), details)
  return {
    raw: {
      ...raw,
      [list]: entries.flatMap((entry: unknown, at) => (at === sunk.above ? split(entry, sunk) : [entry])),
    },
    source: { ...source, report },
    diagnostics: [diagnostic],
  }
}

const findSunk = (entries: readonly unknown[], list: string, tag: string, names: readonly string[]) =>
  entries
    .flatMap((entry, above) =>
      Object.entries(isRecord(entry) ? entry : {}).flatMap(([inner, items]): Sunk[] => {
        const at = Array.isArray(items) ? items.length - 1 : 0
        const last: unknown = Array.isArray(items) ? items[at] : undefined
        const isSunk =
          at > 0 && isRecord(last) && Object.keys(last)[0] === tag && names.some((name) => name === last[tag])
        return isSunk ? [{ list, tag, above, inner, at }] : []
      }),
    )
    .at(0)

/** The entry above without the sunk one and what follows it, and the sunk one with that. */
const split = (entry: unknown, { inner, at }: Sunk): unknown[] => {
  if (!isRecord(entry)) return [entry]
  const pairs = Object.entries(entry)
  const end = pairs.findIndex(([key]) => key === inner)
  const items = entry[inner]
  if (!Array.isArray(items)) return [entry]
  const above = Object.fromEntries([...pairs.slice(0, end), [inner, items.slice(0, at)]])
  const sunk: unknown = items[at]
  return [above, { ...(isRecord(sunk) && sunk), ...Object.fromEntries(pairs.slice(end + 1)) }]
}

/** The path in the file of a path in the lifted value. */
const asWritten = (path: Path, { list, tag, above, inner, at }: Sunk): Path => {
  const [first, index, key, ...rest] = path
  if (first !== list || typeof index !== 'number' || index <= above) return path
  if (index > above + 1) return [list, index - 1, ...path.slice(2)]
  if (key === undefined || key === tag) return [list, above, inner, at, ...(key === undefined ? [] : [key])]
  return [list, above, key, ...rest]
}

const outdent = (yaml: YamlFile, path: Path, above: Path): Edit[] | undefined => {
  const [own, outer] = [find(yaml, path).node, find(yaml, above).node]
  if (!isMap(own) || own.flow || !own.range || !isMap(outer) || outer.flow || !outer.range) return undefined
  const column = (offset: number) => offset - (yaml.text.lastIndexOf('\n', offset - 1) + 1)
  const tooFar = column(own.range[0]) - column(outer.range[0])
  const start = own.range[0] - column(own.range[0])
  const lines = yaml.text.slice(start, own.range[1]).matchAll(/^ +(?=\S)/gm)
  return [...lines].map(({ index }) => ({ start: start + index, end: start + index + tooFar, text: '' }))
}
