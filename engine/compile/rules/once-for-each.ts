import type { Diagnostic } from '../diagnostics/diagnostic.ts'

/** Validates each parsed file once, for checks that look at nothing else: an unchanged file stays the same object. */
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
