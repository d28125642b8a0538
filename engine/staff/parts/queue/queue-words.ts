import { journeys } from '../../../campaign/staff/queue/due.ts'

/** A provider in plain words. */
export const providerName = (provider: string): string => {
  if (provider === journeys) return 'Journeys'
  if (provider === 'mail') return 'Mail server'
  const [kind, ...rest] = provider.split(':')
  if (kind === 'webhook') return `Webhook to ${rest.join(':')}`
  return kind === 'mailing-list' ? 'Mailing list' : provider
}

/** ISO 8601. What is due earlier waits until a suspended provider is tried again. */
export const nextTry = ({ at, nextProbe }: { at: string; nextProbe: string | null }): string =>
  nextProbe !== null && Date.parse(nextProbe) > Date.parse(at) ? nextProbe : at

export const noReason = 'No reason was noted.'

export const noSuchAddress = (count: number): string =>
  count === 1 ? 'This address does not exist' : 'These addresses do not exist'

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
