import type { Coach } from '../../campaign/schema/coach.ts'
import type { SiteFile } from '../../campaign/schema/site-file.ts'
import type { LoadedCampaign, LoadedEmail, LoadedGuide } from '../parse/parsed-files.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Template } from '../templates/template.ts'

export type LoadedSite = {
  file: SiteFile
  /** By slug; `dir` is the coach's folder, `assetsStamp` changes whenever a file of its assets does. */
  coaches: Record<string, { coach: Coach; dir: string; assetsStamp?: string }>
  campaigns: LoadedCampaign[]
  emails: Record<string, LoadedEmail>
  guides: Record<string, LoadedGuide>
}

export type LoadOptions = {
  dir: string
  /** Origin of coaches without a host of their own, such as "https://example.com". */
  publicOrigin: string
  templates?: readonly Template[]
}

/** `site` only without a diagnostic; `readable` has every file that its own schema accepts. */
export type LoadResult = { site?: LoadedSite; readable?: LoadedSite; diagnostics: Diagnostic[] }
