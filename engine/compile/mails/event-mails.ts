import type { CompiledEmail } from '../../campaign/release/release.ts'
import { eventMails } from '../../words/en-event-mails.ts'
import type { EmailSource } from './emails.ts'
import type { LoadedSite } from '../load/load-site.ts'

/** File stems that no file can have: the built-in mails to an event's guests, one pair a coach. */
export const ownNotices = { moved: '~event-moved', cancelled: '~event-cancelled' } as const

/** The built-in mails of every coach who has an event, by id, to be compiled in the coach's design. */
export const ownNoticesOf = ({ campaigns }: LoadedSite): Record<CompiledEmail['id'], EmailSource> => {
  const hosts = new Set(
    campaigns
      .filter(({ pipeline }) => pipeline.some(({ step }) => step === 'event'))
      .map(({ coach }) => coach),
  )
  return Object.fromEntries(
    [...hosts].flatMap((coach) => [
      [`${coach}/${ownNotices.moved}`, eventMails.moved],
      [`${coach}/${ownNotices.cancelled}`, eventMails.cancelled],
    ]),
  )
}
