import type { FormProps } from '../../../blocks/form/form.schema.ts'
import type { SendWindow } from '../mail/send-window.ts'
import type { StepEntry } from '../schema/campaign.ts'
import type { Coach } from '../schema/coach.ts'
import type { Series } from '../schema/event-series.ts'
import type { CampaignLinks } from '../schema/links.ts'
import type { SiteFile } from '../schema/site-file.ts'
import type { Lang } from '../../words/lang.ts'
import type { StaffPerson } from '../schema/staff-file.ts'

/** A page or hashed asset. */
export type ReleaseFile = {
  /** Paths of its bytes and their compressed copies, from the folder of releases. */
  plain: string
  br?: string
  gz?: string
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
  'eventDay',
  'eventPlace',
  'eventFacts',
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

/** Where the address is confirmed. A mail asks for it between these marks, which are taken out, and what they enclose, once it is. */
export const confirmPlaceholder = 'confirmUrl'
export const confirmMarks = ['<!--confirm-->', '<!--/confirm-->'] as const

/** The `event` step of a campaign. Times are ISO, UTC. */
export type SiteEvent = {
  /** "<coach>/<campaign>": key of its row in events. */
  id: string
  capacity: number
  title: string
  place?: string
  /** What guests should know besides. */
  facts?: readonly string[]
  startsAt?: string
  endsAt?: string
  /** `startsAt` with the offset of the campaign file, for mails. */
  startsAs?: string
  /** Time zone of the event, where the campaign file names it. */
  zone?: string
  /** Guests alone may know the place: their mails link to a calendar file of their own. */
  isPrivate?: true
  /** Calendar file of a dated event, for guests: `SEQUENCE:0`, `METHOD:PUBLISH`. */
  calendar?: string
  /** Emails about a new date or place, and about the cancellation. */
  notices?: { moved: string; cancelled: string }
  cancelled?: boolean
  /** It comes again: the times are those of its first date, see on-date.ts. */
  series?: Series
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
  /** Search engines are asked to leave its page out. */
  unlisted?: true
  mails: boolean
  /** Absent: English. */
  lang?: Lang
  /** The sequence and the mailing list wait until the address is confirmed. */
  doubleOptIn?: true
  form?: FormProps
  limits?: { perVisitor: number }
  event?: SiteEvent
  images?: true
  /** Links by name: paths of ours, or https. */
  links: CampaignLinks
  /** Hash of what its file makes of the page and of what follows it; releases of earlier versions have none. */
  version?: string
  /** Sources of its short addresses, by name; absent: it has none, or an earlier version built it. */
  namedLinks?: Record<string, string>
  pipeline: StepEntry[]
  /** Sequences of its journey steps; delays in hours. */
  sequences: {
    rowId: string
    position: number
    email: string
    /** signup: from the sign-up. event: negative from the event's start, otherwise from its end. */
    anchor: 'signup' | 'event'
    delayHours: number
    /** Absent: it leaves when it is due. */
    sendWindow?: SendWindow
  }[]
  page?: ReleaseFile
}
export type SiteCoach = Pick<
  Coach,
  'slug' | 'brand' | 'name' | 'sender' | 'postalAddress' | 'hosts' | 'home' | 'notices' | 'lang' | 'retention'
>

/** `query`: of a named link; its target may change, so no browser keeps it. */
export type Route = { kind: 'page'; campaign: string } | { kind: 'redirect'; target: string; query?: string }

/** A release as the server reads it: the bundles of its coaches as one. */
export type ServedSite = {
  name: SiteFile['name']
  coaches: Record<string, SiteCoach>
  campaigns: Record<string, SiteCampaign>
  /** Decoded path. `findRoute` handles `%20-`, case and slash variants. */
  routes: Record<string, Route>
  shortcuts: SiteFile['shortcuts']
  staff: StaffPerson[]
  emails: Record<string, CompiledEmail>
}
