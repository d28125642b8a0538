import type { Pool } from '../adapters/postgres.ts'
import type { Clock } from '../ports.ts'
import { clockAlert, diskAlert, readClock, readConditions, readDisk, type Condition } from './conditions.ts'
import { mailNotInRelease } from '../pipeline/mail/compose-mail.ts'
import { sendAlert, type Alert, type Channels } from './send-alert.ts'
import { watchDatabase } from './watch-database.ts'

type WatchDeps = Channels & { pool: Pool; clock: Clock; dataDir: string }

export type Watch = ReturnType<typeof createWatch>

const every = 30_000

/** Any number of processes check; one of them sends each alert. */
export const createWatch = (deps: WatchDeps) => {
  const { pool, clock, dataDir, log } = deps
  const database = watchDatabase(deps)
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | null = null

  const look = async () => {
    if (!(await database.isThere())) return
    await noteConditions(pool, await readConditions(pool, clock.now()), [
      'breaker:',
      'queue:',
      mailNotInRelease,
      'failures',
      'bounces',
      'event_notice:',
    ])
    await noteConditions(
      pool,
      [...(await readDisk(dataDir)), ...(await readClock(pool))],
      [diskAlert, clockAlert],
    )
    for (const alert of await claimAlerts(pool))
      if (await sendAlert(deps, alert)) await markReported(pool, alert)
  }
  const lookNow = () => {
    looking ??= look()
      .catch((error: unknown) => log.warn({ err: error }, 'Could not check for alerts.'))
      .finally(() => (looking = null))
  }
  return {
    look,
    start: () => {
      timer ??= setInterval(lookNow, every)
      timer.unref()
      database.start()
    },
    stop: async () => {
      clearInterval(timer)
      database.stop()
      await looking
    },
  }
}

export type ClaimedAlert = Alert & { claim: string }

/** Alerts of `scope` (prefixes) without a condition end. An alert is due when it begins, when it ends, and daily between. */
export const noteConditions = async (pool: Pool, conditions: Condition[], scope: string[]): Promise<void> => {
  await pool.query(noting, [
    conditions.map(({ name }) => name),
    conditions.map(({ details }) => details),
    scope,
  ])
}

/** Seconds until another process may claim an alert that was claimed and not sent. */
const claimFor = 50

export const claimAlerts = async (pool: Pool): Promise<ClaimedAlert[]> =>
  (await pool.query<ClaimedAlert>(claiming)).rows

export const markReported = async (pool: Pool, { name, state, claim }: ClaimedAlert): Promise<void> => {
  await pool.query(
    `update alerts set told_at = now()
     where name = $1 and state = $2 and told_at is null and updated_at = $3::timestamptz`,
    [name, state, claim],
  )
}

// `updated_at` in the past: free to be claimed.
const noting = `
with current as (select name, details from unnest($1::text[], $2::text[]) as given(name, details)),
began as (
  insert into alerts as known (name, state, details, since, told_at, updated_at)
  select name, 'firing', details, now(), null, to_timestamp(0) from current
  where not exists (select from alerts known where known.name = current.name and known.state = 'firing')
  order by name
  on conflict (name) do update
    set state = 'firing', details = excluded.details, since = excluded.since, told_at = null,
        updated_at = excluded.updated_at
    where known.state = 'over'
),
over as (
  update alerts set state = 'over', told_at = null, updated_at = to_timestamp(0)
  where state = 'firing' and name <> all ($1::text[])
    and exists (select from unnest($3::text[]) as prefix where starts_with(alerts.name, prefix))
)
update alerts set details = current.details, told_at = null, updated_at = to_timestamp(0)
from current where alerts.name = current.name and state = 'firing' and told_at < now() - interval '24 hours'`

const claiming = `
update alerts set updated_at = clock_timestamp()
where name in (
  select name from alerts where told_at is null and updated_at < now() - interval '${claimFor} seconds'
  order by name for update skip locked)
returning name, state, coalesce(details, '') as details, since, updated_at::text as claim`
