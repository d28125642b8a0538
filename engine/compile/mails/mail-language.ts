import type { CompiledEmail } from '../../campaign/release/release.ts'
import type { LoadedSite } from '../load/loaded-site.ts'
import type { MailCoach } from './emails.ts'
import { sendersIn } from './senders.ts'

/** A mail that campaigns of one language send is in that, with all that is built in; one of several is in the coach's. */
export const inLanguageOf = <Owner extends Pick<MailCoach, 'lang'>>(
  id: CompiledEmail['id'],
  { campaigns }: LoadedSite,
  coach: Owner,
): Owner => {
  const langs = new Set((sendersIn(campaigns).get(id) ?? []).map(({ lang }) => lang))
  const [lang] = langs
  return langs.size === 1 && lang !== undefined ? { ...coach, lang } : coach
}
