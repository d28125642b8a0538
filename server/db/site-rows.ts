import { mailId } from '../../engine/campaign/mail/fill-email.ts'
import { partsOfId } from '../../engine/campaign/release/on-date.ts'
import { signUpEmails } from '../../engine/campaign/mail/named-emails.ts'
import type { ServedSite, SiteCampaign } from '../../engine/campaign/release/release.ts'

export type Row = Record<string, string | number | boolean | object | null> & { id: string }

export const campaignRow = (site: ServedSite, campaign: SiteCampaign): Row => {
  const sender = site.coaches[campaign.coach]?.sender
  return {
    id: campaign.rowId,
    campaign: rowName(campaign),
    coach: campaign.coach,
    name: campaign.name,
    from_name: sender?.name ?? null,
    from_email: sender?.address ?? null,
    is_active: campaign.mails,
    subject_template: signUpSubject(site, campaign),
  }
}

/** What the event of the row has as its id: with its date, where it comes again. */
const rowName = ({ id, event }: SiteCampaign) =>
  event && partsOfId(event.id).campaign === id ? event.id : id

export const pageRow = (campaign: SiteCampaign): Row => ({
  id: campaign.pageRowId,
  slug: campaign.pageSlug,
  path: campaign.path,
  campaign_id: campaign.rowId,
  is_active: campaign.live,
})

export const landingPageRow = (campaign: SiteCampaign): Row => ({
  id: campaign.landingPageRowId,
  name: campaign.name,
  url: campaign.path,
  campaign_id: campaign.rowId,
  is_active: campaign.live,
})

export const sequenceRows = (site: ServedSite, campaign: SiteCampaign): Row[] =>
  campaign.sequences.map((mail) => ({
    id: mail.rowId,
    campaign_id: campaign.rowId,
    position: mail.position,
    email: mail.email,
    subject: site.emails[mail.email]?.subject ?? null,
    anchor: mail.anchor,
    delay_hours: mail.delayHours,
    send_window: mail.sendWindow ?? null,
    is_active: true,
  }))

const signUpSubject = (site: ServedSite, campaign: SiteCampaign) => {
  const first = signUpMail(campaign)
  return first ? (site.emails[first]?.subject ?? null) : null
}

export const signUpMail = (campaign: SiteCampaign): string | undefined => {
  const [name] = signUpEmails(campaign.pipeline)
  return name === undefined ? campaign.sequences[0]?.email : mailId(campaign.coach, name)
}
