import { SiteFile } from '../../campaign/schema/site-file.ts'
import { StaffFile } from '../../campaign/schema/staff-file.ts'
import type { StaffPerson } from '../../campaign/schema/staff-file.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { listRoot } from '../parse/campaign-folder.ts'
import type { ParsedFile, ParsedSiteFile } from '../parse/parsed-files.ts'
import { readParsedFile } from '../parse/read-parsed-file.ts'
import { siteFileRules, staffRules } from '../validate/site-rules.ts'

/** site.yaml, staff.yaml, the folders beside them, and what is wrong there. */
export type SiteFiles = {
  file: string
  parsed: ParsedSiteFile | null
  staff: StaffFiles
  coaches: { slug: string; dir: string }[]
  diagnostics: Diagnostic[]
}

/** `people`: null where something is wrong. */
type StaffFiles = { people: StaffPerson[] | null; diagnostics: Diagnostic[] }

export const readSiteFiles = (dir: string): SiteFiles => {
  const { siteFile: file, staffFile, coaches, diagnostics } = listRoot(dir)
  const { parsed, diagnostics: own } = readParsedFile(file, SiteFile)
  const slugs = coaches.map(({ slug }) => slug)
  const staff = staffFile === null ? { people: [], diagnostics: [] } : readStaff(staffFile, slugs)
  return { file, parsed, staff, coaches, diagnostics: [...diagnostics, ...own, ...ofRules(parsed)] }
}

const readStaff = (file: string, coaches: readonly string[]): StaffFiles => {
  const { parsed: staff, diagnostics: own } = readParsedFile(file, StaffFile)
  const between = staffRules.flatMap(({ check }) => check({ staff, coaches }))
  const diagnostics = [...own, ...ofRules(staff), ...between]
  return { people: diagnostics.length > 0 ? null : (staff?.value?.people ?? null), diagnostics }
}

const ofRules = (parsed: ParsedFile<unknown> | null): Diagnostic[] =>
  siteFileRules.flatMap(({ checkSite }) => (parsed && checkSite?.(parsed)) ?? [])
