import type { Diagnostic } from '../diagnostics/diagnostic.ts'

/**
 * Judges each draft once, however often the files of its coach are judged: a file that did not change is the same draft. For
 * what looks at nothing but the draft.
 */
export const onceForEach = <ParsedFile extends object>(
  validate: (parsed: ParsedFile) => Diagnostic[],
): ((parsed: ParsedFile) => Diagnostic[]) => {
  const known = new WeakMap<ParsedFile, Diagnostic[]>()
  return (parsed) => {
    const diagnostics = known.get(parsed) ?? validate(parsed)
    known.set(parsed, diagnostics)
    return diagnostics
  }
}
