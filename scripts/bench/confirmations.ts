import { setTimeout as pause } from 'node:timers/promises'
import { createPool } from '../../server/adapters/postgres.ts'
import { steadyLoad } from './steady-load.ts'

type Rush = {
  path: string
  rate: number
  seconds: number
  rounds: number
  database: string
  clear: () => Promise<void>
}

/** Seconds within which a confirmation should be handed over. */
const soon = 10

const ofForms = ['forms a second', 'p50 ms', 'p99 ms', 'errors']
const ofMails = [`% of emails within ${soon} s`, 'p50 s', 'p95 s', 'p99 s']
export const confirmationColumns = ['setup', ...ofForms, ...ofMails]

/** From the form's row to the answer of the mail server; an email that has not left counts as late. */
export const measureConfirmations = async (
  setup: string,
  origins: string[],
  { rounds, database, clear, ...rush }: Rush,
): Promise<unknown[][]> => {
  const pool = createPool(database)
  const rows: unknown[][] = []
  await steadyLoad(origins, { ...rush, seconds: 2 })
  for (let round = 0; round < rounds; round += 1) {
    await clear()
    const began = new Date()
    const figures = await steadyLoad(origins, rush)
    await pause(soon * 1000)
    const { rows: found } = await pool.query<{ within: number; p50: number; p95: number; p99: number }>(
      statement,
      [began, soon],
    )
    const { perSecond, p50Ms, p99Ms, errors } = figures
    const [mails] = found
    const share = ((mails?.within ?? 0) * 100).toFixed(1)
    const took = [mails?.p50, mails?.p95, mails?.p99].map((seconds) => seconds?.toFixed(2))
    rows.push([setup, Math.round(perSecond), p50Ms, p99Ms, errors, share, ...took])
  }
  await pool.end()
  return rows
}

const statement = `
with mail as (
  select coalesce(extract(epoch from sent_at - created_at)::float8, 'infinity') as took
  from step_runs where created_at >= $1 and email is not null and state <> 'cancelled'
)
select avg((took <= $2::int)::int)::float8 as within,
  percentile_disc(0.5) within group (order by took) as p50,
  percentile_disc(0.95) within group (order by took) as p95,
  percentile_disc(0.99) within group (order by took) as p99
from mail`
