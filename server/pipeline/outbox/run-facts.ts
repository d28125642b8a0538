import { greetingName } from '../../../engine/campaign/mail/greeting-name.ts'
import type { Pool } from '../../adapters/postgres.ts'
import { inBatches } from '../../db/batches.ts'
import { prepared } from '../../db/prepared.ts'
import type { LeasedRun } from './run.ts'
import type { PerformContext } from '../step.ts'

type Person = { id: string; email: string; name: string | null; hasLeft: boolean }

/** The person that an outbox row is about; `hasLeft`: unsubscribed from its coach. Undefined once erased. */
export const leadOf = async (pool: Pool, run: LeasedRun) => {
  const lead = run.isAwaited
    ? (await leadsOf(pool, [run]))[0]
    : await (lookedUp.get(run) ?? together(pool, run))
  return lead ? { ...lead, greeting: greetingName(lead.name, '') || null } : undefined
}

/**
 * Asks for the people of mails that wait for a session, so that no session waits for the answer. It may be a few seconds
 * old by then: whether the person has left meanwhile is asked again when the mail is handed over.
 */
export const lookUpLead = (pool: Pool, run: LeasedRun): void => {
  const answer = together(pool, run)
  // Whoever needs it hears of the failure.
  answer.catch(() => {})
  lookedUp.set(run, answer)
}

const lookedUp = new WeakMap<LeasedRun, Promise<Person | null>>()

const leadsOf = async (pool: Pool, runs: LeasedRun[]): Promise<(Person | null)[]> => {
  const { rows } = await pool.query<Person & { run: string }>(prepared('leads-of-runs', selectLeads), [
    runs.map(({ id }) => id),
    runs.map(({ leadId }) => leadId),
    runs.map(({ coach }) => coach),
  ])
  const people = new Map(rows.map(({ run, ...person }) => [run, person]))
  return runs.map(({ id }) => people.get(id) ?? null)
}

const together = inBatches(leadsOf)

const selectLeads = `
select run.id as run, lead.id, lead.email, lead.name, exists (
  select from suppressions where coach = run.coach and address_hash = lead.address_hash) as "hasLeft"
from unnest($1::uuid[], $2::uuid[], $3::text[]) as run (id, lead_id, coach) join leads lead on lead.id = run.lead_id`

/** The form that an outbox row follows from; null where there was none, or it is erased. */
export const submissionOf = async (
  pool: Pool,
  { submissionId }: LeasedRun,
): Promise<PerformContext<unknown>['submission']> => {
  if (submissionId === null) return null
  const { rows } = await pool.query<NonNullable<PerformContext<unknown>['submission']>>(
    prepared('submission-of-run', selectSubmission),
    [submissionId],
  )
  return rows[0] ?? null
}

const selectSubmission = `select id, values, attribution, created_at as "createdAt" from submissions where id = $1`
