import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { makeDiagnostic } from '../../diagnostics/make-diagnostic.ts'
import { lineCounterOf, placeAt } from '../../diagnostics/place-at.ts'

export const mergeConflict = (file: string, text: string): Diagnostic | null => {
  const begin = /^<{7} \S/m.exec(text)
  if (!begin || !/^={7}\r?$/m.test(text) || !/^>{7} \S/m.test(text)) return null
  return makeDiagnostic(text, placeAt(file, lineCounterOf(text), begin.index), [], {
    rule: 'merge-conflict',
    message:
      'this is an unresolved Git conflict: two people changed these lines, and both versions are still here.',
    fix: 'Keep the lines you want, and delete those that begin with "<<<<<<<", "=======" and ">>>>>>>".',
  })
}
