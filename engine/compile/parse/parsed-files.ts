import type { LanguageVersion } from '../../campaign/schema/page.ts'
import type { Campaign, StepEntry } from '../../campaign/schema/campaign.ts'
import type { Coach } from '../../campaign/schema/coach.ts'
import type { SiteFile } from '../../campaign/schema/site-file.ts'
import type { CoachFolder } from './campaign-folder.ts'
import type { Guide } from '../guide/guide.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Source } from '../schema/source.ts'

/** A file as far as it could be read. `value` is there when its schema accepted all of it. */
export type ParsedFile<Value> = { source: Source; raw: Record<string, unknown>; value?: Value }

export type ParsedSiteFile = ParsedFile<SiteFile>
export type ParsedCoach = ParsedFile<Coach> & { folder: CoachFolder }

export type LoadedCampaign = Campaign & {
  id: string
  file: string
  pipeline: StepEntry[]
  /** Types of the sections that its template makes. */
  templateSections?: string[]
  versions?: LanguageVersion[]
}
export type ParsedCampaign = ParsedFile<LoadedCampaign> & {
  id: string
  coach: string
  /** Each section as its schema made it, or as it was written where the schema refused it. */
  sections: Record<string, unknown>[]
  /** Each entry as its step's schema made it; what was refused is left out. */
  pipeline: { index: number; entry: StepEntry }[]
  claims: (Pick<Campaign, 'path' | 'aliases' | 'redirects' | 'links' | 'live'> & { id: string }) | null
}

export type LoadedEmail = { subject: string; preheader: string; markdown: string; file: string }
export type ParsedEmail = ParsedMarkdown<LoadedEmail>
export type LoadedGuide = Guide & { file: string }
export type ParsedGuide = ParsedMarkdown<LoadedGuide>
export type ParsedMarkdown<Value> = ParsedFile<Value> & { markdown: string; reportBody: ReportBody }
/** Makes a diagnostic at an offset in the Markdown. `word`: what is wrong begins there. */
export type ReportBody = (
  offset: number,
  details: { rule: string; message: string; fix?: string; word?: string },
) => Diagnostic

export type ParsedFiles = {
  publicOrigin: string
  site: ParsedSiteFile | null
  /** By slug. A coach whose file is missing or broken beyond reading has a folder alone. */
  coaches: Map<string, ParsedCoach>
  folders: Map<string, CoachFolder>
  campaigns: ParsedCampaign[]
  /** By "<coach>/<file stem>"; null for a file that could not be read. */
  emails: Map<string, ParsedEmail | null>
  /** By "<coach>/<file stem>"; null for a file that could not be read. */
  guides: Map<string, ParsedGuide | null>
}
