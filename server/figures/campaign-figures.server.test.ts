import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Period } from '../../engine/campaign/staff/period.ts'
import { sampleCampaigns } from '../../tests/postgres/sample-site.ts'
import { startPipeline, submission } from '../../tests/postgres/start-pipeline.ts'
import { createLeadDesk } from '../people/lead-desk.ts'
import { createCampaignDesk, type CampaignDesk } from './campaign-desk.ts'
import { writeViews } from './write-views.ts'

let line: Awaited<ReturnType<typeof startPipeline>>
let desk: CampaignDesk
beforeAll(async () => {
  line = await startPipeline()
  desk = createCampaignDesk(line)
})
afterAll(() => line.stop())
beforeEach(async () => {
  await line.clear()
  await line.query('truncate view_counts, campaign_changes')
})

const campaign = sampleCampaigns['guide']
const view = (hour: string, source: string, views: number, starts = 0) => ({
  campaign: campaign.id,
  hour: new Date(hour),
  source,
  views,
  starts,
})
const figures = (period: Period = '7', zone = 'UTC') => desk.figures({ campaign, period, zone })
const send = (email: string, source: string) => line.accept(submission('guide', email, { source }))

test('the funnel is what SQL finds in the rows', async () => {
  await writeViews(line.pool, [
    view('2026-11-21T09:00:00Z', 'direct', 40, 6),
    view('2026-11-20T09:00:00Z', 'instagram/reels', 12, 3),
  ])
  await send('ann@example.com', 'direct')
  await send('bob@example.com', 'instagram/reels')
  await line.accept(submission('guide', 'eve@example.com', { source: 'direct', quarantined: 'trap' }))
  await line.accept(submission('drip', 'cleo@example.com', { source: 'direct' }))
  await expect.poll(() => line.count('step_runs', `state in ('pending', 'running')`)).toBe(0)
  await line.query(
    `insert into suppressions (coach, address_hash, reason, created_at)
    select coach, address_hash, 'refused', $1 from leads where email = 'bob@example.com'`,
    [line.clock.now()],
  )
  const { funnel, sources, days } = await figures()
  expect(funnel).toEqual({
    views: 52,
    starts: 9,
    submissions: await line.count('submissions', `campaign = 'harbor/guide' and state = 'stored'`),
    accepted: await line.count('delivery_log', `campaign_id = '${campaign.rowId}' and status = 'sent'`),
    bounces: await line.count('suppressions', `reason = 'refused'`),
  })
  expect([funnel.submissions, funnel.accepted, funnel.bounces]).toEqual([2, 2, 1])
  expect(sources).toEqual([
    { source: 'direct', views: 40, starts: 6, submissions: 1 },
    { source: 'instagram/reels', views: 12, starts: 3, submissions: 1 },
  ])
  expect(days).toHaveLength(7)
  expect(days.slice(-2)).toEqual([
    { day: '2026-11-20', views: 12, starts: 3, submissions: 0 },
    { day: '2026-11-21', views: 40, starts: 6, submissions: 2 },
  ])
})

test('days are those of the reader, also where the clocks change', async () => {
  await writeViews(line.pool, [
    view('2026-11-20T23:00:00Z', 'direct', 1),
    view('2026-11-21T04:00:00Z', 'direct', 2),
    view('2026-11-21T05:00:00Z', 'direct', 4),
  ])
  const viewsOf = async (zone: string) =>
    (await figures('7', zone)).days.slice(-2).map(({ day, views }) => [day, views])
  expect(await viewsOf('UTC')).toEqual([
    ['2026-11-20', 1],
    ['2026-11-21', 6],
  ])
  expect(await viewsOf('America/New_York')).toEqual([
    ['2026-11-20', 3],
    ['2026-11-21', 4],
  ])
  expect(await viewsOf('Asia/Kolkata')).toEqual([
    ['2026-11-20', 0],
    ['2026-11-21', 7],
  ])
  await writeViews(line.pool, [
    view('2026-10-25T00:00:00Z', 'direct', 1),
    view('2026-10-26T00:00:00Z', 'direct', 1),
  ])
  const { days } = await figures('30', 'Europe/London')
  expect(days.filter(({ views }) => views > 0).map(({ day }) => day)).toEqual([
    '2026-10-25',
    '2026-10-26',
    '2026-11-20',
    '2026-11-21',
  ])
  expect(new Set(days.map(({ day }) => day)).size).toBe(30)
})

test('"all" begins on the first day of anything, a period leaves out what was before', async () => {
  await writeViews(line.pool, [view('2026-09-01T10:00:00Z', 'direct', 5)])
  const all = await figures('all')
  expect([all.days[0]?.day, all.days.at(-1)?.day, all.funnel.views]).toEqual(['2026-09-01', '2026-11-21', 5])
  expect((await figures('30')).funnel.views).toBe(0)
  await line.query('truncate view_counts')
  expect((await figures('all')).days).toHaveLength(1)
})

test('releases that changed the campaign in the period are listed, newest first', async () => {
  await line.query(`insert into campaign_changes (campaign, live_at, release, version) values
    ('harbor/guide', '2026-09-01T10:00:00Z', 'old', 'a hero:1 form:2'),
    ('harbor/guide', '2026-11-20T10:00:00Z', 'one', 'b hero:3 form:2'),
    ('harbor/guide', '2026-11-21T09:00:00Z', 'two', 'c'), ('harbor/drip', '2026-11-21T09:00:00Z', 'two', 'd')`)
  expect((await figures()).changes).toEqual([
    { at: '2026-11-21T09:00:00.000Z', release: 'two', parts: [] },
    { at: '2026-11-20T10:00:00.000Z', release: 'one', parts: ['hero'] },
  ])
})

test('a zone that the database does not know is refused', () =>
  expect(figures('7', 'Mars/Base')).rejects.toMatchObject({ code: 'bad_query' }))

test('the list has every campaign of the coaches whom somebody sees', async () => {
  await writeViews(line.pool, [
    view('2026-11-20T10:00:00Z', 'direct', 3),
    view('2026-09-01T10:00:00Z', 'direct', 9),
  ])
  await send('ann@example.com', 'direct')
  const { rows, total, days } = await desk.list({ coaches: null, q: '', page: 0, zone: 'UTC' })
  expect(rows[0]).toMatchObject({
    id: 'harbor/guide',
    views: 3,
    submissions: 1,
    live: true,
    isUnlisted: false,
    hasForm: false,
  })
  expect(total).toBe(Object.keys(line.siteFile.campaigns).length)
  expect(days).toHaveLength(30)
  expect(days.reduce((all, each) => all + each, 0)).toBe(1)
  expect(
    (await desk.list({ coaches: null, q: 'GUIDE', page: 0, zone: 'UTC' })).rows.map(({ id }) => id),
  ).toEqual(['harbor/guide', 'harbor/guide-two'])
  expect(await desk.list({ coaches: ['other'], q: '', page: 0, zone: 'UTC' })).toMatchObject({
    rows: [],
    total: 0,
  })
})

/** Views that the list and the page tell of thirty days. */
const viewsTold = async (zone: string) => {
  const { rows } = await desk.list({ coaches: null, q: '', page: 0, zone })
  return [rows[0]?.views, (await figures('30', zone)).funnel.views]
}

test('the list and the page of a campaign count the same days', async () => {
  await writeViews(line.pool, [
    view('2026-10-22T22:00:00Z', 'direct', 1),
    view('2026-10-22T23:00:00Z', 'direct', 2),
    view('2026-11-21T09:00:00Z', 'direct', 4),
  ])
  expect(await viewsTold('UTC')).toEqual([4, 4])
  expect(await viewsTold('Europe/London')).toEqual([6, 6])
  expect(await viewsTold('Europe/Berlin')).toEqual([7, 7])
})

test('leads are found by where the visit came from', async () => {
  await send('ann@example.com', 'direct')
  await send('bob@example.com', 'instagram/reels')
  const leads = createLeadDesk(line)
  const via = async (more: object) =>
    (await leads.list(null, { via: 'instagram/reels', ...more })).rows.map(({ email }) => email)
  expect(await via({})).toEqual(['bob@example.com'])
  expect(await via({ campaign: 'harbor/guide' })).toEqual(['bob@example.com'])
  expect(await via({ campaign: 'harbor/drip' })).toEqual([])
})

test('a range has its days alone, the month begins with its first day, and neither goes past today', async () => {
  await writeViews(line.pool, [
    view('2026-11-01T09:00:00Z', 'direct', 1),
    view('2026-11-09T23:00:00Z', 'direct', 2),
    view('2026-11-10T09:00:00Z', 'direct', 4),
    view('2026-11-12T23:00:00Z', 'podcast', 8),
    view('2026-11-13T00:00:00Z', 'podcast', 16),
  ])
  const range = await figures('2026-11-10..2026-11-12')
  expect(range.days.map(({ day, views }) => [day, views])).toEqual([
    ['2026-11-10', 4],
    ['2026-11-11', 0],
    ['2026-11-12', 8],
  ])
  expect(range.funnel.views).toBe(12)
  expect(range.sources.map(({ source, views }) => [source, views])).toEqual([
    ['podcast', 8],
    ['direct', 4],
  ])
  const month = await figures('month')
  expect([month.days[0]?.day, month.days.at(-1)?.day, month.funnel.views]).toEqual([
    '2026-11-01',
    '2026-11-21',
    31,
  ])
  expect((await figures('2026-11-20..2027-11-20')).days).toHaveLength(2)
  expect((await figures('2027-01-01..2027-01-02')).days).toEqual([])
})
