import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ServedSite } from '../../engine/campaign/release/release.ts'
import type { Pool } from '../adapters/postgres.ts'
import type { stoppedClock } from '../adapters/clock.ts'
import { startDueDigests } from '../pipeline/mail/digest.ts'
import type { Worker } from '../pipeline/outbox/worker.ts'
import { nextMoment } from './next-moment.ts'

type Line = { pool: Pool; clock: ReturnType<typeof stoppedClock>; site: ServedSite; worker: Worker }

/** Rounds of one moment, and moments: far more than a campaign has, so that a fault of the program cannot go on for ever. */
const most = { rounds: 100, moments: 10_000, turns: 100_000 }

/** The work of the resident worker, without its timers: does what is due, then moves the clock to what is due next. */
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

const doWhatIsDue = async ({ pool, clock, site, worker }: Line) => {
  for (let rounds = 0; rounds < most.rounds; rounds++) {
    await allDone(pool)
    const digests = await startDueDigests(pool, site, clock.now())
    const { journeysProcessed } = await worker.runDripTick()
    const performed = await worker.runOnce()
    if (digests + journeysProcessed + performed === 0) return
  }
}

/** Effects that no answer waits for are still being performed when the form is answered; the clock stops for them. */
const allDone = async (pool: Pool) => {
  for (let turns = 0; turns < most.turns; turns++) {
    const { rows } = await pool.query<{ isBusy: boolean }>(underWay)
    if (!rows[0]?.isBusy) return
    await nextTurn()
  }
}

const underWay = `select exists (select from step_runs where state = 'running') as "isBusy"`

/**
 * Waits for the answer of a form, and works meanwhile as the worker would. Where the answer waits for an effect that is
 * tried again, the seconds that the visitor would wait pass on the stopped clock.
 */
export const whileWorking = async <Answer>(line: Line, asking: Promise<Answer>): Promise<Answer> => {
  const { worker, clock } = line
  const form = { isOpen: true }
  const answered = asking.finally(() => (form.isOpen = false))
  // Whoever awaits the answer below hears of the failure.
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

/** Seconds that the visitor still waits; null while something is under way, or where nothing is waited for. */
const secondsLeft = async ({ pool, clock }: Line): Promise<number | null> => {
  const { rows } = await pool.query<{ isBusy: boolean; left: number | null }>(waiting, [clock.now()])
  const [found] = rows
  if (!found || found.isBusy || found.left === null) return null
  return Math.max(0, Math.ceil(found.left))
}

// The row knows the end of the wait by the database's clock, which goes on: how long it was is what counts.
const waiting = `
select coalesce(bool_or(state = 'running'), false) as "isBusy",
       max(extract(epoch from created_at - $1::timestamptz) + coalesce((config->>'wait')::int, 0))
         filter (where state = 'pending' and awaited_until is not null)::float8 as left
from step_runs`
