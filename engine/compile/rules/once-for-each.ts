import type { Diagnostic } from '../diagnostics/diagnostic.ts'

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
