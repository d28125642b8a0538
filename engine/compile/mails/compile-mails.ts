import { mailId } from '../../campaign/mail/fill-email.ts'
import { signUpEmails } from '../../campaign/mail/named-emails.ts'
import type { CompiledEmail } from '../../campaign/release/release.ts'
import type { DrawnForMails } from '../pages/artwork.ts'
import { builtInMails } from './built-in-mails.ts'
import { calendarOf } from '../load/calendar.ts'
import type { LoadedCampaign } from '../parse/parsed-files.ts'
import { compileEmail } from './emails.ts'
import type { EmailSource, MailCoach } from './emails.ts'
import type { LoadedSite } from '../load/loaded-site.ts'
import { mailCoachOf } from './mail-coach.ts'
import { mailCoverOf } from './mail-cover.ts'
import { isReminderOfMeeting } from './meeting-reminders.ts'
import type { BuildContext } from '../pages/build-context.ts'

type Context = { site: LoadedSite; context: Pick<BuildContext, 'renderer'>; publicOrigin: string }

export const mailSources = (site: LoadedSite): Record<CompiledEmail['id'], EmailSource> => ({
  ...builtInMails(site),
  ...written(site),
})

const written = ({ campaigns, emails }: LoadedSite): Record<string, EmailSource> => {
  const first = firstMails(campaigns)
  return Object.fromEntries(
    Object.entries(emails).map(([id, email]) => [
      id,
      {
        ...email,
        ...(first.includes(id) && { confirms: true }),
        ...(isReminderOfMeeting(id, campaigns) && { joins: true }),
      },
    ]),
  )
}

/** The first mail of a campaign whose `doubleOptIn` is set asks to confirm the address. */
const firstMails = (campaigns: readonly LoadedCampaign[]) =>
  campaigns.flatMap(({ coach, doubleOptIn, pipeline }) =>
    doubleOptIn ? signUpEmails(pipeline).map((name) => mailId(coach, name)) : [],
  )

export const compileMails = (
  sources: Record<CompiledEmail['id'], EmailSource>,
  { site, context: { renderer }, publicOrigin }: Context,
  artworks: Record<string, DrawnForMails>,
): Record<string, CompiledEmail> =>
  Object.fromEntries(
    Object.entries(sources).map(([id, source]) => {
      const owner = site.coaches[id.split('/')[0] ?? '']
      if (!owner) throw new Error(`The mail ${id} belongs to no coach.`)
      const cover = mailCoverOf(id, { site, artworks, publicOrigin })
      const coach = mailCoachOf<MailCoach>(id, site, owner.coach)
      return [id, compileEmail(id, source, coach, renderer.renderEmail, cover)]
    }),
  )

/** For guests. */
export const calendarsOf = (
  { site, publicOrigin }: Pick<Context, 'site' | 'publicOrigin'>,
  campaigns: readonly LoadedCampaign[],
): Record<string, string> =>
  Object.fromEntries(
    campaigns.flatMap((campaign) => {
      const owner = site.coaches[campaign.coach]
      const calendar = owner && calendarOf(campaign, owner.coach, publicOrigin, { isForGuests: true })
      return calendar ? [[campaign.id, calendar]] : []
    }),
  )
