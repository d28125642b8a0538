import { linkNames } from '../../../campaign/schema/words.ts'
import type { LinkName } from '../../../campaign/schema/words.ts'
import { linksFor, meetingIn } from '../../../campaign/schema/links.ts'
import type { CampaignLinks } from '../../../campaign/schema/links.ts'
import { isRecord } from '../../read/is-record.ts'
import type { ParsedCampaign, ParsedCoach } from '../../parse/parsed-files.ts'
import { nearest } from '../../fixes/nearest.ts'
import { isEvent } from './event-of-file.ts'

/** Where a campaign's links by name lead, as far as its file says so: a faulty step or coach file still counts. */
export const linksOfParsed = (
  parsed: ParsedCampaign,
  { coaches }: { coaches: ReadonlyMap<string, ParsedCoach> },
): CampaignLinks => {
  const owner = coaches.get(parsed.coach)
  const known = found.get(parsed)
  if (known && known.owner === owner) return known.links
  const links = findLinks(parsed, owner)
  found.set(parsed, { owner, links })
  return links
}

const found = new WeakMap<ParsedCampaign, { owner: ParsedCoach | undefined; links: CampaignLinks }>()

export const schedulerOf = (owner: ParsedCoach | null | undefined): string | undefined =>
  reportedElsewhere(
    owner ? suggestion(owner.raw, 'scheduler') : 'https://unknown.example',
    'https://unknown.example',
  )

const findLinks = (
  { id, coach, raw, sections }: ParsedCampaign,
  owner: ParsedCoach | undefined,
): CampaignLinks => {
  const { pipeline } = raw
  const written = suggestion(raw, 'deliverable')
  const file = reportedElsewhere(isRecord(written) ? written['file'] : written, 'unknown.pdf')
  const isPrivate = isRecord(written) && written['private'] === true
  const entries: unknown[] = Array.isArray(pipeline) ? pipeline : []
  const events = entries.flatMap((entry) => (isRecord(entry) && isEvent(entry['step']) ? [entry] : []))
  return linksFor(
    { id, coach, sections, ...(file !== undefined && { deliverable: { file, private: isPrivate } }) },
    { scheduler: schedulerOf(owner) },
    plannedIn(events),
  )
}

const plannedIn = (events: Record<string, unknown>[]): Parameters<typeof linksFor>[2] => {
  const places = events.map((event) =>
    reportedElsewhere(suggestion(event, 'place'), 'https://unknown.example'),
  )
  return {
    hasDate: events.some((event) => suggestion(event, 'starts') !== undefined),
    place: places.find((place) => meetingIn(place) !== undefined),
    isPrivate: events.every((event) => event['private'] !== false),
  }
}

/** A value that is no text is reported at its own place: with a replacement, links to it are not reported as dead. */
const reportedElsewhere = (value: unknown, replacement: string): string | undefined =>
  typeof value === 'string' || value === undefined ? value : replacement

const suggestion = (holder: Record<string, unknown>, key: string): unknown =>
  key in holder ? holder[key] : holder[Object.keys(holder).find((name) => nearest(name, [key])) ?? key]

export const linkNameIn = (href: string): LinkName | null =>
  linkNames.find((name) => href === `@${name}`) ?? null

export const missingLink: Record<LinkName, { what: string; fix: string }> = {
  deliverable: {
    what: 'promises no file',
    fix: 'Write "deliverable: <guide>.md" in the campaign, with the file in the coach\'s "guides"',
  },
  calendar: {
    what: 'has no event with a date',
    fix: 'Give the step "event" of its pipeline a "starts"',
  },
  meeting: {
    what: 'has no event with a meeting link',
    fix: 'Write the link into "place" of the step "event" in its pipeline',
  },
  scheduler: {
    what: 'belongs to a coach without a calendar for calls',
    fix: 'Write "scheduler: https://..." in coach.yaml',
  },
}
