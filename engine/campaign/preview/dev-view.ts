import type { MailTime } from '../mail/mail-plan.ts'
import type { PageState } from './page-states.ts'
import type { SiteEvent } from '../release/release.ts'

export type DevDiagnostic = {
  /** `file:line:col`, relative to the project. */
  place: string
  file: string
  /** Within the file, such as `sections[2].title`; empty for all of it. */
  path: string
  rule: string
  message: string
  fix?: string
  frame?: string
  /** `/file:line:col`, absolute. */
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
  path: string
  /** Path on the dev server: the campaign's path, or `named` without one. */
  at: string
  /** A path made from the file's name, which also works. */
  named: string
  aliases: string[]
  redirects: string[]
  states: PageState[]
  event: Pick<SiteEvent, 'capacity' | 'startsAt' | 'endsAt'> | null
  mails: DevMail[]
  files: { label: string; url: string }[]
  diagnostics: DevDiagnostic[]
  /** stale: the last version that could be read; missing: there is none. */
  shown: 'fresh' | 'stale' | 'missing'
}

export type DevCoach = {
  slug: string
  brand: string
  file: string
  open: string
  /** Ground, brand, accent and dark ground; empty if the look cannot be read. */
  colours: string[]
  diagnostics: DevDiagnostic[]
  campaigns: DevCampaign[]
}

export type DevIndex = { site: string; api: string; coaches: DevCoach[]; diagnostics: DevDiagnostic[] }

export type MailPreview = {
  id: string
  /** Absolute; null: a built-in mail. */
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
