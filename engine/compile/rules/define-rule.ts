import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { ParsedSiteFile } from '../parse/parsed-files.ts'
import type { RuleWords } from '../diagnostics/rule-words.ts'

export type Rule<Files, Id extends string = string> = {
  ids?: Record<Id, RuleWords>
  check: (files: Files) => Diagnostic[]
  checkSite?: (site: ParsedSiteFile) => Diagnostic[]
}

export const defineRule = <Files, const Id extends string = never>(rule: Rule<Files, Id>): Rule<Files, Id> =>
  rule
