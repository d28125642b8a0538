import type { FormProps } from '../../blocks/form/form.schema.ts'
import type { StepEntry } from './campaign.ts'
import type { Coach } from './coach.ts'
import type { CampaignLinks } from './links.ts'
import type { SiteFile } from './site-file.ts'

/** Folder layout of a release, relative to its root. Everything the server needs; it never parses YAML or Markdown. */
export const releaseFiles = {
  site: 'site.json',
  renderer: 'server/renderer.js',
  /** `ViewAssets` of engine/campaign/assets.ts, the argument of the renderer's `createRenderer`. */
  viewAssets: 'server/view-assets.json',
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

/** An e-mail ready to be filled: `{name}`-like placeholders of `emailPlaceholders` are the only open places. */
export type CompiledEmail = {
  /** "<coach>/<file stem>" */
  id: string
  subject: string
  preheader: string
  html: string
  text: string
}
/**
 * The closed list of what a mail may hold open, filled at send time; the validator refuses any other word in braces.
 * name: greeting name (or the fallback); email: the reader's address; unsubscribeUrl; pageUrl: the campaign's page;
 * deliverableUrl, calendarUrl, schedulerUrl: the campaign's links of that name, only in mails of campaigns that have it.
 */
export const emailPlaceholders = [
  'name',
  'email',
  'unsubscribeUrl',
  'pageUrl',
  'deliverableUrl',
  'calendarUrl',
  'schedulerUrl',
] as const

/** What the server must know of a campaign's event: its pipeline's `event` step. Times are ISO, UTC. */
export type SiteEvent = {
  /** "<coach>/<campaign>": key of its row in events. */
  id: string
  capacity: number
  startsAt?: string
  endsAt?: string
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
  /** Links by name: paths of ours, or https. */
  links: CampaignLinks
  /** Parsed by each step's own schema at build time. */
  pipeline: StepEntry[]
  /** Sequences named by its journey steps: compiled e-mail ids with delays in hours. */
  sequences: { rowId: string; position: number; email: string; delayHours: number }[]
  /** The prerendered document; absent where `live` is false. */
  page?: ReleaseFile
}
export type SiteCoach = Pick<Coach, 'slug' | 'brand' | 'name' | 'sender' | 'postalAddress' | 'hosts' | 'home'>

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
