import { journeys } from '../../../campaign/staff/queue/due.ts'
import type { FailingGroup } from '../../../campaign/staff/queue/failing.ts'
import type { Suspended } from '../../../campaign/staff/queue/suspended.ts'
import { counted } from '../counted.ts'

/** A provider in plain words. */
export const providerName = (provider: string): string => {
  if (provider === journeys) return 'Journeys'
  if (provider === 'mail') return 'Mail server'
  const [kind, ...rest] = provider.split(':')
  if (kind === 'webhook') return `Webhook to ${rest.join(':')}`
  return kind === 'mailing-list' ? 'Mailing list' : provider
}

/** What people notice of a provider that is suspended. */
export const effectOf = (provider: string): string => {
  if (provider === 'mail') return 'No email leaves'
  const [kind, host] = provider.split(':')
  if (kind === 'mailing-list') return 'No leads reach the mailing list'
  return kind === 'webhook' ? `No leads reach ${host}` : `${providerName(provider)} gets nothing`
}

type Fault = NonNullable<Suspended['fault']>

const faults: Record<Fault, string> = {
  outage: 'cannot be reached',
  credentials: 'refuses our sign\u2011in',
  throttled: 'takes no more from us for now',
  insecure: 'cannot be spoken to safely',
}

/** Faults that no further attempt can repair, and who can. */
const byHand: Partial<Record<Fault, string>> = {
  credentials: 'Whoever runs it corrects its password or key.',
  insecure: 'Whoever runs it renews its certificate.',
}

/** Why a provider is suspended, and who can repair it. */
export const faultOf = ({ provider, fault }: Pick<Suspended, 'provider' | 'fault'>): string => {
  const what =
    provider === 'mail' ? 'The mail server' : provider.startsWith('webhook:') ? 'It' : 'The service'
  return fault === null ? '' : `${what} ${faults[fault]}. ${byHand[fault] ?? ''}`
}

export const noReason = 'No reason was noted.'

type Failing = Pick<FailingGroup, 'provider' | 'state' | 'count'>

/** What did not happen for people. */
export const failingText = ({ provider, state, count }: Failing): string => {
  const what = provider === 'mail' ? counted(count, 'email') : counted(count, 'delivery', 'deliveries')
  return state === 'unknown' ? `${what} may not have arrived` : `${what} did not get through`
}

export const mayHaveLeft =
  'The server stopped while sending, so nothing is sent twice: ask whether it arrived.'

export const noSuchAddress = (count: number): string =>
  count === 1 ? 'This address does not exist.' : 'These addresses do not exist.'

/** Why an address bounced. `said`: the answer of its mail server. */
export const bounceText = (said: string | null): string =>
  said !== null && /\b5[.]1[.][0-9]/.test(said) ? 'Address refused: it does not exist' : 'Address refused'

export const triedAgain = (count: number): string =>
  count === 0
    ? 'There was nothing left to try again.'
    : `${count} on ${count === 1 ? 'its' : 'their'} way again.`

const reasons: Record<string, string> = {
  trap: 'Hidden field filled in: usually a robot',
  too_fast: 'Sent faster than a person types',
  rate: 'Many forms from one visitor: ten in ten minutes are approved automatically',
  event_full: 'The event was full when it was approved',
  event_over: 'The event was over when it was approved',
  already_registered: 'Had a seat already when it was approved',
}

/** Why a form waits. */
export const reasonText = (reason: string | null): string => reasons[reason ?? ''] ?? reason ?? noReason
