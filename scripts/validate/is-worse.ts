import type { Offer } from '../../engine/compile/fixes/apply-edits.ts'
import type { Problem } from '../../engine/compile/diagnostics/problem.ts'

/**
 * Whether repairs of a file did more harm than good: a mended problem is still there, or there are more problems than
 * before, and not only such as the mended ones had hidden.
 */
export const isWorse = (
  file: string,
  offers: readonly Offer[],
  before: readonly Problem[],
  after: readonly Problem[],
): boolean => {
  const known = new Set(before.map(nameOf))
  const left = new Set(after.map(nameOf))
  const lines = new Set(after.map(placeOf))
  if (offers.some(({ problem }) => (problem.path ? left.has(nameOf(problem)) : lines.has(placeOf(problem)))))
    return true
  const fresh = after.filter((problem) => !known.has(nameOf(problem)))
  // Two files that now want the same thing.
  if (fresh.some((one) => one.file !== file && one.related?.some((place) => place.file === file))) return true
  if (countIn(file, after) <= countIn(file, before)) return false
  const hiders = offers.map(({ problem }) => problem)
  return fresh.some((one) => one.file === file && !hiders.some((hider) => couldHide(hider, one)))
}

/** Of a file that could not be read nothing else was known, of one of the wrong shape not all. */
const couldHide = (hider: Problem, found: Problem): boolean => {
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

const isUnreadable = ({ path, rule }: Problem) => path === '' && (rule === 'yaml-syntax' || rule === 'tag')
const countIn = (file: string, problems: readonly Problem[]) =>
  problems.filter((problem) => problem.file === file).length
/** A place that is named in the words moves with what is mended before it. */
const nameOf = ({ file, rule, path, message }: Problem) =>
  JSON.stringify([file, rule, path, message.replaceAll(/:\d+:\d+/g, '')])
/** Of a fault that has no path, only its place tells whether it is the same. */
const placeOf = (problem: Problem) => JSON.stringify([nameOf(problem), problem.line, problem.column])
