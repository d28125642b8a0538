import type { CompiledEmail } from '../../campaign/release/release.ts'
import type { LoadedSite } from '../load/loaded-site.ts'
import { withOwnLook } from '../../campaign/theme/own-look.ts'
import type { MailCoach } from './emails.ts'
import { sendersIn } from './senders.ts'

/**
 * The coach as a mail shows them. One that campaigns of one language send is in that, with all that is built in; one of several is
 * in the coach's. One that a single campaign sends has its look.
 */
export const mailCoachOf = <Owner extends Pick<MailCoach, 'lang' | 'theme' | 'look'>>(
  id: CompiledEmail['id'],
  { campaigns }: LoadedSite,
  coach: Owner,
): Owner => {
  const senders = sendersIn(campaigns).get(id) ?? []
  const langs = new Set(senders.map(({ lang }) => lang))
  const [lang] = langs
  const [sender, ...others] = senders
  const theme = others.length === 0 ? sender?.theme : undefined
  return {
    ...coach,
    ...(langs.size === 1 && lang !== undefined && { lang }),
    ...(theme && { theme: withOwnLook(coach.theme, theme), look: sender?.id }),
  }
}
