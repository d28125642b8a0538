import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { ParsedFile } from '../parse/parsed-files.ts'
import type { RuleWords } from '../diagnostics/rule-words.ts'

export type Rule<Files, Id extends string = string> = {
  ids?: Record<Id, RuleWords>
  check: (files: Files) => Diagnostic[]
  /** Of a file that is no coach's. */
  checkSite?: (file: ParsedFile<unknown>) => Diagnostic[]
}

export const defineRule = <Files, const Id extends string = never>(rule: Rule<Files, Id>): Rule<Files, Id> =>
  rule
