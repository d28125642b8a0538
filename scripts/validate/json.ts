import type { Problem } from '../../engine/compile/diagnostics/problem.ts'
import { summaryOf } from './report.ts'
import type { Outcome } from './report.ts'

/** One object for programs. Keys may be added to version 1, never taken away. */
export const jsonOf = (outcome: Outcome): string => {
  const { problems, notes = [], elsewhere, mended } = outcome
  const told = {
    version: 1,
    problems: problems.map(jsonProblem),
    notes: notes.map(jsonProblem),
    ...(mended && { changes: mended.changes, takenBack: mended.takenBack.map(jsonProblem) }),
    summary: {
      problems: problems.length,
      files: new Set(problems.map(({ file }) => file)).size,
      repairable: problems.filter(({ repair }) => repair).length,
      elsewhere,
      text: summaryOf(outcome),
    },
  }
  return JSON.stringify(told, null, 2)
}

/** What is not known is null; `repair` counts UTF-16 units of the file's text without a byte order mark. */
const jsonProblem = ({
  file,
  line,
  column,
  end,
  rule,
  path,
  message,
  fix,
  repair,
  related,
  frame,
}: Problem) => ({
  file,
  line,
  column,
  endLine: end?.line ?? null,
  endColumn: end?.column ?? null,
  rule,
  path,
  message,
  fix: fix ?? null,
  repair: repair ?? null,
  related: related ?? [],
  frame: frame ?? null,
})
