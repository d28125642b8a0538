import type { Today } from '../../../campaign/staff/today.ts'
import { knownWaiting } from '../known-waiting.ts'
import { sampleLeads } from '../leads/sample-leads.ts'
import { sampleAt, samples, sampleTitle } from '../sample.ts'

export const sampleToday = (): Today => ({
  leads: { today: 0, week: 0, days: [] },
  waiting: knownWaiting(),
  events: samples(2, (id) => ({
    id: `/${id}`,
    title: sampleTitle,
    startsAt: sampleAt,
    startsAs: sampleAt.replace('Z', '-11:00'),
    zone: null,
    taken: 0,
    capacity: 50,
  })),
  newest: sampleLeads(5),
})
