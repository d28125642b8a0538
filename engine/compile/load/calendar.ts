import ical, { ICalCalendarMethod } from 'ical-generator'
import type { Coach } from '../../campaign/schema/coach.ts'
import { toPage } from '../../campaign/schema/page.ts'
import { startOf } from '../../campaign/schema/event-start.ts'
import { eventOf, hasPrivatePlace } from '../../campaign/steps/event.ts'
import type { LoadedCampaign } from '../parse/parsed-files.ts'

/**
 * The calendar file of a campaign's event, in UTC; null where it has none with a date. Equal input, equal bytes. `isForGuests`: it names a
 * private place, too.
 */
export const calendarOf = (
  campaign: LoadedCampaign,
  coach: Coach,
  publicOrigin: string,
  { isForGuests = false } = {},
): string | null => {
  const event = eventOf(campaign)
  if (event?.starts === undefined) return null
  const { canonical } = toPage(campaign, coach, publicOrigin)
  const { name, address } = coach.sender
  const start = new Date(startOf(event.starts).at)
  const calendar = ical({
    prodId: { company: 'Porchlight', product: 'Campaigns', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    // A second import gives the same entry, not a second one.
    id: `${campaign.id.replace('/', '.')}@${address.split('@')[1] ?? ''}`,
    sequence: 0,
    stamp: new Date(Date.UTC(2000, 0, 1)),
    start,
    end: new Date(start.getTime() + event.minutes * 60_000),
    summary: oneLine(event.title ?? campaign.name),
    ...(event.place && (isForGuests || !hasPrivatePlace(event)) && { location: oneLine(event.place) }),
    description: [...(event.facts ?? []).map(oneLine), canonical].join('\n'),
    url: canonical,
    // RFC 5545 knows no quotes inside of a quoted name, escaped or not.
    organizer: { name: oneLine(name).replaceAll('"', "'"), email: address },
  })
  // The last line ends like the others; the library leaves that out.
  return `${calendar.toString()}\r\n`
}

const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ')
