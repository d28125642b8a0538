import type { Person, TimelineEntry } from '../../../campaign/staff/people.ts'
import { sampleAt, samplePerson, samples, sampleTitle } from '../sample.ts'

const seat = {
  event: '',
  title: sampleTitle,
  startsAt: sampleAt,
  startsAs: null,
  status: 'planned',
  isComing: true,
} as const

export const somebody: Person = {
  lead: 'sample',
  ...samplePerson(0),
  tags: [],
  notes: [],
  forms: [],
  reach: 'reachable',
  reachSince: null,
  signUps: [
    { lead: 'sample', campaign: sampleTitle, source: '', createdAt: sampleAt, journey: null, seats: [seat] },
  ],
  due: [],
  hasMoreDue: false,
}

export const sampleTimeline: TimelineEntry[] = samples(5, (id) => ({
  id,
  at: sampleAt,
  kind: 'journey',
  campaign: sampleTitle,
}))
