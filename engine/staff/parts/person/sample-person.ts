import type { Person, TimelineEntry } from '../../../campaign/staff/people.ts'
import { sampleAt, samplePerson, sampleTitle } from '../sample.ts'

export const somebody: Person = {
  lead: 'sample',
  ...samplePerson(0),
  tags: [],
  notes: [
    {
      id: 'sample',
      at: sampleAt,
      text: 'Met at the fair in Denver. Asks about two moves.',
      by: 'nell@porchlight.example',
    },
  ],
  forms: [
    {
      id: 'sample',
      campaign: sampleTitle,
      at: sampleAt,
      answers: ['Company', 'Job title', 'Company size', 'What should change first?'].map((name) => ({
        name,
        value: 'Alder & Rye',
      })),
    },
  ],
  reach: 'reachable',
  reachSince: null,
  signUps: [],
  due: [],
  hasMoreDue: false,
}

const entry = { at: sampleAt, campaign: sampleTitle } as const
const mail = { kind: 'mail', email: '', subject: 'Your seat is confirmed', outcome: 'sent' } as const
const form = {
  kind: 'form',
  page: '/relocation-guide',
  answers: [],
  source: [],
  via: 'direct',
  consent: { text: 'Only emails about this event. Your company is never named.', version: null },
  quarantine: null,
  isHeld: false,
  releasedBy: null,
} as const

export const sampleTimeline: TimelineEntry[] = [
  { ...entry, ...mail, id: 'mail', attempts: 1, error: null },
  { ...entry, ...form, id: 'form', answers: [], source: [] },
]
