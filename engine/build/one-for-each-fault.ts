import { lookWithoutMood } from './look-without-mood.ts'
import { placeText } from './problem.ts'
import type { Problem } from './problem.ts'

/** One fault can be seen by several checks: keeps of each the words that say what to mend. */
export const oneForEachFault = (found: readonly Problem[]): Problem[] => {
  const problems = lookWithoutMood(found)
  const meant = new Set(
    problems.flatMap((problem) => (problem.meant ? [at(problem.file, problem.meant)] : [])),
  )
  const holders = new Set([...meant].map((place) => place.replace(/\.[^.]*$/, '')))
  const seconds = problems.filter(({ rule }) => rule === 'one-form')
  const hosts = new Set(
    problems.filter(({ rule }) => rule === 'scheduler-host').map(({ file, path }) => at(file, path)),
  )
  const headings = new Set(
    problems.filter(({ rule }) => rule === 'heading-order').map((problem) => placeText(problem)),
  )
  const isToldElsewhere = (problem: Problem) => {
    const { rule, file, path } = problem
    // A heading that skips a level is too deep as well.
    if ((rule === 'guide' || rule === 'not-in-mails') && headings.has(placeText(problem))) return true
    if (isAbsence(rule) && meant.has(at(file, path))) return true
    // What a map lacks as a whole lies in its misspelt key.
    if (rule === 'rule' && (meant.has(at(file, path)) || holders.has(at(file, path)))) return true
    if (rule === 'format' && hosts.has(at(file, path))) return true
    return seconds.some((form) => form.file === file && path.startsWith(`${form.path}.`))
  }
  const told = new Set<string>()
  return problems.filter((problem) => {
    const { line, column, path, message } = problem
    const words = `${at(problem.file, path)} ${line} ${column} ${message}`
    if (told.has(words) || isToldElsewhere(problem)) return false
    told.add(words)
    return true
  })
}

const isAbsence = (rule: string) => rule === 'missing' || rule === 'message-needed' || rule === 'lead-needed'
const at = (file: string, path: string) => `${file} ${path}`
