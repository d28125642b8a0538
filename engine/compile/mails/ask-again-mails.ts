import { mailId } from '../../campaign/mail/mail-id.ts'
import { askAgainStem } from '../../campaign/mail/own-mails.ts'
import type { CompiledEmail } from '../../campaign/release/release.ts'
import { askAgainMail } from '../../words/en.ts'
import type { EmailSource } from './emails.ts'
import type { LoadedSite } from '../load/loaded-site.ts'

/** The built-in mail that asks whoever has left and was signed up anew, for each coach, to be compiled in their design. */
export const askAgainMailsOf = ({ coaches }: LoadedSite): Record<CompiledEmail['id'], EmailSource> =>
  Object.fromEntries(
    Object.entries(coaches).map(([slug, { coach }]) => [
      mailId(slug, askAgainStem),
      askAgainMail(coach.brand),
    ]),
  )
