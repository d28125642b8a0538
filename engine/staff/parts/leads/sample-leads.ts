import type { ListedLead } from '../../../campaign/staff/leads.ts'
import { sampleAt, samplePerson, samples, sampleTitle } from '../sample.ts'

export const sampleLeads = (count: number): ListedLead[] =>
  samples(count, (id, at) => ({
    id,
    ...samplePerson(at),
    campaign: null,
    title: sampleTitle,
    source: '',
    via: 'podcast',
    state: at % 3 === 0 ? 'stored' : 'active',
    firstEmail: null,
    createdAt: sampleAt,
  }))
