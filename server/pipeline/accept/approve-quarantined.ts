import type { FormValues } from '../../../engine/campaign/form/form-values.ts'
import type { Pool } from '../../adapters/postgres.ts'
import { inTransaction } from '../../db/transaction.ts'
import { campaignOfRow } from '../../../engine/campaign/release/on-date.ts'
import { StorageUnavailable } from '../../errors.ts'
import { isOver } from '../../events/event-state.ts'
import type { Clock, WithSite } from '../../ports.ts'
import { consentIn, planSubmission, type Consent } from './plan.ts'
import { SeatRefused } from '../../events/seats.ts'
import type { Steps } from '../step.ts'
import type { Submission } from './submission.ts'
import { writeSubmission } from './store-submission.ts'

export type ApproveDeps = WithSite & { pool: Pool; clock: Clock; steps: Steps; secret: string }

export type Approver = { staff: string; coaches: readonly string[] | null; ipHash: string } | 'time'

/** Per visitor, in any ten minutes; `after`: minutes that each is quarantined at least. */
const pace = { most: 10, minutes: 10, after: 10 }

/**
 * Processes a quarantined submission as if it were sent now, in one transaction, once, however many press. Where the
 * event takes nobody it stays quarantined, with that reason. False when nothing was done.
 */
export const approveQuarantined = async (deps: ApproveDeps, id: string, by: Approver): Promise<boolean> => {
  const quarantined = await findQuarantined(deps, id)
  if (!quarantined) return false
  const { submission, consent } = quarantined
  if (by !== 'time' && by.coaches !== null && !by.coaches.includes(submission.campaign.coach)) return false
  const now = deps.clock.now()
  try {
    const { event } = submission.campaign
    if (event && isOver(event, now)) throw new SeatRefused('event_over')
    const wanted = planSubmission(submission, deps.steps, now)
    const plan = consent ? { ...wanted, consent } : wanted
    const release = { id, by: by === 'time' ? by : by.staff }
    return await inTransaction(deps.pool, async (client) => {
      const options = { now, secret: deps.secret, release }
      if (!(await writeSubmission(client, submission, plan, options))) return false
      await client.query(consentAsGiven, [id])
      if (by !== 'time') await client.query(audit, [by.staff, id, by.ipHash, now])
      return true
    })
  } catch (error) {
    if (!(error instanceof SeatRefused)) throw error
    await deps.pool.query(keepQuarantined, [id, error.code])
    return false
  }
}

export const approveByTime = async (deps: ApproveDeps): Promise<number> => {
  const now = deps.clock.now()
  const { rows } = await deps.pool.query<{ id: string }>(selectDue, [
    now,
    minutesBefore(now, pace.after),
    minutesBefore(now, pace.minutes),
    pace.most,
    // Submissions of deleted campaigns must not use up the limit.
    Object.keys(deps.releases.current().site.campaigns),
  ])
  let count = 0
  const failures: unknown[] = []
  for (const { id } of rows) {
    try {
      if (await approveQuarantined(deps, id, 'time')) count += 1
    } catch (error) {
      if (error instanceof StorageUnavailable) throw error
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
  return count
}

const minutesBefore = (now: Date, minutes: number) => new Date(now.getTime() - minutes * 60_000)

type QuarantinedRow = Pick<Submission, 'attribution' | 'source' | 'ipHash' | 'pagePath' | 'requestId'> & {
  campaign: string
  campaignId: string
  values: FormValues
  words: string | null
}

type Quarantined = { submission: Submission; consent: Consent | null }

const findQuarantined = async (
  { pool, releases, clock }: ApproveDeps,
  id: string,
): Promise<Quarantined | null> => {
  const { rows } = await pool.query<QuarantinedRow>(selectQuarantined, [id])
  const [found] = rows
  const known = found && releases.current().site.campaigns[found.campaign]
  if (!known) return null
  const { words, campaignId, ...row } = found
  const campaign = campaignOfRow(known, campaignId, clock.now())
  const submission = { ...row, campaign, quarantined: null, idempotency: null }
  return { submission, consent: words === null ? null : consentIn(words) }
}

const selectQuarantined = `
select campaign, campaign_id as "campaignId", values, attribution, source, ip_hash as "ipHash", page_path as "pagePath", request_id as "requestId",
  held_consent as words
from submissions where id = $1 and state = 'held'`

const selectDue = `
with quarantined as (
  select id, ip_hash, row_number() over (partition by ip_hash order by created_at, id) as place
  from submissions
  where state = 'held' and held_reason = 'rate' and created_at <= $2 and campaign = any ($5::text[])
)
select id from quarantined
where place <= $4 - (
  select count(*) from submissions released
  where released.ip_hash = quarantined.ip_hash and released.released_by = 'time'
    and released.released_at > $3 and released.released_at <= $1)
order by place limit 100`

// Consent was given when the form was sent.
const consentAsGiven = `
update consents set created_at = submissions.created_at
from submissions where submissions.id = $1 and consents.submission_id = submissions.id`

const audit = `
insert into audit_log (actor, action, subject, ip_hash, created_at) values ($1, 'submission_released', $2, $3, $4)`

const keepQuarantined = `update submissions set held_reason = $2 where id = $1 and state = 'held'`
