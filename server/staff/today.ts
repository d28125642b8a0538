import { chartDays, newsDays, type Today } from '../../engine/campaign/staff/today.ts'
import type { Pool } from '../adapters/postgres.ts'
import { findWaitingNotices } from '../events/waiting-notices.ts'
import { sees, type Coaches } from '../people/coaches.ts'
import { listLeads } from '../people/list-leads.ts'
import type { Clock, WithSite } from '../ports.ts'
import { eventOnSite } from './events/event-on-site.ts'
import { lastDays } from './local-day.ts'
import { countFailing } from './queue/count-queue.ts'
import { isBounce } from './queue/list-bounces.ts'
import { listSuspended } from './queue/list-suspended.ts'
import { countLost } from './try-again.ts'

export type ReadToday = (coaches: Coaches, zone: string) => Promise<Today>

const day = 86_400_000
const before = (now: Date, days: number) => new Date(now.getTime() - days * day)

/** What an owner wants to know first. */
export const createToday =
  ({
    pool,
    clock,
    releases,
    publicOrigin,
  }: { pool: Pool; clock: Clock; publicOrigin: string } & WithSite): ReadToday =>
  async (coaches, zone) => {
    const now = clock.now()
    const { site } = releases.current()
    const news = before(now, newsDays)
    const [counts, days, failed, suspended, notices, events, newest] = await Promise.all([
      pool.query<Counts>(selectCounts, [coaches, news, before(now, 7)]),
      pool.query<{ count: number }>(selectDays, [coaches, lastDays(now, zone, chartDays)]),
      countLost(pool, coaches, { now, since: news }),
      listSuspended(pool, coaches, now),
      findWaitingNotices(pool, now, null),
      pool.query<Omit<Today['events'][number], 'zone' | 'page'>>(selectEvents, [coaches, now]),
      listLeads(pool, coaches, {}, 5),
    ])
    const { quarantined, failing, bounces } = counts.rows[0] ?? none
    const leads = days.rows.map(({ count }) => count)
    return {
      leads: { today: sum(leads.slice(-1)), week: sum(leads.slice(-7)), days: leads },
      waiting: {
        quarantined,
        failing,
        failed,
        suspended: suspended.map(({ provider }) => provider),
        bounces,
        notices: notices
          .filter(({ event }) => sees(coaches, event.split('/')[0] ?? ''))
          .map(({ event, title, reach }) => ({ event, title, reach })),
      },
      events: events.rows.map((event) => ({
        ...event,
        ...eventOnSite(site, event.id, { now, publicOrigin }),
      })),
      newest: newest.rows,
    }
  }

const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0)

type Counts = Pick<Today['waiting'], 'quarantined' | 'failing' | 'bounces'>

const none: Counts = { quarantined: 0, failing: 0, bounces: 0 }

const isSeen = '($1::text[] is null or coach = any ($1))'

const selectCounts = `
select (select count(*)::int from submissions where state = 'held' and created_at > $2::timestamptz and ${isSeen})
         as quarantined,
       ${countFailing} as failing,
       (select count(*)::int from suppressions where ${isBounce} and created_at > $3::timestamptz and ${isSeen}) as bounces`

const selectDays = `
select count(lead.id)::int as count
from (select begins, lead(begins, 1, 'infinity') over (order by begins) as ends from unnest($2::timestamptz[]) begins) day
left join leads lead on lead.created_at >= begins and lead.created_at < ends and ($1::text[] is null or lead.coach = any ($1))
group by begins order by begins`

const selectEvents = `
select id, coalesce(title, id) as title, taken, capacity,
       to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "startsAt", starts_as as "startsAs"
from events
where status = 'planned' and starts_at > $2::timestamptz and ($1::text[] is null or split_part(id, '/', 1) = any ($1))
order by starts_at, id limit 5`
