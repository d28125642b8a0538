import { fillEmail } from '../../../engine/campaign/mail/fill-email.ts'
import { askAgainStem } from '../../../engine/campaign/mail/own-mails.ts'
import { findCampaign } from '../../../engine/campaign/release/on-date.ts'
import type { ServedSite } from '../../../engine/campaign/release/release.ts'
import { isUuid } from '../../adapters/postgres.ts'
import { datedId } from '../../db/dated-campaigns.ts'
import { formerValues } from '../../events/event-notice.ts'
import { shownValues, type Filler } from './mail-name.ts'
import { leadIds, type Database, type Person } from './person.ts'

type Run = { campaign: string; email: string; step: string; config: { nameFallback?: string } }

/**
 * HTML of a mail to the person, composed as of now from the live release. `id`: its outbox row, or the journey whose next mail it is. Null:
 * there is none.
 */
export const previewMail = async (
  database: Database,
  { site, fill }: { site: ServedSite; fill: Filler },
  { person, id }: { person: Person; id: string },
): Promise<string | null> => {
  if (!isUuid(id)) return null
  const { rows } = await database.query<Run>(select, [id, leadIds(person)])
  const [run] = rows
  const email = run && site.emails[run.email]
  const campaign = run && findCampaign(site, run.campaign, new Date())
  const coach = site.coaches[person.coach]
  if (!email || !campaign || !coach) return null
  const { nameFallback } = run.config
  const more = run.step === 'event' && {
    more: { values: formerValues(run.config, campaign.lang, campaign.event?.zone) },
  }
  const values = shownValues(fill, { campaign, coach, person, nameFallback, ...more })
  // Its page is the button that lifts the suppression.
  const isQuestion = run.email.endsWith(`/${askAgainStem}`)
  return fillEmail(email, isQuestion ? { ...values, pageUrl: '#' } : values).html
}

const select = `
select ${datedId('step_runs')} as campaign, email, step, config from step_runs where id = $1 and lead_id = any ($2::uuid[]) and email is not null
union all
select coalesce(campaign.campaign, campaign.name), mail.email, 'journey', '{}'::jsonb
from user_journeys journey
join email_campaigns campaign on campaign.id = journey.campaign_id
join email_sequences mail
  on mail.campaign_id = journey.campaign_id and mail.position = journey.current_sequence and mail.is_active
where journey.id = $1 and journey.lead_id = any ($2::uuid[])`
