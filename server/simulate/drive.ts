import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ServedSite } from '../../engine/campaign/release/release.ts'
import type { Pool } from '../adapters/postgres.ts'
import type { stoppedClock } from '../adapters/clock.ts'
import { startDueDigests, lastDigest } from '../pipeline/mail/digest.ts'
import type { Worker } from '../pipeline/outbox/worker.ts'

type Line = { pool: Pool; clock: ReturnType<typeof stoppedClock>; site: ServedSite; worker: Worker }

const most = { rounds: 100, moments: 10_000, turns: 100_000 }

/** The resident worker without its timers: does what is due, then moves the clock to what is due next. */
export const driveTo = async (line: Line, until: Date): Promise<Date | null> => {
  for (let moments = 0; moments < most.moments; moments++) {
    await doWhatIsDue(line)
    const next = await nextMoment(line.pool, line.site, line.clock.now())
    if (!next || next > until) return next
    moveTo(line, next)
  }
  throw new Error('The simulation does not come to an end.')
}

const moveTo = ({ clock }: Line, moment: Date) => clock.move(moment.getTime() - clock.now().getTime())

const hour = 3_600_000

const nextMoment = async (pool: Pool, site: ServedSite, now: Date): Promise<Date | null> => {
  const { rows } = await pool.query<{ at: Date | null }>(dueNext, [now])
  const waiting = await pool.query<{ coach: string }>(
    'select distinct coach from coach_notices where step_run_id is null',
  )
  const digests = waiting.rows.flatMap(({ coach }) => nextDigest(site, coach, now) ?? [])
  const moments = [...rows.flatMap(({ at }) => at ?? []), ...digests]
  return moments.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null
}

/** Within a day and an hour, as clocks may go back. */
const nextDigest = (site: ServedSite, coach: string, now: Date): Date | null => {
  const { hour: at = 8, timezone = 'UTC' } = site.coaches[coach]?.notices ?? {}
  for (let hours = 1; hours <= 25; hours++) {
    const { until } = lastDigest(new Date(now.getTime() + hours * hour), { hour: at, timezone })
    if (until > now) return until
  }
  return null
}

const dueNext = `
select min(at) as at from (
  select next_attempt_at as at from step_runs where state = 'pending'
  union all
  select journey.next_email_due_at from user_journeys journey
  join email_campaigns campaign on campaign.id = journey.campaign_id and campaign.is_active
  where journey.status = 'active' and not journey.is_completed and journey.current_run_id is null
  union all
  select open_until from providers where state = 'open'
) moments where at > $1::timestamptz`

const doWhatIsDue = async ({ pool, clock, site, worker }: Line) => {
  for (let rounds = 0; rounds < most.rounds; rounds++) {
    await allDone(pool)
    const digests = await startDueDigests(pool, site, clock.now())
    const { journeysProcessed } = await worker.runDripTick()
    const performed = await worker.runOnce()
    if (digests + journeysProcessed + performed === 0) return
  }
}

/** Effects that no answer waits for are still being performed when the form is answered. */
const allDone = async (pool: Pool) => {
  for (let turns = 0; turns < most.turns; turns++) {
    const { rows } = await pool.query<{ isBusy: boolean }>(underWay)
    if (!rows[0]?.isBusy) return
    await nextTurn()
  }
}

const underWay = `select exists (select from step_runs where state = 'running') as "isBusy"`

/** Works as the worker would until the form is answered; the visitor's seconds pass on the stopped clock. */
export const whileWorking = async <Answer>(line: Line, answer: Promise<Answer>): Promise<Answer> => {
  const { worker, clock } = line
  const form = { isOpen: true }
  const answered = answer.finally(() => (form.isOpen = false))
  // The caller awaits the answer below and gets the failure.
  answered.catch(() => {})
  while (form.isOpen) {
    const performed = await worker.runOnce()
    const left = performed === 0 ? await secondsLeft(line) : null
    if (left === 0) worker.completions.release()
    else if (left !== null) clock.move(1000)
    await nextTurn()
  }
  await allDone(line.pool)
  return answered
}

const secondsLeft = async ({ pool, clock }: Line): Promise<number | null> => {
  const { rows } = await pool.query<{ isBusy: boolean; left: number | null }>(waiting, [clock.now()])
  const [found] = rows
  if (!found || found.isBusy || found.left === null) return null
  return Math.max(0, Math.ceil(found.left))
}

// `awaited_until` is of the database's clock, which does not stop.
const waiting = `
select coalesce(bool_or(state = 'running'), false) as "isBusy",
       max(extract(epoch from created_at - $1::timestamptz) + coalesce((config->>'wait')::int, 0))
         filter (where state = 'pending' and awaited_until is not null)::float8 as left
from step_runs`
