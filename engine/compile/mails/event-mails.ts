import { mailId } from '../../campaign/mail/mail-id.ts'
import { ownNotices } from '../../campaign/mail/own-mails.ts'
import type { CompiledEmail } from '../../campaign/release/release.ts'
import { eventOf } from '../../campaign/steps/event.ts'
import { eventMails } from '../../words/en-event-mails.ts'
import type { EmailSource } from './emails.ts'
import type { LoadedSite } from '../load/loaded-site.ts'

/** The built-in mails of every coach who has an event, by id, to be compiled in the coach's design. */
export const ownNoticesOf = ({ campaigns }: LoadedSite): Record<CompiledEmail['id'], EmailSource> => {
  const hosts = new Set(
    campaigns.filter((campaign) => eventOf(campaign) !== undefined).map(({ coach }) => coach),
  )
  return Object.fromEntries(
    [...hosts].flatMap((coach) => [
      [mailId(coach, ownNotices.moved), eventMails.moved],
      [mailId(coach, ownNotices.cancelled), eventMails.cancelled],
    ]),
  )
}
