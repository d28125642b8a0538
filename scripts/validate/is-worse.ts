import type { Offer } from '../../engine/compile/fixes/apply-edits.ts'
import type { Diagnostic } from '../../engine/compile/diagnostics/diagnostic.ts'

/**
 * Whether repairs of a file did more harm than good: a mended diagnostic is still there, or there are more diagnostics than
 * before, and not only such as the mended ones had hidden.
 */
export const isWorse = (
  file: string,
  offers: readonly Offer[],
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
): boolean => {
  const known = new Set(before.map(nameOf))
  const left = new Set(after.map(nameOf))
  const lines = new Set(after.map(placeOf))
  if (
    offers.some(({ diagnostic }) =>
      diagnostic.path ? left.has(nameOf(diagnostic)) : lines.has(placeOf(diagnostic)),
    )
  )
    return true
  const fresh = after.filter((diagnostic) => !known.has(nameOf(diagnostic)))
  // Two files that now want the same thing.
  if (fresh.some((one) => one.file !== file && one.related?.some((place) => place.file === file))) return true
  if (countIn(file, after) <= countIn(file, before)) return false
  const hiders = offers.map(({ diagnostic }) => diagnostic)
  return fresh.some((one) => one.file === file && !hiders.some((hider) => couldHide(hider, one)))
}

/** Of a file that could not be read nothing else was known, of one of the wrong shape not all. */
const couldHide = (hider: Diagnostic, found: Diagnostic): boolean => {
  if (hider.path === '' || aboutShape.has(hider.rule)) return !isUnreadable(found)
  return found.path.startsWith(hider.path)
}

/** A file that misses its schema is not compared with the others, and no template is filled in. */
const aboutShape = new Set([
  'choice',
  'format',
  'rule',
  'type',
  'unknown-key',
  'unquoted-comma',
  'unquoted-hash',
])

const isUnreadable = ({ path, rule }: Diagnostic) => path === '' && (rule === 'yaml-syntax' || rule === 'tag')
const countIn = (file: string, diagnostics: readonly Diagnostic[]) =>
  diagnostics.filter((diagnostic) => diagnostic.file === file).length
/** A place that is named in the words moves with what is mended before it. */
const nameOf = ({ file, rule, path, message }: Diagnostic) =>
  JSON.stringify([file, rule, path, message.replaceAll(/:\d+:\d+/g, '')])
/** Of a fault that has no path, only its place tells whether it is the same. */
const placeOf = (diagnostic: Diagnostic) =>
  JSON.stringify([nameOf(diagnostic), diagnostic.line, diagnostic.column])
