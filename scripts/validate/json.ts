import type { Diagnostic } from '../../engine/compile/diagnostics/diagnostic.ts'
import { summaryOf } from './report.ts'
import type { Outcome } from './report.ts'

/** One object for programs. Keys may be added to version 1, never taken away. */
export const jsonOf = (outcome: Outcome): string => {
  const { diagnostics, notes, elsewhere, fixed } = outcome
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
const jsonDiagnostic = (diagnostic: Diagnostic) => {
  const {
    end,
    suggestion: _,
    about: __,
    fix = null,
    repair = null,
    related = [],
    frame = null,
    ...rest
  } = diagnostic
  return { ...rest, endLine: end?.line ?? null, endColumn: end?.column ?? null, fix, repair, related, frame }
}
