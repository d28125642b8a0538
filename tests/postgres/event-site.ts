import type { CompiledEmail, ServedSite, SiteEvent } from '../../engine/campaign/release/release.ts'
import { sampleCampaigns, sampleSite } from './sample-site.ts'

const calendar = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Porchlight//Campaigns//EN',
  'METHOD:PUBLISH',
  'BEGIN:VEVENT',
  'UID:harbor.event@harbor.example',
  'SEQUENCE:0',
  'DTSTAMP:20000101T000000Z',
  'DTSTART:20261201T100000Z',
  'SUMMARY:Masterclass',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n')

export const plannedEvent: SiteEvent = {
  id: 'harbor/event',
  capacity: 50,
  title: 'Masterclass <1>',
  place: 'Room 5',
  startsAt: '2026-12-01T18:00:00.000Z',
  endsAt: '2026-12-01T19:00:00.000Z',
  startsAs: '2026-12-01T10:00:00-08:00',
  calendar,
  notices: { moved: 'harbor/~event-moved', cancelled: 'harbor/~event-cancelled' },
}

const notice = (id: string, subject: string): CompiledEmail => ({
  id,
  subject,
  preheader: '',
  html: '<p>{eventTitle}: {eventDate}, {eventPlace}, was {formerDate}, {formerPlace}</p><a href="{cancelPlaceUrl}">No</a><a href="{unsubscribeUrl}">x</a>',
  text: '{eventTitle}: {eventDate}, {eventPlace}, was {formerDate}, {formerPlace}. {cancelPlaceUrl} {unsubscribeUrl}',
})

export const eventSite = (changes: Partial<SiteEvent> = {}): ServedSite => {
  const event = { ...plannedEvent, ...changes }
  const site = sampleSite(Object.values({ ...sampleCampaigns, event: { ...sampleCampaigns.event, event } }))
  return {
    ...site,
    emails: {
      ...site.emails,
      'harbor/~event-moved': notice('harbor/~event-moved', 'Moved: {eventTitle}'),
      'harbor/~event-cancelled': notice('harbor/~event-cancelled', 'Cancelled: {eventTitle}'),
    },
  }
}

export const moved: Partial<SiteEvent> = {
  startsAt: '2026-12-02T18:00:00.000Z',
  endsAt: '2026-12-02T19:00:00.000Z',
  startsAs: '2026-12-02T10:00:00-08:00',
}
