import { createHash } from 'node:crypto'
import type { ServedSite, SiteCoach } from '../../../engine/campaign/release/release.ts'
import { direct } from '../../../engine/campaign/form/visit-source.ts'
import { wordsOf } from '../../../engine/words/words.ts'
import type { Client, Pool } from '../../adapters/postgres.ts'
import type { CoachMail } from '../step.ts'
import { enqueue, type NewRun } from '../outbox/enqueue.ts'

const defaults = { hour: 8, timezone: 'UTC' }

/** Safe in concurrent processes: the row's id is that of its coach and day. Returns how many were written. */
export const startDueDigests = async (pool: Pool, site: ServedSite, now: Date): Promise<number> => {
  const { rows: waiting } = await pool.query<{ coach: string }>(
    'select distinct coach from coach_notices where step_run_id is null',
  )
  let written = 0
  for (const { coach: slug } of waiting) {
    const coach = site.coaches[slug]
    if (!coach) continue // Their files are gone.
    const { day, until } = lastDigest(now, { ...defaults, ...coach.notices })
    const { rowCount } = await pool.query(insertDigest, [
      digestId(slug, day),
      slug,
      `digest:${day}`,
      until,
      now,
    ])
    if (rowCount) written += 1
  }
  return written
}

/** Puts a submission on the coach's next digest. Must run in the transaction that stores it. */
export const noteForDigest = async (
  client: Client,
  submission: { id: string; coach: string; campaign: string; now: Date },
): Promise<void> => {
  const { id, coach, campaign, now } = submission
  await client.query(
    'insert into coach_notices (coach, campaign, submission_id, created_at) values ($1, $2, $3, $4)',
    [coach, campaign, id, now],
  )
}

const digestId = (coach: string, day: string) =>
  createHash('sha256')
    .update(`digest ${coach} ${day}`)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')

const newRun: NewRun = {
  id: '$1::uuid',
  coach: '$2',
  campaign: 'notice.campaign',
  campaignId: 'submission.campaign_id',
  step: `'notify'`,
  effectKey: '$3',
  config: `'{"step": "notify", "when": "daily"}'::jsonb`,
  priority: '2',
  nextAttemptAt: '$5::timestamptz',
  createdAt: '$5',
  updatedAt: '$5',
}

const insertDigest = `
with made as (${enqueue(
  newRun,
  `
  from coach_notices notice join submissions submission on submission.id = notice.submission_id
  where notice.coach = $2 and notice.step_run_id is null and notice.created_at < $4::timestamptz
  order by notice.created_at desc limit 1
  on conflict (id) do nothing
  returning id`,
)}
)
update coach_notices set step_run_id = made.id from made
where coach = $2 and step_run_id is null and coach_notices.created_at < $4::timestamptz`

const mostListed = 200

type Notice = {
  campaign: string
  name: string | null
  email: string
  source: string | null
  createdAt: Date
  total: string
}

export const digestText = async (
  pool: Pool,
  { runId, coach, site }: { runId: string; coach: SiteCoach; site: ServedSite },
): Promise<CoachMail | null> => {
  const { rows } = await pool.query<Notice>(selectNotices, [runId, mostListed])
  const total = Number(rows[0]?.total ?? 0)
  if (total === 0) return null
  const { notice: words, comma } = wordsOf(coach.lang)
  const names = [...new Set(rows.map(({ campaign }) => campaign))]
  const listed = names.flatMap((campaign) => [
    `${site.campaigns[campaign]?.name ?? campaign}:`,
    ...rows
      .filter((row) => row.campaign === campaign)
      .map(({ name, email, source, createdAt }) =>
        [
          `- ${name ?? words.noName}`,
          email,
          momentIn(coach, createdAt),
          ...(source ? [words.from(source === direct ? words.direct : source)] : []),
        ].join(comma),
      ),
  ])
  const more = total > rows.length ? [words.more(total - rows.length)] : []
  return { subject: words.digest(total), lang: coach.lang, lines: [...listed, ...more] }
}

const selectNotices = `
select listed.*, count(*) over () as total
from (
  select distinct on (notice.campaign, submission.email) notice.campaign, submission.values->>'name' as name,
         submission.email, submission.source, notice.created_at as "createdAt"
  from coach_notices notice join submissions submission on submission.id = notice.submission_id
  where notice.step_run_id = $1
  order by notice.campaign, submission.email, notice.created_at desc
) listed
order by "createdAt", email limit $2`

const momentIn = ({ notices, lang }: SiteCoach, at: Date) =>
  new Intl.DateTimeFormat(lang === undefined || lang === 'en' ? 'en-GB' : wordsOf(lang).locale, {
    timeZone: notices?.timezone ?? defaults.timezone,
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at)

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** `day`: there, such as "2026-11-21". */
export const lastDigest = (
  now: Date,
  { hour, timezone }: { hour: number; timezone: string },
): { day: string; until: Date } => {
  const local = now.getTime() + offsetAt(now.getTime(), timezone)
  const today = Math.floor(local / dayMs) * dayMs + hour * hourMs
  const mark = today > local ? today - dayMs : today
  // The offset may change between the mark and now.
  const until = mark - offsetAt(mark - offsetAt(mark, timezone), timezone)
  return { day: new Date(mark).toISOString().slice(0, 10), until: new Date(Math.min(until, now.getTime())) }
}

/** Milliseconds ahead of UTC. */
const offsetAt = (at: number, timeZone: string): number => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at)
  const part = (type: string) => Number(parts.find((known) => known.type === type)?.value)
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return local - Math.floor(at / 1000) * 1000
}
