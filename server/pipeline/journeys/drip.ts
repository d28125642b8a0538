import { randomUUID } from 'node:crypto'
import { prepared, type Pool } from '../../adapters/postgres.ts'
import { nextMail, planColumns } from '../../db/next-mail.ts'
import { enqueue, leasedWhere, type NewRun } from '../outbox/enqueue.ts'
import { leasedRunColumns, type LeasedRun, type RunEnd } from '../outbox/run.ts'
import type { Clock, Log } from '../../ports.ts'

export const mostWaiting = 2000

export type DueMails = {
  runs: LeasedRun[]
  looked: number
  isFull: boolean
}

/**
 * Enqueues due mails, a fair share for each campaign, and advances journeys whose mail is obsolete. One row a journey
 * and email, however many ticks run concurrently. `lease`: to this process; else any worker claims them. `coaches`: null
 * for all.
 */
export const startDueMails = async (
  pool: Pool,
  {
    now,
    limit,
    lease,
    coaches = null,
  }: { now: Date; limit: number; lease: boolean; coaches?: readonly string[] | null },
): Promise<DueMails> => {
  const { rows } = await pool.query<LeasedRun & { looked: number; room: number }>(
    prepared('start-due-mails', statement),
    [now, limit, lease, randomUUID(), mostWaiting, coaches],
  )
  const { looked = 0, room = 0 } = rows[0] ?? {}
  return { runs: rows.filter(({ id }) => id !== null), looked, isFull: room === 0 }
}

/**
 * Returns waiting mails to their journeys while their campaign's mails are switched off: no attempt counts, and none is
 * too old afterwards.
 */
export const takeBackMails = async (pool: Pool): Promise<void> => {
  await pool.query(prepared('take-back-mails', takeBack))
}

const takeBack = `
with taken as (
  delete from step_runs run using email_campaigns campaign
  where campaign.id = run.campaign_id and not campaign.is_active
    and run.state = 'pending' and run.priority = 1 and run.step = 'journey' and run.handovers = 0
  returning run.id
)
update user_journeys journey set current_run_id = null from taken where journey.current_run_id = taken.id`

const newRun: NewRun = {
  leadId: 'lead_id',
  journeyId: 'id',
  coach: 'coach',
  campaign: `split_part(campaign, '@', 1)`,
  campaignId: 'campaign_id',
  step: `'journey'`,
  effectKey: `'journey:' || email`,
  config: `'{}'::jsonb`,
  email: 'email',
  priority: '1',
  state: `case when $3::boolean then 'running' else 'pending' end`,
  nextAttemptAt: '$1',
  createdAt: '$1',
  updatedAt: '$1',
  ...leasedWhere('$3', '$4::uuid'),
}

// Retries of the next ten minutes count as waiting: an unavailable mail server fills the outbox once.
const statement = `
with room as (
  select greatest(0, least($2::int, $5::int - (select count(*) from (
    select from step_runs
    where state = 'pending' and priority = 1 and next_attempt_at <= $1::timestamptz + interval '10 minutes' limit $5
  ) waiting)::int)) as free
),
active as (
  select campaign.id, campaign.coach, campaign.campaign, count(*) over () as campaigns from email_campaigns campaign
  where campaign.is_active and campaign.coach is not null and ($6::text[] is null or campaign.coach = any ($6)) and exists (
    select from user_journeys journey
    where journey.campaign_id = campaign.id and journey.status = 'active' and not journey.is_completed
      and journey.current_run_id is null and journey.next_email_due_at <= $1)
),
due as (
  select journey.id, journey.lead_id, journey.campaign_id, journey.started_at, active.coach, active.campaign
  from active cross join lateral (
    select * from user_journeys journey
    where journey.campaign_id = active.id and journey.status = 'active' and not journey.is_completed
      and journey.current_run_id is null and journey.next_email_due_at <= $1
    order by journey.next_email_due_at
    limit (select ceil(free / active.campaigns::float) from room)
    for update skip locked
  ) journey
  limit (select free from room)
),
planned as (
  select journey.*, next.position, next.email, next.at
  from due journey
  left join events event on event.id = journey.campaign
  left join ${nextMail('$1::timestamptz')} next on true
),
made as (${enqueue(newRun, 'from planned where at <= $1 on conflict do nothing returning *')}),
moved as (
  update user_journeys journey
  set current_run_id = made.id, ${planColumns('$1::timestamptz')}
  from planned left join made on made.journey_id = planned.id
  where journey.id = planned.id and (made.id is not null or planned.at is null or planned.at > $1)
)
select ${leasedRunColumns}, (select count(*)::int from due) as looked, (select free from room) as room
from (select) one left join made on true`

export type DripTick = { journeysProcessed: number; emailsSent: number }

const batch = 500
/** Milliseconds between reads: while nothing is due; while more is; while the outbox is full. */
const between = { looks: 5000, refills: 250, waits: 500 }
const busy: DueMails = { runs: [], looked: 1, isFull: false }
/** Milliseconds of a call; the worker does the rest. */
const tickLasts = 20_000

type Parts = {
  pool: Pool
  clock: Clock
  log: Log
  room: () => number | null
  begin: (run: LeasedRun) => void
}

/** Supplies due mails: leased to this process while they leave quickly, else enqueued for any. */
export const createDripPump = ({ pool, clock, log, room, begin }: Parts) => {
  let nextLook = -Infinity
  let isRefill = false
  let look: Promise<void> | null = null

  const lookOnce = async () => {
    if (!isRefill) await takeBackMails(pool)
    const space = room()
    const limit = Math.min(batch, space ?? batch)
    const lease = space !== null
    const due = lease && limit === 0 ? busy : await startDueMails(pool, { now: clock.now(), limit, lease })
    if (lease) due.runs.forEach(begin)
    isRefill = due.looked > 0 || due.isFull
    const pause = due.isFull ? between.waits : lease ? 0 : between.refills
    if (isRefill) nextLook = performance.now() + pause
  }
  return {
    /** Call at every round of a worker; does not block the round. */
    refill: (): void => {
      if (look || performance.now() < nextLook) return
      nextLook = performance.now() + between.looks
      look = lookOnce()
        .catch((error: unknown) => log.warn({ err: error }, 'Due mails could not be read.'))
        .finally(() => (look = null))
    },
    hasMore: (): boolean => isRefill && !look && performance.now() >= nextLook,
    settled: async (): Promise<void> => void (await look),
    /** Sends due mails, `hands` at a time, until none is left. `coaches`: null for all. */
    tick: async (
      coaches: readonly string[] | null,
      hands: number,
      perform: (run: LeasedRun) => Promise<RunEnd | null>,
      stop: AbortSignal,
    ): Promise<DripTick> => {
      const done: DripTick = { journeysProcessed: 0, emailsSent: 0 }
      const end = performance.now() + tickLasts
      await takeBackMails(pool)
      while (performance.now() < end && !stop.aborted) {
        const due = await startDueMails(pool, { now: clock.now(), limit: hands, lease: true, coaches })
        const ends = await Promise.all(due.runs.map(perform))
        done.journeysProcessed += due.runs.length
        done.emailsSent += ends.filter((run) => run?.state === 'sent').length
        if (due.looked === 0) break
      }
      return done
    },
  }
}
