import { greetingName } from '../../../../engine/campaign/mail/greeting-name.ts'
import { prepared, type Pool } from '../../../adapters/postgres.ts'
import { inBatches } from '../../../db/batches.ts'
import type { StepResult } from '../../step.ts'
import { LeaseLost } from '../mark-dispatched.ts'
import type { LeasedRun } from '../run.ts'
import { cancelled, notYet, type Attempt, type Person, type PersonAttempt } from './kind.ts'

type Row = Omit<Person, 'greeting'>

/** The attempt with what it needs of its campaign and person; or why it cannot be made now, or not any more. */
export const withPerson = async (attempt: Attempt): Promise<PersonAttempt | StepResult> => {
  const { deps, run, site } = attempt
  const campaign = site.campaigns[run.campaign]
  const step = deps.steps[run.step]
  // While a release is rolled out, a process may meet rows of one that it does not know yet.
  if (!campaign || !step) return notYet('This campaign or step is not in the live release.')
  if (run.email !== null && !campaign.mails) return notYet('The mails of this campaign are switched off.')
  const row = await leadOf(deps.pool, run)
  if (!row) throw new LeaseLost('The lead is gone.')
  if (run.email === null && row.hasLeft && step.stopsWithUnsubscribe(run.config))
    return cancelled('The person has unsubscribed from this coach.')
  return { ...attempt, campaign, step, lead: { ...row, greeting: greetingName(row.name, '') || null } }
}

const leadOf = async (pool: Pool, run: LeasedRun) =>
  run.isAwaited ? (await leadsOf(pool, [run]))[0] : (lookedUp.get(run) ?? together(pool, run))

/**
 * Looks up the person of a mail that waits for a session, so that no session waits for the answer. It may be some seconds
 * old by then: whether the person has left since is checked again when the mail is marked as dispatched.
 */
export const lookUpLead = (pool: Pool, run: LeasedRun): void => {
  const answer = together(pool, run)
  // The attempt that awaits it handles the failure.
  answer.catch(() => {})
  lookedUp.set(run, answer)
}

const lookedUp = new WeakMap<LeasedRun, Promise<Row | null>>()

const leadsOf = async (pool: Pool, runs: LeasedRun[]): Promise<(Row | null)[]> => {
  const { rows } = await pool.query<Row & { run: string }>(prepared('leads-of-runs', statement), [
    runs.map(({ id }) => id),
    runs.map(({ leadId }) => leadId),
    runs.map(({ coach }) => coach),
  ])
  const people = new Map(rows.map(({ run, ...person }) => [run, person]))
  return runs.map(({ id }) => people.get(id) ?? null)
}

const together = inBatches(leadsOf)

const statement = `
select run.id as run, lead.id, lead.email, lead.name, exists (
  select from suppressions where coach = run.coach and address_hash = lead.address_hash) as "hasLeft"
from unnest($1::uuid[], $2::uuid[], $3::text[]) as run (id, lead_id, coach) join leads lead on lead.id = run.lead_id`
