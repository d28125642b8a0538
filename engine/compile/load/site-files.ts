import { SiteFile } from '../../campaign/schema/site-file.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { listRoot } from '../parse/campaign-folder.ts'
import type { ParsedSiteFile } from '../parse/parsed-files.ts'
import { readParsedFile } from '../parse/read-parsed-file.ts'
import { coachRules } from '../validate/all-rules.ts'

/** site.yaml, the folders beside it, and what is wrong there. */
export type SiteFiles = {
  file: string
  parsed: ParsedSiteFile | null
  coaches: { slug: string; dir: string }[]
  diagnostics: Diagnostic[]
}

export const readSiteFiles = (dir: string): SiteFiles => {
  const { siteFile: file, coaches, diagnostics } = listRoot(dir)
  const { parsed, diagnostics: own } = readParsedFile(file, SiteFile)
  const ofRules = coachRules.flatMap(({ checkSite }) => (parsed && checkSite?.(parsed)) ?? [])
  return { file, parsed, coaches, diagnostics: [...diagnostics, ...own, ...ofRules] }
}
