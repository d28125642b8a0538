/**
 * `npm run bench:staff [-- --leads N] [--views N]`: how long staff wait for their lists and figures, in a throwaway database with a
 * million leads and five million views.
 */
import { parseArgs } from 'node:util'
import { journeys } from '../../engine/campaign/staff/queue/due.ts'
import { createPool } from '../../server/adapters/postgres.ts'
import { StorageUnavailable } from '../../server/errors.ts'
import { systemClock } from '../../server/adapters/clock.ts'
import { syncSite } from '../../server/db/sync-site.ts'
import { createCampaignDesk } from '../../server/figures/campaign-desk.ts'
import { createLeadDesk } from '../../server/people/lead-desk.ts'
import { createPersonDesk } from '../../server/people/person-desk.ts'
import { postgresDebugRows } from '../../server/staff/debug-rows.ts'
import { listEvents } from '../../server/staff/events/list-events.ts'
import { listGuests } from '../../server/staff/events/list-guests.ts'
import { findFailing } from '../../server/staff/try-again.ts'
import { countQueue } from '../../server/staff/queue/count-queue.ts'
import { listBounces } from '../../server/staff/queue/list-bounces.ts'
import { listDueQueues } from '../../server/staff/queue/due-queues.ts'
import { listDue } from '../../server/staff/queue/list-due.ts'
import { listFailedSteps } from '../../server/staff/queue/list-failing.ts'
import { listQuarantined } from '../../server/staff/queue/list-quarantined.ts'
import { listSuspended } from '../../server/staff/queue/list-suspended.ts'
import { createToday } from '../../server/staff/today.ts'
import { startTestDatabase } from '../../tests/postgres/start.ts'
import { toTable } from '../text-table.ts'
import { fillWithVisits, staffSite } from './staff-data.ts'
import { quantile, toMegabytes } from './timing.ts'

const { values } = parseArgs({
  options: {
    leads: { type: 'string', default: '1000000' },
    views: { type: 'string', default: '5000000' },
    csv: { type: 'string', default: '300000' },
  },
})
const [leads, views, csv] = [values.leads, values.views, values.csv].map(Number) as [number, number, number]

const rounds = 5

const main = async () => {
  await using started = new AsyncDisposableStack()
  const database = await startTestDatabase({ isMigrated: true })
  started.defer(database.stop)
  const pool = createPool(database.url)
  started.defer(() => pool.end())
  const site = staffSite()
  await syncSite(pool, site)
  const filled = performance.now()
  await fillWithVisits(pool, site, { leads, views })
  console.log(`${leads} leads and ${views} views in ${Math.round((performance.now() - filled) / 1000)} s`)
  const deps = {
    pool,
    clock: systemClock,
    releases: { current: () => ({ site }) },
    publicOrigin: 'https://porch.example',
  }
  console.log(toTable(['first rows of', 'median ms', 'longest ms'], await timesOf(deps)))
  console.log(toTable(['download', 'seconds', 'MB', 'peak memory MB'], [await download(deps)]))
}

type Deps = Parameters<typeof createLeadDesk>[0] & Parameters<typeof createToday>[0]

const timesOf = async (deps: Deps) => {
  const leadDesk = createLeadDesk(deps)
  const desk = createCampaignDesk(deps)
  const [biggest] = Object.values(deps.releases.current().site.campaigns)
  if (!biggest) throw new Error('The site of this measurement has no campaign.')
  const list = (query: Parameters<typeof leadDesk.list>[1]) => () => leadDesk.list(null, query)
  const count = (query: Parameters<typeof leadDesk.count>[1]) => () => leadDesk.count(null, query)
  const figures = (period: '7' | '30' | '90' | 'all') => () =>
    desk.figures({ campaign: biggest, period, zone: 'America/New_York' })
  const { id } = biggest
  const fill = { secret: 'of this measurement', publicOrigin: 'http://127.0.0.1:3000' }
  const shown = { pool: deps.pool, words: { site: deps.releases.current().site, fill } }
  const failed = (lastError: string) => () =>
    listFailedSteps(shown, null, { provider: 'mail', state: 'failed', lastError })
  const today = new Date().toISOString().slice(0, 10)
  const debug = postgresDebugRows(deps.pool, deps.clock)
  const people = createPersonDesk({ ...deps, ...fill, worker: { wake: () => undefined } })
  const [newest] = (await leadDesk.list(null, {})).rows
  if (!newest) throw new Error('There is no lead to measure with.')
  const asker = { lead: newest.id, coaches: null }
  const reader = { staff: 'bench@porch.example', ipHash: '', role: 'owner' } as const
  const events = (when: 'upcoming' | 'past') => () =>
    listEvents(deps.pool, null, { when }, { now: new Date() })
  const work: [string, () => Promise<unknown>][] = [
    ['leads, all', list({})],
    ['leads of a coach', list({ coach: 'coach-7' })],
    ['leads of the biggest campaign', list({ campaign: id })],
    ['leads of a source', list({ source: 'source-3' })],
    ['leads of a source that no lead has', list({ source: 'none' })],
    ['leads of today', list({ from: today, to: today })],
    ['leads by a part of an address', list({ q: 'person77777@' })],
    ['leads by a word that nobody has', list({ q: 'zzzzzz' })],
    ['leads by two letters that nobody has', list({ q: 'zq' })],
    ['leads by an answer', list({ field: 'size', answer: 'large' })],
    ['leads by an answer, of a campaign', list({ campaign: id, field: 'size', answer: 'large' })],
    ['leads by an answer that ten gave', list({ field: 'goal', answer: 'lighthouse' })],
    ['leads by an answer to any field', list({ answer: 'lighthouse' })],
    ['leads by an answer that nobody gave', list({ field: 'size', answer: 'zzzzzz' })],
    [
      'leads by an answer that nobody gave, of a campaign',
      list({ campaign: id, field: 'size', answer: 'zzzzzz' }),
    ],
    ['leads by an answer of two letters that nobody gave', list({ field: 'size', answer: 'zz' })],
    ['leads by an answer that many gave, but to another field', list({ field: 'size', answer: 'garden' })],
    ['leads that came from a source, of a campaign', list({ campaign: id, via: 'direct' })],
    ['leads that came from a rare source, of a campaign', list({ campaign: id, via: 'poster' })],
    ['choices of the filters', () => leadDesk.choices(null, {})],
    ['today', () => createToday(deps)(null, 'America/New_York')],
    ['today of two coaches', () => createToday(deps)(['coach-1', 'coach-2'], 'America/New_York')],
    ['number of leads, all', count({})],
    ['number of leads of a coach', count({ coach: 'coach-7' })],
    ['number of leads of the biggest campaign', count({ campaign: id })],
    ['number of leads of a source', count({ source: 'source-3' })],
    ['number of leads of today', count({ from: today, to: today })],
    ['number of leads by a part of a name', count({ q: 'person7' })],
    ['number of leads by a word that nobody has', count({ q: 'zzzzzz' })],
    ['number of leads that came from a source', count({ via: 'direct' })],
    ['number of leads that came from a source, of a campaign', count({ campaign: id, via: 'direct' })],
    ['number of leads by an answer', count({ field: 'size', answer: 'large' })],
    ['number of leads by an answer that ten gave', count({ field: 'goal', answer: 'lighthouse' })],
    ['number of leads by an answer that nobody gave', count({ field: 'size', answer: 'zzzzzz' })],
    [
      'number of leads by an answer that many gave, but to another field',
      count({ field: 'size', answer: 'garden' }),
    ],
    ['numbers of the queue', () => countQueue(deps.pool, null, new Date())],
    ['what is due', () => listDueQueues(deps.pool, null)],
    ['what waits for the mail server', () => listDue(shown, null, { provider: 'mail', now: new Date() })],
    ['journeys that are due', () => listDue(shown, null, { provider: journeys, now: new Date() })],
    ['suspended services', () => listSuspended(deps.pool, null, new Date())],
    ['what is failing', () => findFailing(deps.pool, new Date(), null)],
    ['what is failing, of two coaches', () => findFailing(deps.pool, new Date(), ['coach-1', 'coach-2'])],
    ['failed steps of a reason', failed('Reason 7')],
    ['failed steps of a rare reason', failed('Once')],
    ['quarantined forms', () => listQuarantined(shown, null, {})],
    ['bounces', () => listBounces(shown, null, {})],
    ['a person', () => people.page(asker, reader)],
    ['timeline of a person', () => people.timeline(asker, reader)],
    ['events to come', events('upcoming')],
    ['events that are over', events('past')],
    ['guests of the biggest event', () => listGuests(deps.pool, { event: id, campaign: biggest })],
    ['email debug: campaigns and 14 days', () => debug.summary(null)],
    ['email debug of two coaches', () => debug.summary(['coach-1', 'coach-2'])],
    ['email debug of the biggest campaign', () => debug.details(biggest.rowId)],
    ['list of campaigns', () => desk.list({ coaches: null, q: '', page: 0, zone: 'America/New_York' })],
    ['campaigns of a coach', () => desk.list({ coaches: ['coach-7'], q: '', page: 0, zone: 'UTC' })],
    ['funnel of the biggest campaign, 7 days', figures('7')],
    ['funnel, 30 days', figures('30')],
    ['funnel, 90 days', figures('90')],
    ['funnel, all', figures('all')],
  ]
  const rows: unknown[][] = []
  for (const [name, run] of work) rows.push([name, ...(await timed(run))])
  return rows
}

const timed = async (run: () => Promise<unknown>): Promise<string[]> => {
  const taken: number[] = []
  for (let round = 0; round < rounds; round++) {
    const began = performance.now()
    try {
      await run()
    } catch (error) {
      if (error instanceof StorageUnavailable) return ['refused: it takes too long', '']
      throw error
    }
    taken.push(performance.now() - began)
  }
  return [quantile(taken, 0.5), Math.max(...taken)].map((ms) => ms.toFixed(1))
}

/** Reads as a browser does. */
const download = async (deps: Deps): Promise<unknown[]> => {
  const by = { staff: 'bench@porch.example', ipHash: '' }
  const began = performance.now()
  let bytes = 0
  let lines = 0
  let peak = 0
  for await (const part of await createLeadDesk(deps).csv(null, {}, by)) {
    const text = String(part)
    bytes += Buffer.byteLength(text)
    lines += text.split('\r\n').length - 1
    peak = Math.max(peak, process.memoryUsage.rss())
    if (lines > csv) break
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  return [`CSV of ${lines - 1} leads`, seconds, toMegabytes(bytes), toMegabytes(peak)]
}

await main()
