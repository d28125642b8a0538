import { mailPlan } from '../../engine/campaign/mail/mail-plan.ts'
import type { ServedSite, SiteCampaign } from '../../engine/campaign/release/release.ts'
import type { Client, Pool } from '../adapters/postgres.ts'
import { inTransaction } from '../db/transaction.ts'
import type { PlannedEffect } from '../pipeline/accept/plan.ts'
import { storeEffects } from '../pipeline/accept/store-effects.ts'
import type { Clock, WithSite } from '../ports.ts'
import { unsubscribeToken } from '../settings/keys.ts'

export type AskDeps = WithSite & {
  pool: Pool
  clock: Clock
  secret: string
  /** A worker: a mail may be due now. */
  worker: { wake: () => void }
}

/** Sends the campaign's mail with its links once more, within what one address may get in a day; nothing to a stranger. */
export const askForLink = async (deps: AskDeps, campaign: SiteCampaign, email: string): Promise<void> => {
  const now = deps.clock.now()
  const mail = mailWithLinks(deps.releases.current().site, campaign, now)
  if (mail === undefined) return
  const { coach, id, rowId } = campaign
  await inTransaction(deps.pool, async (client) => {
    const lead = await findLead(client, campaign, email)
    if (!lead) return
    // As every sign-up does: the daily limit of an address is counted under this lock.
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      unsubscribeToken(deps.secret, coach, email),
    ])
    const stored = { id: lead.submissionId, leadId: lead.id, journeyId: null, suppression: null }
    const own = { coach, id, rowId: lead.campaignId ?? rowId }
    await storeEffects(client, { campaign: own }, stored, [effectOf(mail)], now)
  })
  deps.worker.wake()
}

/** Undefined: its mails are off, or none of them has a link. */
export const mailWithLinks = (
  { emails }: Pick<ServedSite, 'emails'>,
  campaign: SiteCampaign,
  now: Date,
): string | undefined =>
  campaign.mails
    ? mailPlan(campaign, now).find(
        ({ id, time }) =>
          'hours' in time && privateWords.some((word) => emails[id]?.text.includes(`{${word}}`)),
      )?.id
    : undefined

const privateWords = ['deliverableUrl', 'calendarUrl', 'eventPlace']

type Found = { id: string; campaignId: string | null; submissionId: string | null }

const findLead = async (client: Client, { coach, id }: SiteCampaign, email: string) => {
  const { rows } = await client.query<Found>(select, [coach, id, email])
  return rows[0]
}

/** Of an event that comes again, the date that the person signed up for last. */
const select = `
select lead.id, lead.campaign_id as "campaignId", submission.id as "submissionId"
from leads lead join submissions submission on submission.lead_id = lead.id
where lead.coach = $1 and lead.email = $3 and submission.campaign = $2 and submission.state = 'stored'
  and not exists (select from suppressions where coach = lead.coach and address_hash = lead.address_hash)
order by submission.created_at desc limit 1 for no key update of lead`

const effectOf = (email: string): PlannedEffect => ({
  step: 'email',
  key: `again:${email}`,
  config: { step: 'email', email: email.slice(email.indexOf('/') + 1) },
  provider: 'mail',
  email,
  sequencePosition: null,
  priority: 0,
  stopsWithUnsubscribe: true,
  // A second press sends no second mail.
  onceInHours: 0.25,
  onError: 'logged',
  late: 'partial',
  wait: 0,
  state: 'pending',
  lastError: null,
})
