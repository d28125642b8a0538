import type { Today } from '../../../campaign/staff/today.ts'
import { knownWaiting } from '../known-waiting.ts'
import { sampleLeads } from '../leads/sample-leads.ts'
import { samples, sampleTitle } from '../sample.ts'

/** Its year is said. */
const nextYear = new Date(Date.now() + 365 * 86_400_000).toISOString()

export const sampleToday = (): Today => ({
  leads: { today: 0, week: 0, days: [] },
  waiting: knownWaiting(),
  events: samples(2, (id) => ({
    id: `/${id}`,
    title: sampleTitle,
    startsAt: nextYear,
    startsAs: nextYear.replace('Z', '-11:00'),
    zone: null,
    page: null,
    taken: 1,
    capacity: 50,
  })),
  newest: sampleLeads(5),
})
