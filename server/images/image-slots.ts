import type { Client, Pool } from '../adapters/postgres.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Clock } from '../ports.ts'

export type ImageLimits = {
  /** Pictures a day (UTC) for all visitors, over all processes. */
  perDay: number
  /** Pictures an hour for one visitor. */
  perVisitor: number
}

export type ImageSlot = { visitor: Counter; day: Counter }
type Counter = { key: string; until: number }

export type Taken =
  { kind: 'taken'; slot: ImageSlot } | { kind: 'full'; of: 'visitor' | 'day'; secondsLeft: number }

export type ImageSlots = ReturnType<typeof postgresImageSlots>

/** The slot of a process that died stays taken: its picture may have been paid for. */
export const postgresImageSlots = (pool: Pool, clock: Clock, limits: ImageLimits) => ({
  take: async (visitor: string): Promise<Taken> => {
    const now = clock.now()
    const day = now.toISOString().slice(0, 10)
    const counters = [
      {
        of: 'visitor',
        key: `images:visitor:${visitor}`,
        most: limits.perVisitor,
        until: now.getTime() + hour,
      },
      { of: 'day', key: `images:day:${day}`, most: limits.perDay, until: Date.parse(day) + 24 * hour },
    ] as const
    try {
      return await inTransaction(pool, async (client) => {
        const [visitorCount, dayCount] = [
          await count(client, counters[0], now),
          await count(client, counters[1], now),
        ]
        return { kind: 'taken', slot: { visitor: visitorCount, day: dayCount } }
      })
    } catch (error) {
      if (error instanceof Full) return { kind: 'full', of: error.of, secondsLeft: error.secondsLeft }
      throw error
    }
  },
  /** `onlyDay`: the visitor's attempt still counts. */
  giveBack: async ({ visitor, day }: ImageSlot, { onlyDay } = { onlyDay: false }) => {
    const given = onlyDay ? [day] : [visitor, day]
    await pool.query(giveBackOne, [given.map(({ key }) => key), given.map(({ until }) => until)])
  },
})

const hour = 3_600_000

/** Rolls the transaction back: on a full day the visitor's own count stays. */
class Full extends Error {
  readonly of: 'visitor' | 'day'
  readonly secondsLeft: number
  constructor(of: 'visitor' | 'day', secondsLeft: number) {
    super('full')
    this.of = of
    this.secondsLeft = secondsLeft
  }
}

type Wanted = { of: 'visitor' | 'day'; key: string; most: number; until: number }

const count = async (client: Client, { of, key, most, until }: Wanted, now: Date): Promise<Counter> => {
  const { rows } = await client.query<{ points: number; until: string }>(countOne, [
    key,
    until,
    now.getTime(),
  ])
  const [row] = rows
  const end = Number(row?.until ?? until)
  if (!row || row.points > most) throw new Full(of, Math.max(1, Math.ceil((end - now.getTime()) / 1000)))
  return { key, until: end }
}

const countOne = `
insert into rate_limits as known (key, points, expire) values ($1, 1, $2::bigint)
on conflict (key) do update
  set points = case when known.expire <= $3::bigint then 1 else known.points + 1 end,
      expire = case when known.expire <= $3 then excluded.expire else known.expire end
returning points, expire as until`

const giveBackOne = `
update rate_limits set points = points - 1
from unnest($1::text[], $2::bigint[]) given (given_key, given_until)
where key = given_key and expire = given_until and points > 0`
