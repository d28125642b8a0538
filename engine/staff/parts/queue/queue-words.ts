import { journeys } from '../../../campaign/staff/queue/due.ts'
import type { FailingGroup } from '../../../campaign/staff/queue/failing.ts'
import type { Suspended } from '../../../campaign/staff/queue/suspended.ts'
import { counted } from '../counted.ts'
import { states } from '../states.ts'

/** A provider in plain words. */
export const providerName = (provider: string): string => {
  if (provider === journeys) return 'Planned emails'
  if (provider === 'mail') return 'Mail server'
  const [kind, ...rest] = provider.split(':')
  if (kind === 'webhook') return `Webhook to ${rest.join(':')}`
  return kind === 'mailing-list' ? 'Mailing list' : provider
}

/** What people notice of a provider that is suspended. */
export const effectOf = (provider: string): string => {
  if (provider === 'mail') return 'No email has left'
  const [kind, host] = provider.split(':')
  if (kind === 'mailing-list') return 'No lead has reached the mailing list'
  return kind === 'webhook' ? `No lead has reached ${host}` : `${providerName(provider)} has received nothing`
}

type Fault = NonNullable<Suspended['fault']>

/** As the mail server's are kept (`server/adapters/mail/smtp-reply.ts`): `useIsSaid` compares them. */
const faults: Record<Fault, string> = {
  outage: 'could not be reached',
  credentials: 'refuses our password',
  throttled: 'accepts no more for now',
  insecure: 'could not be reached safely',
}

/** Faults that no further attempt can repair, and who can. */
const byHand: Partial<Record<Fault, string>> = {
  credentials: 'Ask your admin to correct the password.',
  insecure: 'Ask its admin to renew the certificate.',
}

/** Why a provider is suspended, and who can repair it. */
export const faultOf = ({ provider, fault }: Pick<Suspended, 'provider' | 'fault'>): string => {
  const what =
    provider === 'mail' ? 'The mail server' : provider.startsWith('webhook:') ? 'It' : 'The service'
  return fault === null ? '' : `${what} ${faults[fault]}. ${byHand[fault] ?? ''}`.trim()
}

/** The same in a title, by its name: "hooks.example.com refuses our password". */
export const whatFails = ({ provider, fault }: Pick<Suspended, 'provider' | 'fault'>): string => {
  const name = provider.startsWith('webhook:') ? provider.slice('webhook:'.length) : providerName(provider)
  return `${name} ${fault === null ? `is ${states.suspended.word}` : faults[fault]}`
}

/** What to pass on to the admin; null: no admin can repair it. */
export const forAdmin = ({ since, ...of }: Pick<Suspended, 'provider' | 'fault' | 'since'>): string | null =>
  of.fault && byHand[of.fault]
    ? `${whatFails(of)}${since === null ? '' : ` since ${new Date(since).toUTCString()}`}.`
    : null

/** What becomes of what waits. */
export const waitingText = ({ provider, waiting }: Pick<Suspended, 'provider' | 'waiting'>): string => {
  if (waiting === 0) return ''
  const what = provider === 'mail' ? counted(waiting, 'email') : counted(waiting, 'lead')
  return waiting === 1
    ? `${what} waits, and goes out by itself once it works.`
    : `${what} wait, and go out by themselves once it works.`
}

/** Of one that nothing waits for. */
export const idleText = ({ fault }: Pick<Suspended, 'fault'>): string =>
  ['No lead waits for it: it is tried again with the next one.', fault && byHand[fault]]
    .filter(Boolean)
    .join(' ')

export const noReason = 'No reason was noted.'

type Failing = Pick<FailingGroup, 'provider' | 'state' | 'count'>

/** What did not happen for people: "3 emails did not get through". */
export const failingText = (group: Failing): string => {
  const [one, many] = namesOf(group)
  return `${counted(group.count, one, many)} ${endOf(group)}`
}

/** The same without its number, which is beside it. */
export const failingWords = (group: Failing): string =>
  `${namesOf(group)[group.count === 1 ? 0 : 1]} ${endOf(group)}`

const namesOf = ({ provider }: Failing): [string, string] =>
  provider === 'mail' ? ['email', 'emails'] : ['delivery', 'deliveries']

const endOf = ({ state }: Failing): string =>
  state === 'unknown' ? states.email.unknown.word : 'did not get through'

export const mayHaveLeft =
  'The server stopped while sending. It is not sent a second time: ask whether it arrived.'

/** As the mail server's answer is kept (`server/adapters/mail/smtp-reply.ts`). */
export const isRefusal = (lastError: string | null | undefined): boolean =>
  lastError === 'The mail server refused the mail.'

/** What a refusal means, who can change it, and what then helps. */
export const refusalText =
  'The mail server has a rule against the text or the sender. Ask its admin to change the rule, then try again.'

export const noSuchAddress = (count: number): string =>
  count === 1 ? 'This address does not exist.' : 'These addresses do not exist.'

/** After "Address bounced". `said`: the answer of its mail server. */
export const bounceDetail = (said: string | null): string =>
  said !== null && /\b5[.]1[.][0-9]/.test(said) ? ': it does not exist' : ''

/** `isDown`: its service cannot be used for now. */
export const triedAgain = (count: number, isDown: boolean): string => {
  if (count === 0) return 'Nothing was left to try again.'
  if (isDown) return `${count} will be sent once the mail server is back.`
  return `${count} on ${count === 1 ? 'its' : 'their'} way again.`
}

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
