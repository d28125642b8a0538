import type { DevProblem } from '../campaign/dev-view.ts'
import { fileIn } from './dev-site.ts'
import { placeText } from './problem.ts'
import type { Place, Problem } from './problem.ts'

/** A problem with the addresses that an editor opens. `dir`: the campaigns folder. */
export const devProblem = (dir: string, problem: Problem): DevProblem => {
  const { file, rule, path, message, fix, frame, related = [] } = problem
  return {
    place: placeText(problem),
    file: fileIn(dir, file),
    rule,
    message: path ? `${path}: ${message}` : message,
    ...(fix !== undefined && { fix }),
    ...(frame !== undefined && { frame }),
    open: openAt(dir, problem),
    related: related.map((place) => ({ place: placeText(place), open: openAt(dir, place) })),
  }
}

const openAt = (dir: string, { file, line, column }: Place) => `${fileIn(dir, file)}:${line}:${column}`

/** Those in one of these files, or that name a place in the first: a clash of two files is told beside both. */
export const problemsIn = (
  dir: string,
  problems: readonly Problem[],
  files: readonly string[],
): Problem[] => {
  const own = new Set(files.map((file) => fileIn(dir, file)))
  const [first = ''] = own
  return problems.filter(
    ({ file, related }) =>
      own.has(fileIn(dir, file)) || related?.some((place) => fileIn(dir, place.file) === first),
  )
}
