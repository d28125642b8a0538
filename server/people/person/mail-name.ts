import { fillEmail } from '../../../engine/campaign/mail/fill-email.ts'
import { findCampaign } from '../../../engine/campaign/release/on-date.ts'
import type { ServedSite, SiteCampaign, SiteCoach } from '../../../engine/campaign/release/release.ts'
import { mailValues, type MailFor } from '../../pipeline/mail/compose-mail.ts'
import type { Person, PersonLead } from './person.ts'

/** What filling a mail takes besides the person. */
export type Filler = Pick<MailFor, 'publicOrigin' | 'secret'>

type Mail = { campaign: string; email: string }

/** Whom a mail is for. */
export type Reader = Pick<Person, 'coach' | 'email'> & { leads: Pick<PersonLead, 'name'>[] }

/** The values of a mail to the person as of now. Links that act for who has them lead nowhere. */
export const shownValues = (
  { publicOrigin, secret }: Filler,
  { campaign, coach, person, ...more }: Shown,
): ReturnType<typeof mailValues> => {
  const { email, leads } = person
  const name = leads.findLast((lead) => lead.name !== null)?.name ?? null
  const values = mailValues({ campaign, coach, lead: { email, name }, publicOrigin, secret, ...more })
  return {
    ...values,
    unsubscribeUrl: '#',
    ...(values.cancelPlaceUrl !== undefined && { cancelPlaceUrl: '#' }),
  }
}

type Shown = { campaign: SiteCampaign; coach: SiteCoach; person: Reader } & Pick<
  MailFor,
  'nameFallback' | 'more'
>

/** Its subject; null: the live release has no such mail. */
export const mailName = (
  { site, fill }: { site: ServedSite; fill: Filler },
  person: Reader,
  mail: Mail,
): string | null => {
  const email = site.emails[mail.email]
  const campaign = findCampaign(site, mail.campaign, new Date())
  const coach = site.coaches[person.coach]
  if (!email || !campaign || !coach) return null
  const values = shownValues(fill, { campaign, coach, person })
  return fillEmail({ ...email, html: '', text: '' }, values).subject
}
