import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { lineCounterOf, makeDiagnostic, placeAt } from '../yaml-file.ts'

/** The marks that Git leaves where two people changed the same lines: told once, at the first. */
export const mergeConflict = (file: string, text: string): Diagnostic | null => {
  const begin = /^<{7} \S/m.exec(text)
  if (!begin || !/^={7}\r?$/m.test(text) || !/^>{7} \S/m.test(text)) return null
  return makeDiagnostic(text, placeAt(file, lineCounterOf(text), begin.index), [], {
    rule: 'merge-conflict',
    message: 'two people changed these lines, and Git kept both versions: one above "=======", one below it.',
    fix: 'Keep the lines that are right, and delete those that begin with "<<<<<<<", "=======" and ">>>>>>>".',
  })
}
