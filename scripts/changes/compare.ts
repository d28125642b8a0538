import { diffArrays } from 'diff'
import type {
  CompiledEmail,
  SiteCampaign,
  ServedSite,
  SiteCoach,
} from '../../engine/campaign/release/release.ts'
import { webhookStep } from '../../engine/campaign/steps/webhook.ts'
import type { StaffPerson } from '../../engine/campaign/schema/staff-file.ts'
import type { BuiltSite } from './read-release.ts'
import { underNewNames } from './renamed.ts'

export type Kind = 'added' | 'changed' | 'removed'

export type Words = { out: string[]; in: string[] }

export type Changes = {
  pages: { id: string; name: string; path: string; kind: Kind; words: Words; notes: string[] }[]
  routes: { path: string; before: string | null; after: string | null }[]
  mails: { id: string; kind: Kind; subject: Words; words: Words }[]
  pipelines: { id: string; notes: string[] }[]
  files: { url: string; kind: Kind }[]
  notes: string[]
}

export const compareSites = (then: BuiltSite, after: BuiltSite): Changes => {
  const { before, pages } = underNewNames(then, after)
  return compareAlike(before, after, (id) => pages.get(id))
}

const compareAlike = (
  before: BuiltSite,
  after: BuiltSite,
  oldIdOf: (id: string) => string | undefined,
): Changes => ({
  pages: keysOf(before.pages, after.pages).flatMap((id) => changedPage(id, before, after, oldIdOf(id))),
  routes: keysOf(before.site.routes, after.site.routes).flatMap((path) => {
    const [was, is] = [before, after].map(({ site }) => routeText(site, path))
    return was === is ? [] : [{ path, before: was ?? null, after: is ?? null }]
  }),
  mails: keysOf(before.site.emails, after.site.emails).flatMap((id) => changedMail(id, before, after)),
  pipelines: keysOf(before.site.campaigns, after.site.campaigns).flatMap((id) => {
    const notes = pipelineNotes(before.site.campaigns[id], after.site.campaigns[id])
    return notes.length > 0 ? [{ id, notes }] : []
  }),
  files: keysOf(before.files, after.files).flatMap((url) => {
    const kind = kindOf(before.files[url], after.files[url])
    return kind ? [{ url, kind }] : []
  }),
  notes: siteNotes(before.site, after.site),
})

export const isEmpty = (changes: Changes): boolean =>
  Object.values(changes).every((list) => list.length === 0)

const keysOf = (...maps: Record<string, unknown>[]) =>
  [...new Set(maps.flatMap((map) => Object.keys(map)))].toSorted()

const kindOf = (before: unknown, after: unknown): Kind | null => {
  if (before === undefined) return 'added'
  if (after === undefined) return 'removed'
  return JSON.stringify(before) === JSON.stringify(after) ? null : 'changed'
}

const routeText = ({ routes, campaigns }: BuiltSite['site'], path: string): string | null => {
  const route = Object.hasOwn(routes, path) ? routes[path] : undefined
  if (!route) return null
  if (route.kind === 'redirect') return `goes to ${route.target}`
  return `page ${route.campaign}${campaigns[route.campaign]?.live === false ? ' (not live)' : ''}`
}

const changedPage = (
  id: string,
  before: BuiltSite,
  after: BuiltSite,
  former: string | undefined,
): Changes['pages'] => {
  const [was, is] = [before.pages[id], after.pages[id]]
  const kind = kindOf(was, is)
  const campaign = after.site.campaigns[id] ?? before.site.campaigns[id]
  if (!kind || !campaign) return []
  const words = kind === 'changed' ? wordsOf(was?.words, is?.words) : { out: [], in: [] }
  const notes =
    kind === 'changed'
      ? pageNotes(before.site.campaigns[id], after.site.campaigns[id], words, hostNotes(was, is))
      : hostNotes(undefined, is)
  const name = former === undefined ? [] : [`Its file was ${former}.`]
  return [{ id, name: campaign.name, path: campaign.path, kind, words, notes: [...name, ...notes] }]
}

/** Whoever merges this lets a page load something there, and send something. */
const hostNotes = (was: Hosts | undefined, is: Hosts | undefined) =>
  note('Other hosts that the page may use', was?.hosts ?? '', is?.hosts ?? '')

type Hosts = { hosts: string }

const pageNotes = (
  was: SiteCampaign | undefined,
  is: SiteCampaign | undefined,
  words: Words,
  hosts: string[],
): string[] => {
  const notes = [
    ...hosts,
    ...fieldNotes(was, is),
    ...(was?.path === is?.path ? [] : [`Its address changed from ${was?.path} to ${is?.path}.`]),
  ]
  const isOnlyLooks = notes.length === 0 && words.in.length === 0 && words.out.length === 0
  return isOnlyLooks ? ['Its text is the same; its look or hidden text differs.'] : notes
}

const fieldNotes = (was: SiteCampaign | undefined, is: SiteCampaign | undefined): string[] => {
  const fields = [was, is].map((one) => (one?.form?.fields ?? []).map(({ name }) => name).join(', '))
  return fields[0] === fields[1]
    ? []
    : [`The fields of the form were ${fields[0] || 'none'}, and are now ${fields[1] || 'none'}.`]
}

const changedMail = (id: string, before: BuiltSite, after: BuiltSite): Changes['mails'] => {
  const [was, is] = [before.site.emails[id], after.site.emails[id]]
  const kind = kindOf(was, is)
  if (!kind) return []
  const subject = wordsOf(linesOf(was?.subject), linesOf(is?.subject))
  return [
    { id, kind, subject, words: kind === 'changed' ? wordsOf(bodyOf(was), bodyOf(is)) : { out: [], in: [] } },
  ]
}

const bodyOf = (mail: CompiledEmail | undefined) => linesOf(mail && `${mail.preheader}\n${mail.text}`)
const linesOf = (text = '') =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const wordsOf = (before: string[] = [], after: string[] = []): Words => {
  const parts = diffArrays(before, after)
  return {
    out: parts.flatMap(({ removed, value }) => (removed ? value : [])),
    in: parts.flatMap(({ added, value }) => (added ? value : [])),
  }
}

const pipelineNotes = (was: SiteCampaign | undefined, is: SiteCampaign | undefined): string[] => {
  const hosts = note('Answers are posted to', webhooksText(was), webhooksText(is))
  if (!was || !is) return hosts
  const found = [
    ...hosts,
    ...note('Steps', stepsText(was), stepsText(is)),
    ...note('Mails', mailsText(was), mailsText(is)),
    ...note('Event', eventText(was), eventText(is)),
  ]
  const isSilent = found.length === 0 && JSON.stringify(was.pipeline) !== JSON.stringify(is.pipeline)
  return isSilent ? ['The settings of its steps differ.'] : found
}

/** Hosts alone: an address may be the secret. */
const webhooksText = (campaign: SiteCampaign | undefined) => {
  const urls = (campaign?.pipeline ?? []).map((entry) => webhookStep.read(entry)?.url)
  return [...new Set(urls.flatMap((url) => (url === undefined ? [] : [new URL(url).host])))].join(', ')
}
const stepsText = ({ pipeline }: SiteCampaign) => pipeline.map(({ step }) => step).join(', ')
const mailsText = ({ sequences }: SiteCampaign) =>
  sequences
    .map(({ email, anchor, delayHours }) => `${email} (${hoursText(delayHours)} after ${anchor})`)
    .join(', ')
const hoursText = (hours: number) => (hours % 24 === 0 ? `${hours / 24} days` : `${hours} h`)
const eventText = ({ event }: SiteCampaign) =>
  event
    ? [
        event.title,
        event.startsAt ?? 'no date',
        `${event.capacity} seats`,
        event.cancelled ? 'cancelled' : '',
      ]
        .filter(Boolean)
        .join(', ')
    : ''

const siteNotes = (was: ServedSite, is: ServedSite): string[] => [
  ...note('Name of the site', was.name, is.name),
  ...note('Shortcuts', shortcutsText(was), shortcutsText(is)),
  ...staffNotes(was, is),
  ...Object.values(is.coaches).flatMap((coach) => {
    const before = was.coaches[coach.slug]
    return before ? coachNotes(before, coach) : []
  }),
]

/** Whoever merges this lets somebody in, or out. */
const staffNotes = (was: ServedSite, is: ServedSite): string[] => {
  const [before, after] = [was, is].map(
    ({ staff }) => new Map(staff.map((each) => [each.email, rightsText(each)])),
  )
  const emails = new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])
  return [...emails].flatMap((email) =>
    note(`Staff, ${email}`, before?.get(email) ?? '', after?.get(email) ?? ''),
  )
}

const rightsText = ({ role, coaches }: StaffPerson) =>
  `${role} of ${coaches === 'all' ? 'all coaches' : coaches.join(', ')}`

const shortcutsText = ({ shortcuts }: ServedSite) =>
  Object.entries(shortcuts)
    .map(([word, path]) => `${word} to ${path}`)
    .join(', ')

const coachNotes = (was: SiteCoach, is: SiteCoach): string[] => [
  ...note(`Mails of ${is.slug} come from`, senderText(was), senderText(is)),
  ...note(`Postal address of ${is.slug}`, was.postalAddress, is.postalAddress),
  ...note(`Hosts of ${is.slug}`, was.hosts.join(', '), is.hosts.join(', ')),
  ...note(`Home of ${is.slug}`, was.home ?? '', is.home ?? ''),
  ...note(`${is.slug} is notified of leads`, noticesText(was), noticesText(is)),
]

const senderText = ({ sender: { name, address, ...more } }: SiteCoach) =>
  [`${name} (${address})`, ...Object.values(more)].join(', replies to ')
const noticesText = ({ notices }: SiteCoach) => (notices ? Object.values(notices).join(', ') : '')

const note = (what: string, before: string, after: string): string[] =>
  before === after ? [] : [`${what}: ${before || 'nothing'} → ${after || 'nothing'}.`]
