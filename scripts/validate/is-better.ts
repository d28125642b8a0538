import type { Diagnostic } from '../../engine/compile/diagnostics/diagnostic.ts'
import type { Offer } from '../../engine/compile/fixes/apply-edits.ts'

export type Tried = { file: string; before: string; offers: readonly Offer[] }

/**
 * Whether repairs of a file left it with fewer diagnostics. Files are validated in stages (YAML, schema, other files), and a
 * failed stage hides the diagnostics of the next: fewer diagnostics of an earlier stage count more.
 */
export const isBetter = (
  { file, before: text, offers }: Tried,
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
): boolean => {
  const known = new Set(before.map(nameOf))
  const left = new Set(after.map(nameOf))
  const places = new Set(after.map(placeOf))
  const isLeft = ({ diagnostic }: Offer) =>
    diagnostic.path ? left.has(nameOf(diagnostic)) : places.has(placeOf(diagnostic))
  if (offers.some(isLeft)) return false
  const fresh = after.filter((one) => !known.has(nameOf(one)))
  const isConflict = (one: Diagnostic) =>
    one.file !== file && one.related?.some((place) => place.file === file)
  if (fresh.some(isConflict)) return false
  const moved = offers
    .filter(isMove)
    .flatMap(({ edits }) => edits.map(({ start }) => blockAround(text, start)))
  const isInMoved = (one: Diagnostic) =>
    one.file === file && moved.some(({ first, last }) => one.line >= first && one.line <= last)
  if (fresh.some(isInMoved)) return false
  // Keys below a misspelt key are validated only once it is fixed.
  const suggestions = offers.flatMap(({ diagnostic }) => diagnostic.suggestion ?? [])
  const wasHidden = (one: Diagnostic) =>
    !known.has(nameOf(one)) &&
    suggestions.some((key) => one.path.startsWith(`${key}.`) || one.path.startsWith(`${key}[`))
  const shown = after.filter((one) => one.file !== file || !wasHidden(one))
  const [was, is] = [countByStage(file, before), countByStage(file, shown)]
  const changed = is.findIndex((count, stage) => count !== was[stage])
  return changed >= 0 && (is[changed] ?? 0) < (was[changed] ?? 0)
}

/** Indentation and dashes change the parent of lines: such a repair is right only if no diagnostic follows there. */
const isMove = ({ edits }: Offer) => edits.some(({ text }) => /^ *(- )?$/.test(text))

const blockAround = (text: string, offset: number): { first: number; last: number } => {
  const lines = text.split('\n')
  const at = text.slice(0, offset).split('\n').length - 1
  const first = lines.slice(0, at).findLastIndex(isKey)
  const next = lines.slice(at + 1).findIndex(isKey)
  return { first: first + 1, last: next < 0 ? lines.length : at + 1 + next }
}

const isKey = (line: string) => /^[^\s#-]/.test(line)

const countByStage = (file: string, diagnostics: readonly Diagnostic[]): number[] => {
  const own = diagnostics.filter((one) => one.file === file)
  const unreadable = own.filter(({ path, rule }) => path === '' && ofYaml.has(rule))
  const misshapen = own.filter(({ rule }) => ofSchema.has(rule))
  return [unreadable.length, misshapen.length, own.length]
}

const ofYaml = new Set([
  'yaml-syntax',
  'tag',
  'duplicate-key',
  'unquoted-hash',
  'text-cut',
  'unknown-alias',
  'unused-anchor',
])
const ofSchema = new Set([
  'choice',
  'format',
  'missing',
  'rule',
  'type',
  'unknown-key',
  'unquoted-comma',
  'unquoted-hash',
])

/** Places named in the message move with edits before them. */
const nameOf = ({ file, rule, path, message }: Diagnostic) =>
  JSON.stringify([file, rule, path, message.replaceAll(/:\d+:\d+/g, '')])
/** Without a path, only the place identifies a diagnostic. */
const placeOf = (diagnostic: Diagnostic) =>
  JSON.stringify([nameOf(diagnostic), diagnostic.line, diagnostic.column])
