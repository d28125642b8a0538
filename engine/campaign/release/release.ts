import type { FormProps } from '../../../blocks/form/form.schema.ts'
import type { StepEntry } from '../schema/campaign.ts'
import type { Coach } from '../schema/coach.ts'
import type { CampaignLinks } from '../schema/links.ts'
import type { SiteFile } from '../schema/site-file.ts'

/** Folder layout of a release, relative to its root. Everything the server needs; it never parses YAML or Markdown. */
export const releaseFiles = {
  site: 'site.json',
  renderer: 'server/renderer.js',
  /** `ViewAssets` of engine/campaign/release/assets.ts but for its campaigns: the argument of the renderer's `createRenderer`. */
  viewAssets: 'server/view-assets.json',
  /** Those campaigns, one a line: see view-lines.ts. */
  views: 'server/views.jsonl',
  /** `Delta` of delta.ts, in place of the four above: in a release that says only how it differs from another. */
  delta: 'delta.json',
  /** Hash list of all files of the release, one `sha256  path` a line, sorted: two builds of one input are equal. */
  hashes: 'hashes.txt',
} as const

/** `dist/current` is a text file that holds the name of the folder in `dist/releases/` that is live. */
export const releaseFolders = { pointer: 'current', releases: 'releases' } as const

/** A file served as it is: page or hashed asset. Twins lie beside it as `.br` and `.gz`. */
export type ReleaseFile = {
  /** Path inside the release folder. */
  file: string
  contentType: string
  etag: string
  /** true: the name holds a content hash, so browsers may keep it for a year. */
  immutable: boolean
  /** Content-Security-Policy of this document; only HTML has one. */
  csp?: string
}

/** An e-mail ready to be filled: `emailPlaceholders` and `originPlaceholder`, in braces, are the only open places. */
export type CompiledEmail = {
  /** "<coach>/<file stem>" */
  id: string
  subject: string
  preheader: string
  html: string
  text: string
}
/** Placeholders that only a campaign with an event fills in. */
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

/** Open place before a path that a mail links to: the origin of its coach. The build writes it; authors write the path. */
export const originPlaceholder = 'siteUrl'

/** What the server must know of a campaign's event: its pipeline's `event` step. Times are ISO, UTC. */
export type SiteEvent = {
  /** "<coach>/<campaign>": key of its row in events. */
  id: string
  capacity: number
  title: string
  place?: string
  startsAt?: string
  endsAt?: string
  /** `startsAt` as the campaign file has it: with the offset in which mails name the time. */
  startsAs?: string
  /** Its calendar file as it was first written: `SEQUENCE:0`, `METHOD:PUBLISH`. Where it has a date. */
  calendar?: string
  /** Compiled e-mails about a new date or place, and about the cancellation. */
  notices?: { moved: string; cancelled: string }
  /** The coach has cancelled it: nobody can register any more, and its guests get a mail. */
  cancelled?: boolean
}

export type SiteCampaign = {
  id: string
  /** UUIDv5 of the id: the primary key of its email_campaigns row, and so on. Stable for ever. */
  rowId: string
  pageRowId: string
  landingPageRowId: string
  /** Slug of its row in pages. */
  pageSlug: string
  coach: string
  name: string
  path: string
  live: boolean
  mails: boolean
  form?: FormProps
  limits?: { perVisitor: number }
  event?: SiteEvent
  /** Its page makes pictures. */
  images?: true
  /** Links by name: paths of ours, or https. */
  links: CampaignLinks
  /** Validated at build time; each step's definition reads its entries. */
  pipeline: StepEntry[]
  /** Sequences named by its journey steps: compiled e-mail ids with delays in hours. */
  sequences: {
    rowId: string
    position: number
    email: string
    /** signup: hours from the sign-up. event: negative from the start of the campaign's event, else from its end. */
    anchor: 'signup' | 'event'
    delayHours: number
  }[]
  /** The prerendered document; absent where `live` is false. */
  page?: ReleaseFile
}
export type SiteCoach = Pick<
  Coach,
  'slug' | 'brand' | 'name' | 'sender' | 'postalAddress' | 'hosts' | 'home' | 'notices'
>

export type Route = { kind: 'page'; campaign: string } | { kind: 'redirect'; target: string }

/** site.json: one release as the server sees it. */
export type Site = {
  version: 1
  name: SiteFile['name']
  coaches: Record<string, SiteCoach>
  campaigns: Record<string, SiteCampaign>
  /** Exact path (decoded) to its answer. `%20-`, case and slash variants are worked out by `findRoute`. */
  routes: Record<string, Route>
  shortcuts: SiteFile['shortcuts']
  emails: Record<string, CompiledEmail>
  /** URL path ("/assets/...") to file. */
  assets: Record<string, ReleaseFile>
}

/** What a running server holds of it: files are found by their URL among those it has read. */
export type ServedSite = Omit<Site, 'assets'>
