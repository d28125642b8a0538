import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPipeline } from '../../tests/postgres/start-pipeline.ts'
import { createViewCounter } from './view-counter.ts'
import { mostSources, writeViews } from './write-views.ts'

let line: Awaited<ReturnType<typeof startPipeline>>
beforeAll(async () => {
  line = await startPipeline()
})
afterAll(() => line.stop())
beforeEach(() => line.query('truncate view_counts'))

const campaign = 'harbor/guide'
const hour = new Date('2026-11-21T10:00:00Z')
const counted = () =>
  line.query('select coach, campaign, hour, source, views, starts from view_counts order by hour, source')
const view = (source: string) => ({ campaign, hour, source, views: 1, starts: 0 })

test('views and starts of an hour are one row a source, also those of two processes', async () => {
  const [one, two] = [createViewCounter(line), createViewCounter(line)]
  for (const counter of [one, one, two]) counter.count({ campaign, source: 'direct', kind: 'view' })
  one.count({ campaign, source: 'direct', kind: 'start' })
  two.count({ campaign, source: 'google.com', kind: 'view' })
  await Promise.all([one.close(), two.close()])
  const row = { coach: 'harbor', campaign, hour, starts: 0 }
  expect(await counted()).toEqual([
    { ...row, source: 'direct', views: 3, starts: 1 },
    { ...row, source: 'google.com', views: 1 },
  ])
})

test('what could not be written is written the next time', async () => {
  const broken = { query: () => Promise.reject(new Error('away')) }
  let pool: object = broken
  const counter = createViewCounter({
    ...line,
    pool: new Proxy(line.pool, { get: (_, key) => Reflect.get(pool, key) as unknown }),
  })
  counter.count({ campaign, source: 'direct', kind: 'view' })
  await counter.close()
  expect(await counted()).toEqual([])
  pool = { query: line.pool.query.bind(line.pool) }
  await counter.close()
  expect(await counted()).toMatchObject([{ views: 1 }])
})

test('made-up sources of one day end as "other", those known before count on', async () => {
  await writeViews(line.pool, [view('zzz')])
  const madeUp = Array.from({ length: 250 }, (_, at) => view(`made-up-${String(at).padStart(3, '0')}`))
  await writeViews(line.pool, madeUp)
  await writeViews(line.pool, [
    view('zzz'),
    view('made-up-999'),
    { ...view('late'), hour: new Date('2026-11-21T23:00:00Z') },
    { ...view('next-day'), hour: new Date('2026-11-22T00:00:00Z') },
  ])
  const rows = await counted()
  const of = (source: string) => rows.filter((row) => Reflect.get(row, 'source') === source)
  expect(of('zzz')).toMatchObject([{ views: 2 }])
  expect(of('other')).toMatchObject([{ views: 250 - (mostSources - 1) + 1 }, { views: 1 }])
  expect(of('made-up-999')).toEqual([])
  expect(of('next-day')).toHaveLength(1)
  expect(rows).toHaveLength(mostSources + 3)
})
