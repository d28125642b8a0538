import type { FormProps } from '../../../blocks/form/form.schema.ts'
import type { StepEntry } from '../schema/campaign.ts'
import type { Coach } from '../schema/coach.ts'
import type { CampaignLinks } from '../schema/links.ts'
import type { SiteFile } from '../schema/site-file.ts'

/** Layout of a release folder. The server needs nothing else; it never parses YAML or Markdown. */
export const releaseFiles = {
  site: 'site.json',
  renderer: 'server/renderer.js',
  /** `ViewAssets` without its campaigns: the argument of `createRenderer`. */
  viewAssets: 'server/view-assets.json',
  /** Its campaigns, one a line: see view-lines.ts. */
  views: 'server/views.jsonl',
  /** `Delta` of delta.ts; replaces the four above. */
  delta: 'delta.json',
  /** One `sha256  path` a line, sorted: two builds of the same input are equal. */
  hashes: 'hashes.txt',
} as const

/** `dist/current` is a text file with the name of the live folder in `dist/releases/`. */
export const releaseFolders = { pointer: 'current', releases: 'releases' } as const

/** A page or hashed asset; its compressed copies are `.br` and `.gz`. */
export type ReleaseFile = {
  file: string
  contentType: string
  etag: string
  /** true: the name contains a content hash, so browsers may cache it for a year. */
  immutable: boolean
  /** Content-Security-Policy; only of HTML. */
  csp?: string
}

/** The only placeholders, in braces, are `emailPlaceholders` and `originPlaceholder`. */
export type CompiledEmail = {
  id: string
  subject: string
  preheader: string
  html: string
  text: string
}
/** Filled in only for campaigns with an event. */
export const eventPlaceholders = [
  'cancelPlaceUrl',
  'eventTitle',
  'eventDate',
  'eventPlace',
  'formerDate',
  'formerPlace',
] as const

/**
 * The closed list of a mail's placeholders, filled at send time. name: greeting name or fallback; deliverableUrl, calendarUrl,
 * schedulerUrl: the campaign's links; cancelPlaceUrl gives the seat back; formerDate, formerPlace: before the event was moved.
 */
export const emailPlaceholders = [
  'name',
  'email',
  'unsubscribeUrl',
  'pageUrl',
  'deliverableUrl',
  'calendarUrl',
  'schedulerUrl',
  ...eventPlaceholders,
] as const

/** Origin of the coach before a path of a mail. The build writes it; authors write the path. */
export const originPlaceholder = 'siteUrl'

/** The `event` step of a campaign. Times are ISO, UTC. */
export type SiteEvent = {
  /** "<coach>/<campaign>": key of its row in events. */
  id: string
  capacity: number
  title: string
  place?: string
  startsAt?: string
  endsAt?: string
  /** `startsAt` with the offset of the campaign file, for mails. */
  startsAs?: string
  /** Calendar file of a dated event: `SEQUENCE:0`, `METHOD:PUBLISH`. */
  calendar?: string
  /** E-mails about a new date or place, and about the cancellation. */
  notices?: { moved: string; cancelled: string }
  cancelled?: boolean
}

export type SiteCampaign = {
  id: string
  /** UUIDv5 of the id: the primary key of its email_campaigns row and others. Never changes. */
  rowId: string
  pageRowId: string
  landingPageRowId: string
  pageSlug: string
  coach: string
  name: string
  path: string
  live: boolean
  mails: boolean
  form?: FormProps
  limits?: { perVisitor: number }
  event?: SiteEvent
  images?: true
  /** Links by name: paths of ours, or https. */
  links: CampaignLinks
  pipeline: StepEntry[]
  /** Sequences of its journey steps; delays in hours. */
  sequences: {
    rowId: string
    position: number
    email: string
    /** signup: from the sign-up. event: negative from the event's start, otherwise from its end. */
    anchor: 'signup' | 'event'
    delayHours: number
  }[]
  page?: ReleaseFile
}
export type SiteCoach = Pick<
  Coach,
  'slug' | 'brand' | 'name' | 'sender' | 'postalAddress' | 'hosts' | 'home' | 'notices'
>

export type Route = { kind: 'page'; campaign: string } | { kind: 'redirect'; target: string }

/** site.json: a release as the server reads it. */
export type Site = {
  version: 1
  name: SiteFile['name']
  coaches: Record<string, SiteCoach>
  campaigns: Record<string, SiteCampaign>
  /** Decoded path. `findRoute` handles `%20-`, case and slash variants. */
  routes: Record<string, Route>
  shortcuts: SiteFile['shortcuts']
  emails: Record<string, CompiledEmail>
  /** Share pictures, PDFs and covers for mails are still to come, in the next release. */
  isQuick?: true
  /** By URL path ("/assets/..."). */
  assets: Record<string, ReleaseFile>
}

export type ServedSite = Omit<Site, 'assets'>
