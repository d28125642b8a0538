import { mailId } from '../../campaign/mail/fill-email.ts'
import { askAgainStem, ownDataStem, ownNotices } from '../../campaign/mail/own-mails.ts'
import type { CompiledEmail } from '../../campaign/release/release.ts'
import { eventOf } from '../../campaign/steps/event.ts'
import { wordsOf } from '../../words/words.ts'
import type { EmailSource } from './emails.ts'
import type { LoadedSite } from '../load/loaded-site.ts'

export const builtInMails = ({
  coaches,
  campaigns,
}: LoadedSite): Record<CompiledEmail['id'], EmailSource> => {
  const hosts = campaigns.flatMap((campaign) => (eventOf(campaign) ? [campaign.coach] : []))
  return Object.fromEntries([
    ...Object.entries(coaches).flatMap(([slug, { coach }]) => {
      const { askAgain, ownDataMail } = wordsOf(coach.lang)
      return [
        [mailId(slug, askAgainStem), askAgain(coach.brand)],
        [mailId(slug, ownDataStem), ownDataMail(coach.brand)],
      ]
    }),
    ...hosts.flatMap((coach) => {
      const { eventMails } = wordsOf(coaches[coach]?.coach.lang)
      return [
        [mailId(coach, ownNotices.moved), eventMails.moved],
        [mailId(coach, ownNotices.cancelled), eventMails.cancelled],
      ]
    }),
  ])
}
