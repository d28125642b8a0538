import type { EventDetails, EventNotice, Guest, StaffEvent } from '../../../campaign/staff/events.ts'
import { sampleAt, samplePerson, samples, sampleTitle } from '../sample.ts'

export const sampleEvents: StaffEvent[] = samples(2, (id) => ({
  id: `/${id}`,
  title: sampleTitle,
  brand: 'Harbor & Key',
  place: null,
  startsAt: sampleAt,
  startsAs: sampleAt.replace('Z', '-11:00'),
  zone: null,
  page: null,
  endsAt: null,
  status: 'planned',
  taken: 0,
  capacity: 50,
}))

const announced = { startsAs: null, endsAt: null, place: 'https://meet.example/spring', status: 'planned' }

/** `known`: what Today has of it. */
export const sampleNotice = (known: Pick<EventNotice, 'event' | 'title' | 'reach'>): EventNotice => ({
  ...known,
  leftOut: { count: 0, names: [] },
  isMixed: false,
  since: sampleAt,
  from: announced,
  to: { ...announced, place: 'https://meet.harborandkey.example/relocation-masterclass' },
})

const answers = {
  company: 'Brightwater Labs',
  job: 'Head of HR',
  size: '201–1000 employees',
  why: 'Moves cost too much',
}

export const sampleEvent: EventDetails = {
  ...(sampleEvents[0] as StaffEvent),
  here: 0,
  isOpen: false,
  fields: Object.keys(answers).map((name) => ({ name, label: name })),
  notice: null,
  subject: null,
}

export const sampleGuests: Guest[] = samples(12, (id, at) => ({
  id,
  lead: id,
  ...samplePerson(at),
  answers,
  registeredAt: sampleAt,
  here: null,
  confirmation: 'sent',
  why: null,
  retry: null,
}))
