import type { MailTime } from '../mail/mail-plan.ts'
import type { PageState } from './page-states.ts'
import type { SiteEvent } from '../release/release.ts'

export type DevDiagnostic = {
  /** `file:line:col`, as a terminal in the project's folder would write it. */
  place: string
  file: string
  rule: string
  /** What is wrong, with the key in front. */
  message: string
  fix?: string
  frame?: string
  /** Where an editor opens it: absolute, with line and column. */
  open: string
  related: { place: string; open: string }[]
}

export type DevMail = { id: string; subject: string; time: MailTime }

export type DevCampaign = {
  id: string
  coach: string
  name: string
  file: string
  open: string
  live: boolean
  /** The path that its file claims. */
  path: string
  /** Where its page is on the dev server: its path, or one made from the file's name where it has none. */
  at: string
  /** The path made from the file's name, which also leads to its page. */
  named: string
  aliases: string[]
  redirects: string[]
  states: PageState[]
  /** Of its event: places, and the times (ISO) that mails count from. */
  event: Pick<SiteEvent, 'capacity' | 'startsAt' | 'endsAt'> | null
  mails: DevMail[]
  files: { label: string; url: string }[]
  /** Of its own file, its mails and its guide. */
  diagnostics: DevDiagnostic[]
  /** fresh: as in its file; stale: as it last was; missing: it was never readable. */
  shown: 'fresh' | 'stale' | 'missing'
}

export type DevCoach = {
  slug: string
  brand: string
  file: string
  open: string
  /** Ground, brand, accent and dark ground of the coach's look; empty where it could not be read. */
  colours: string[]
  /** Of coach.yaml. */
  diagnostics: DevDiagnostic[]
  campaigns: DevCampaign[]
}

export type DevIndex = { site: string; api: string; coaches: DevCoach[]; diagnostics: DevDiagnostic[] }

/** A mail as it is sent, filled in for a made-up person. */
export type MailPreview = {
  id: string
  /** Absolute; null: its words are built in. */
  open: string | null
  campaign: { id: string; name: string; path: string }
  subject: string
  preheader: string
  html: string
  text: string
  from: string
  to: string
  headers: [string, string][]
  bytes: number
  diagnostics: DevDiagnostic[]
}
