import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sampleCampaign, sampleSite } from '../../tests/postgres/sample-site.ts'
import { startPipeline } from '../../tests/postgres/start-pipeline.ts'
import { recordChanges } from './record-changes.ts'

let line: Awaited<ReturnType<typeof startPipeline>>
beforeAll(async () => {
  line = await startPipeline()
})
afterAll(() => line.stop())
beforeEach(() => line.query('truncate campaign_changes'))

const siteWith = (guide: string, plan = 'a') =>
  sampleSite([
    sampleCampaign('harbor/guide', [], { version: guide }),
    sampleCampaign('harbor/plan', [], { version: plan }),
  ])
const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 10, minute))
const recorded = () =>
  line.query('select campaign, release, live_at as at from campaign_changes order by live_at, campaign')
const live = (release: string, site: ReturnType<typeof siteWith>, minute: number) =>
  recordChanges(line.pool, { release, site, before: undefined, now: at(minute) })

test('only releases that changed a campaign are recorded, also those that bring an earlier one back', async () => {
  await live('one', siteWith('a'), 1)
  await live('two', siteWith('b'), 2)
  await live('three', siteWith('b'), 3)
  await live('one', siteWith('a'), 4)
  expect(await recorded()).toEqual([
    { campaign: 'harbor/guide', release: 'one', at: at(1) },
    { campaign: 'harbor/plan', release: 'one', at: at(1) },
    { campaign: 'harbor/guide', release: 'two', at: at(2) },
    { campaign: 'harbor/guide', release: 'one', at: at(4) },
  ])
})

test('a version that names its parts now is the same as before', async () => {
  await live('one', siteWith('a'), 1)
  await live('two', siteWith('a hero:3fa9c1'), 2)
  expect((await recorded()).length).toBe(2)
})

test('processes that take a release together record it once', async () => {
  await live('one', siteWith('a'), 1)
  await Promise.all([2, 3, 4, 5].map((minute) => live('two', siteWith('b'), minute)))
  expect((await recorded()).length).toBe(3)
})
