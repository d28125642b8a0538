import { mailId } from '../../../engine/campaign/mail/fill-email.ts'
import { askAgainStem } from '../../../engine/campaign/mail/own-mails.ts'
import { prepared, type Client, type Pool } from '../../adapters/postgres.ts'
import { newToken } from '../../settings/keys.ts'
import { sendsMail, type Plan } from '../accept/plan.ts'
import { enqueue, type NewRun } from '../outbox/enqueue.ts'
import type { LeasedRun } from '../outbox/run.ts'
import type { StoredSubmission, Submission } from '../accept/submission.ts'

/** SQL: whether a suppression stops this row. The re-opt-in itself may still leave. */
export const isStopped = (run: string, addressHash: string) => `exists (
  select from suppressions
  where suppressions.coach = ${run}.coach and suppressions.address_hash = ${addressHash}
    and not (coalesce(${run}.email, '') like '%/${askAgainStem}' and suppressions.reason = 'unsubscribed'))`

/**
 * Enqueues the re-opt-in when an unsubscribed address signs up again: once for each time that it unsubscribes. Must run
 * in the submission's transaction, after its effects.
 */
export const askAgain = async (
  client: Client,
  { campaign }: Submission,
  { leadId, suppression }: StoredSubmission,
  plan: Plan,
  now: Date,
): Promise<void> => {
  if (suppression === null || !sendsMail(campaign, plan)) return
  await client.query(prepared('ask-again', statement), [
    leadId,
    campaign.coach,
    newToken(),
    now,
    campaign.id,
    campaign.rowId,
    mailId(campaign.coach, askAgainStem),
  ])
}

const newRun: NewRun = {
  leadId: '$1::uuid',
  coach: '$2',
  campaign: '$5',
  campaignId: '$6::uuid',
  step: `'email'`,
  effectKey: `'ask-again'`,
  config: `'{}'::jsonb`,
  email: '$7',
  // Like a mail of a journey, never sent again when it may have left.
  priority: '1',
  nextAttemptAt: '$4',
  createdAt: '$4',
  updatedAt: '$4',
}

const statement = `
with asked as (
  update suppressions set confirm_token = $3, confirm_asked_at = $4::timestamptz
  from leads where leads.id = $1::uuid and suppressions.coach = $2::text
    and suppressions.address_hash = leads.address_hash
    and suppressions.reason = 'unsubscribed' and suppressions.confirm_asked_at is null
  returning suppressions.address_hash
),
link as (
  update unsubscribe_links set again_token = $3
  from asked where unsubscribe_links.token = (
    select token from unsubscribe_links mine where mine.coach = $2 and mine.address_hash = asked.address_hash
    order by created_at desc, token limit 1)
)
${enqueue(newRun, 'from asked')}`

export const againTokenOf = async (pool: Pool, { leadId, coach }: LeasedRun): Promise<string | null> => {
  const { rows } = await pool.query<{ token: string | null }>(prepared('again-token', selectToken), [
    leadId,
    coach,
  ])
  return rows[0]?.token ?? null
}

const selectToken = `
select confirm_token as token from suppressions join leads using (address_hash)
where leads.id = $1 and suppressions.coach = $2 and reason = 'unsubscribed'`
