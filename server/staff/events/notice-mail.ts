import { findCampaign } from '../../../engine/campaign/release/on-date.ts'
import type { ServedSite } from '../../../engine/campaign/release/release.ts'
import { eventDate, eventPlace } from '../../../engine/campaign/schema/event-words.ts'
import type { WaitingNotice } from '../../events/waiting-notices.ts'
import { composeMail } from '../../pipeline/mail/compose-mail.ts'

type Deps = { site: ServedSite; publicOrigin: string; secret: string; now: Date }

/** The mail of a notice as a guest without a name would get it; null: the release does not have it. */
export const noticeMail = (
  { site, publicOrigin, secret, now }: Deps,
  { event, from, to }: WaitingNotice,
): { subject: string; html: string } | null => {
  const campaign = findCampaign(site, event, now)
  const coach = campaign && site.coaches[campaign.coach]
  const kind = to.status === 'cancelled' ? 'cancelled' : 'moved'
  const email = site.emails[campaign?.event?.notices?.[kind] ?? '']
  if (!campaign || !coach || !email) return null
  const values = {
    formerDate: eventDate(from.startsAs ?? undefined, campaign.lang, campaign.event?.zone),
    formerPlace: eventPlace(from.place ?? undefined, campaign.lang),
  }
  const { subject, html } = composeMail({
    email,
    campaign,
    coach,
    lead: { email: 'guest@example.com', name: null },
    effectId: 'preview',
    publicOrigin,
    secret,
    more: { values, attachments: [] },
  })
  return { subject, html }
}
