import type { Diagnostic } from '../../engine/compile/diagnostics/diagnostic.ts'
import { summaryOf } from './report.ts'
import type { Outcome } from './report.ts'

/** One object for programs. Keys may be added to version 1, never taken away. */
export const jsonOf = (outcome: Outcome): string => {
  const { diagnostics, notes = [], elsewhere, fixed } = outcome
  const reported = {
    version: 1,
    diagnostics: diagnostics.map(jsonDiagnostic),
    notes: notes.map(jsonDiagnostic),
    ...(fixed && { changes: fixed.changes, takenBack: fixed.takenBack.map(jsonDiagnostic) }),
    summary: {
      diagnostics: diagnostics.length,
      files: new Set(diagnostics.map(({ file }) => file)).size,
      repairable: diagnostics.filter(({ repair }) => repair).length,
      elsewhere,
      text: summaryOf(outcome),
    },
  }
  return JSON.stringify(reported, null, 2)
}

/** Unknown values are null. `repair` counts UTF-16 units, without the byte order mark. */
const jsonDiagnostic = ({
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
}: Diagnostic) => ({
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
