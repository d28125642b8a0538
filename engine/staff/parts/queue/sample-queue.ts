import type { Bounce } from '../../../campaign/staff/queue/bounces.ts'
import type { Due } from '../../../campaign/staff/queue/due.ts'
import type { FailedStep, FailingGroup } from '../../../campaign/staff/queue/failing.ts'
import type { Quarantined } from '../../../campaign/staff/queue/quarantined.ts'
import type { Suspended } from '../../../campaign/staff/queue/suspended.ts'
import { sampleAt, samplePerson, samples, sampleTitle } from '../sample.ts'

const rowOf = (id: string, at: number) => {
  const { name, email, coach, brand } = samplePerson(at)
  return { id, at: sampleAt, person: { id, name, email }, coach, brand }
}
const step = { campaign: sampleTitle, what: 'mail', subject: 'Your seat on September 16 is confirmed' }

export const sampleSuspended: Suspended = {
  provider: 'mail',
  fault: 'credentials',
  since: sampleAt,
  nextProbe: sampleAt,
  isProbing: false,
  waiting: 1,
}

export const sampleDue: Due[] = samples(4, (id, at) => ({
  ...rowOf(id, at),
  ...step,
  since: sampleAt,
  why: 'journey',
  lastError: null,
}))

export const sampleFailing: FailingGroup[] = samples(2, (id, at) => ({
  provider: 'mail',
  state: 'failed',
  lastError: at === 0 ? 'The mail server refused the mail.' : id,
  count: 3,
  again: at === 0 ? 3 : 0,
  noSuchAddress: 0,
  firstAt: sampleAt,
  lastAt: sampleAt,
  people: 3,
  names: ['Amara Lindqvist', 'Ann Zhang', 'Ines Dubois'],
}))

export const sampleSteps: FailedStep[] = samples(4, (id, at) => ({
  ...rowOf(id, at),
  ...step,
  attempts: 1,
  said: null,
  canTryAgain: true,
  isNoSuchAddress: false,
}))

export const sampleQuarantined: Quarantined[] = samples(4, (id, at) => ({
  id,
  at: sampleAt,
  ...samplePerson(at),
  campaign: sampleTitle,
  reason: at === 0 ? 'trap' : 'too_fast',
  answers: [],
}))

export const sampleBounces: Bounce[] = samples(5, (id, at) => ({
  ...rowOf(id, at),
  seat: null,
  ...(at === 0 ? { reason: 'complaint', said: null } : { reason: 'refused', said: '550 5.1.1' }),
}))
