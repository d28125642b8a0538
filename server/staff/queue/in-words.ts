import type { ServedSite } from '../../../engine/campaign/release/release.ts'
import type { QueuePerson } from '../../../engine/campaign/staff/queue/queue-person.ts'
import { brandOf, titleOf } from '../../people/names.ts'
import { mailName, type Filler } from '../../people/person/mail-name.ts'

/** What names come from. */
export type Words = { site: ServedSite; fill: Filler }

/** A step as the database has it: a campaign and a coach by their slugs. */
export type StoredStep = { coach: string; campaign: string; what: string; person: QueuePerson }

/** The step with names for people. */
export const inWords = <Row extends StoredStep>(row: Row, { site, fill }: Words) => {
  const { coach, campaign, what, person } = row
  const reader = { coach, email: person?.email ?? '', leads: [{ name: person?.name ?? null }] }
  return {
    ...row,
    campaign: titleOf(site, campaign),
    brand: brandOf(site, coach),
    subject: person && mailName({ site, fill }, reader, { campaign, email: what }),
  }
}
