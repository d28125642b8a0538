import { statfs } from 'node:fs/promises'
import { hostname } from 'node:os'
import type { Pool } from '../adapters/postgres.ts'
import { noticeWords, untold } from '../events/notice-words.ts'
import { findWaitingNotices, type WaitingNotice } from '../events/waiting-notices.ts'
import { mailNotInRelease } from '../pipeline/mail/compose-mail.ts'
import {
  readQueueState,
  type MissingMail,
  type OpenBreaker,
  type QueueLength,
} from '../metrics/queue-state.ts'

/** The name stays the same while the condition lasts; neither text names a person. */
export type Condition = { name: string; details: string }

const minute = 60_000
/** Seconds that effects may be late before an alert. */
const patience = { person: 300, others: 3600 }
/** Milliseconds that a provider may throttle before an alert: short throttling is normal. */
const throttledFor = 10 * minute

export const readConditions = async (pool: Pool, now: Date): Promise<Condition[]> => {
  const { breakers, lengths, missingMails } = await readQueueState(pool, now)
  return [
    ...breakers.filter((breaker) => isAlert(breaker, now)).map(ofBreaker),
    ...lengths.filter(isLate).map(ofQueue),
    ...missingMails.map(ofMissingMail),
    ...(await failures(pool, now)),
    ...(await bounces(pool, now)),
    ...(await findWaitingNotices(pool, now, null)).map(ofNotice),
  ]
}

const isAlert = ({ fault, openedAt }: OpenBreaker, now: Date) =>
  fault !== 'throttled' || now.getTime() - openedAt.getTime() > throttledFor

const ofBreaker = ({ provider, fault, openedAt }: OpenBreaker): Condition => ({
  name: `breaker:${provider}`,
  details: `"${provider}" cannot be used (${fault}) since ${openedAt.toISOString()}. Deliveries to it wait.`,
})

const isLate = ({ priority, oldestSeconds }: QueueLength) =>
  oldestSeconds > (priority === 0 ? patience.person : patience.others)

const ofQueue = ({ provider, priority, due, oldestSeconds }: QueueLength): Condition => ({
  name: `queue:${provider}:${priority}`,
  details: `${due} effects for "${provider}" are late (priority ${priority}), the oldest by ${Math.round(oldestSeconds / 60)} minutes.`,
})

const ofMissingMail = ({ email, failed }: MissingMail): Condition => ({
  name: `${mailNotInRelease}:${email}`,
  details: `${failed} mails failed within 24 hours: the release has no mail "${email}". Add or rename its file, publish, and retry them on the staff page.`,
})

const ofNotice = (notice: WaitingNotice): Condition => ({
  name: `event_notice:${notice.event}`,
  details: `${untold(notice)} of a change of ${notice.event}. ${noticeWords(notice)} Send or dismiss the notice at /staff/events/${notice.event}, or by "npm run events".`,
})

/** At least ten, and more than one in twenty: mail services close accounts over such rates of bounces. */
const isMany = (count: number, mails: number) => count >= 10 && count * 20 > mails

const failures = async (pool: Pool, now: Date): Promise<Condition[]> => {
  const { rows } = await pool.query<{ failed: number }>(
    `select count(*)::int as failed from step_runs
     where state in ('failed', 'unknown') and finished_at > $1::timestamptz - interval '1 hour'`,
    [now],
  )
  const failed = rows[0]?.failed ?? 0
  if (!isMany(failed, await deliveries(pool, now, '1 hour'))) return []
  return [
    { name: 'failures', details: `${failed} effects failed for good or are in doubt within the last hour.` },
  ]
}

const bounces = async (pool: Pool, now: Date): Promise<Condition[]> => {
  const { rows } = await pool.query<{ type: string; count: number }>(
    `select type, count(*)::int as count from mail_events
     where created_at > $1::timestamptz - interval '24 hours' group by type order by type`,
    [now],
  )
  const all = rows.reduce((sum, { count }) => sum + count, 0)
  const mails = await deliveries(pool, now, '24 hours')
  if (!isMany(all, mails)) return []
  const counts = rows.map(({ type, count }) => `${type}: ${count}`).join(', ')
  return [
    { name: 'bounces', details: `Bounces and complaints among ${mails} mails within 24 hours: ${counts}.` },
  ]
}

const deliveries = async (pool: Pool, now: Date, span: string): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from delivery_log where created_at > $1::timestamptz - $2::interval`,
    [now, span],
  )
  return rows[0]?.count ?? 0
}

export const clockAlert = `clock:${hostname()}`

/** Milliseconds. */
const mostApart = 30_000

/** Leases and seats go by the database's clock, mails and events by this machine's. */
export const readClock = async (pool: Pool, now: () => number = Date.now): Promise<Condition[]> => {
  const asked = now()
  const { rows } = await pool.query<{ at: number }>(
    'select extract(epoch from clock_timestamp())::float8 * 1000 as at',
  )
  return checkClock((asked + now()) / 2 - (rows[0]?.at ?? asked))
}

/** `ahead`: milliseconds that this machine is ahead of the database. */
export const checkClock = (ahead: number): Condition[] => {
  if (Math.abs(ahead) < mostApart) return []
  const apart = `${Math.round(Math.abs(ahead) / 1000)} seconds ${ahead > 0 ? 'ahead of' : 'behind'}`
  const effect = ahead > 0 ? 'early' : 'late'
  return [
    {
      name: clockAlert,
      details: `The clock of ${hostname()} is ${apart} the database's: mails leave ${effect}. Set both by NTP.`,
    },
  ]
}

const gigabyte = 1024 ** 3

export const diskAlert = `disk:${hostname()}`

export const readDisk = async (dataDir: string): Promise<Condition[]> => {
  const { bavail, blocks, bsize } = await statfs(dataDir)
  return checkDisk({ free: bavail * bsize, size: blocks * bsize })
}

/** Bytes. */
export const checkDisk = ({ free, size }: { free: number; size: number }): Condition[] => {
  if (free >= gigabyte && free * 10 >= size) return []
  const left = `${(free / gigabyte).toFixed(1)} GB of ${(size / gigabyte).toFixed(1)} GB`
  return [{ name: diskAlert, details: `The disk of DATA_DIR on ${hostname()} has ${left} left.` }]
}
