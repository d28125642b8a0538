import { TimelineEntry } from '../../../engine/campaign/staff/people.ts'
import { partsOfId } from '../../../engine/campaign/release/on-date.ts'
import type { StaffRole } from '../../../engine/campaign/schema/staff-file.ts'
import type { ServedSite } from '../../../engine/campaign/release/release.ts'
import { maskAddresses } from '../../pipeline/mask-addresses.ts'
import type { By } from '../commands/command.ts'
import type { Position } from '../lead-position.ts'
import { answersInWords, answersOf } from './answers-in-words.ts'
import { mailName, type Filler } from './mail-name.ts'
import type { Database, Person } from './person.ts'
import { titleOf } from '../names.ts'
import { timelineRows, type TimelineRow } from './timeline-rows.ts'

/** Who looks at it. */
export type Reader = By & { role: StaffRole }

type Timeline = { entries: TimelineEntry[]; next: Position | null }

const pageSize = 100

/** A page of what has happened with a person over all campaigns, newest first. */
export const timeline = async (
  database: Database,
  shown: { site: ServedSite; fill: Filler },
  { person, by, cursor }: { person: Person; by: Reader; cursor?: Position },
): Promise<Timeline> => {
  // Owners see who else has opened the page.
  const readings = by.role === 'owner' ? by.staff : null
  const { rows, next } = await timelineRows(database, person, {
    size: pageSize,
    readings,
    ...(cursor && { cursor }),
  })
  return { entries: rows.map((row) => toEntry(row, shown, person)), next }
}

const toEntry = (
  { id, at, kind, data }: TimelineRow,
  shown: { site: ServedSite; fill: Filler },
  person: Person,
): TimelineEntry => {
  const more = kind === 'form' ? ofForm(data, shown.site) : ofEffect(data)
  const { campaign, email } = data as { campaign: string; email: string } // of a mail
  const subject = kind === 'mail' && { subject: mailName(shown, person, { campaign, email }) }
  const title = typeof campaign === 'string' && { campaign: titleOf(shown.site, campaign) }
  return TimelineEntry.parse({
    ...data,
    ...more,
    ...subject,
    ...title,
    kind,
    id,
    at: new Date(at).toISOString(),
  })
}

const ofEffect = ({ error }: TimelineRow['data']) =>
  typeof error === 'string' ? { error: maskAddresses(error) } : {}

const ofForm = (data: TimelineRow['data'], site: ServedSite) => {
  const { campaign, values, attribution } = data as StoredForm // as the statement builds it
  return {
    answers: answersInWords(site.campaigns[partsOfId(campaign).campaign], values),
    source: answersOf(attribution),
  }
}

type StoredForm = {
  campaign: string
  values: Record<string, unknown>
  attribution: Record<string, unknown>
}
