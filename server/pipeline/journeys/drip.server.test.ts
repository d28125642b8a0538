import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPipeline, submission } from '../../../tests/postgres/start-pipeline.ts'
import { createAccept } from '../accept/accept.ts'
import { claim } from '../outbox/claim.ts'
import { mostWaiting, startDueMails } from './drip.ts'

let line: Awaited<ReturnType<typeof startPipeline>>
beforeAll(async () => {
  line = await startPipeline()
})
afterAll(() => line.stop())
beforeEach(() => line.clear())

const hour = 3_600_000
type Journey = {
  current_sequence: number
  next_email_due_at: Date | null
  is_completed: boolean
  status: string
}
const journey = async () => (await line.query<Journey>('select * from user_journeys'))[0]
const subjects = () => line.mailer.sent.map((mail) => mail.subject)
const hoursAhead = (journeyRow: Journey | undefined) =>
  ((journeyRow?.next_email_due_at?.getTime() ?? NaN) - line.clock.now().getTime()) / hour

test('the sign-up mail is the first of its journey, and the others follow after 24 and 48 hours', async () => {
  await line.accept(submission('drip', 'ann@example.com'))
  expect(await journey()).toMatchObject({ current_sequence: 2, status: 'active', is_completed: false })
  expect(hoursAhead(await journey())).toBe(24)
  expect(await line.worker.runDripTick()).toEqual({ journeysProcessed: 0, emailsSent: 0 })
  for (const title of ['harbor/two for Ann', 'harbor/three for Ann']) {
    line.clock.move(24 * hour)
    expect(await line.worker.runDripTick()).toEqual({ journeysProcessed: 1, emailsSent: 1 })
    expect(subjects().at(-1)).toBe(title)
  }
  expect(await journey()).toMatchObject({ is_completed: true, status: 'completed', next_email_due_at: null })
  line.clock.move(10_000 * hour)
  expect(await line.worker.runDripTick()).toEqual({ journeysProcessed: 0, emailsSent: 0 })
  expect(subjects()).toHaveLength(3)
})

test('processing the journeys of one coach leaves those of others alone', async () => {
  await line.accept(submission('later', 'ann@example.com'))
  line.clock.move(24 * hour)
  expect(await line.worker.runDripTick(['caring'])).toEqual({ journeysProcessed: 0, emailsSent: 0 })
  expect(await line.worker.runDripTick(['harbor'])).toEqual({ journeysProcessed: 1, emailsSent: 1 })
})

test('a journey that starts later has its first mail exactly 24 hours after the sign-up', async () => {
  await line.accept(submission('later', 'ann@example.com'))
  expect(subjects()).toEqual(['harbor/welcome for Ann'])
  expect(hoursAhead(await journey())).toBe(24)
  line.clock.move(24 * hour - 1)
  expect((await line.worker.runDripTick()).emailsSent).toBe(0)
  line.clock.move(1)
  expect((await line.worker.runDripTick()).emailsSent).toBe(1)
})

test('five concurrent runs over twenty due journeys send twenty mails, each counted once', async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, at) => line.accept(submission('later', `p${at}@example.com`))),
  )
  line.mailer.sent.length = 0
  line.clock.move(24 * hour)
  const ticks = await Promise.all(Array.from({ length: 5 }, () => line.anotherWorker().runDripTick()))
  expect(ticks.reduce((sum, tick) => sum + tick.emailsSent, 0)).toBe(20)
  expect(line.mailer.sent).toHaveLength(20)
  expect(new Set(line.mailer.sent.map((mail) => mail.to)).size).toBe(20)
})

test('without the lock, two runs take the same journeys', async () => {
  await line.accept(submission('later', 'ann@example.com'))
  line.clock.move(24 * hour)
  const looks = await Promise.all(
    Array.from({ length: 5 }, () =>
      line.query('select id from user_journeys where next_email_due_at <= $1', [line.clock.now()]),
    ),
  )
  expect(looks.flat().length).toBeGreaterThan(1)
})

test('a journey that fell behind gets one mail a day, in order, until it has caught up', async () => {
  await line.accept(submission('drip', 'ann@example.com'))
  line.clock.move(72 * hour)
  expect((await line.worker.runDripTick()).emailsSent).toBe(1)
  expect((await line.worker.runDripTick()).emailsSent).toBe(0)
  expect(hoursAhead(await journey())).toBe(24)
  line.clock.move(24 * hour)
  expect((await line.worker.runDripTick()).emailsSent).toBe(1)
  expect(subjects().slice(1)).toEqual(['harbor/two for Ann', 'harbor/three for Ann'])
})

test('a journey mail whose delivery is unknown is not sent again, and the journey goes on', async () => {
  await line.accept(submission('drip', 'ann@example.com'))
  line.clock.move(24 * hour)
  line.mailer.answer = () => ({ kind: 'in_doubt', publicMessage: 'Perhaps.', detail: 'reply lost' })
  expect(await line.worker.runDripTick()).toEqual({ journeysProcessed: 1, emailsSent: 0 })
  expect(await line.count('step_runs', `state = 'unknown'`)).toBe(1)
  expect(await journey()).toMatchObject({ current_sequence: 3 })
  line.mailer.answer = () => ({ kind: 'sent' })
  expect(await line.worker.runOnce()).toBe(0)
})

test('a campaign whose mails are switched off sends nothing, and goes on when they are on again', async () => {
  await line.accept(submission('drip', 'ann@example.com'))
  line.clock.move(24 * hour)
  await line.query(`update email_campaigns set is_active = false where campaign = 'harbor/drip'`)
  expect((await line.worker.runDripTick()).journeysProcessed).toBe(0)
  await line.query(`update email_campaigns set is_active = true where campaign = 'harbor/drip'`)
  expect((await line.worker.runDripTick()).emailsSent).toBe(1)
})

test('who signs up while the mails are switched off gets the journey from its first mail on once they are on', async () => {
  const { campaign } = submission('drip', 'ann@example.com')
  await line.query(`update email_campaigns set is_active = false where campaign = 'harbor/drip'`)
  await line.accept(submission('drip', 'ann@example.com', { campaign: { ...campaign, mails: false } }))
  expect(subjects()).toEqual([])
  await line.query(`update email_campaigns set is_active = true where campaign = 'harbor/drip'`)
  expect(await line.worker.runDripTick()).toEqual({ journeysProcessed: 1, emailsSent: 1 })
  expect(subjects()).toEqual(['harbor/one for Ann'])
  expect(await journey()).toMatchObject({ current_sequence: 2 })
})

test('a clock that jumps back and forth makes no mail leave early or twice', async () => {
  await line.accept(submission('drip', 'ann@example.com'))
  for (const jump of [1, -1, 8760, -8760, 23]) {
    line.clock.move(jump * hour)
    await line.worker.runDripTick()
    await line.worker.runOnce()
  }
  expect(new Set(subjects()).size).toBe(subjects().length)
})

test('a confirmation goes before the mails of journeys that wait', async () => {
  await Promise.all(
    Array.from({ length: 5 }, (_, at) => line.accept(submission('later', `p${at}@example.com`))),
  )
  line.clock.move(24 * hour)
  await startDueMails(line.pool, { now: line.clock.now(), limit: 100, lease: false })
  const busy = { ...line.worker, hasRoom: () => false, wake: () => {} }
  line.clock.move(1000)
  await createAccept({ ...line, worker: busy })(submission('logged', 'ann@example.com'))
  const [first] = await claim(line.pool, { limit: 1, now: line.clock.now() })
  expect(first).toMatchObject({ campaign: 'harbor/logged', isDrip: false })
})

test('no more mails of journeys are made than may wait in the outbox', async () => {
  await line.accept(submission('later', 'ann@example.com'))
  line.clock.move(24 * hour)
  const fill = `insert into step_runs (coach, campaign, campaign_id, step, effect_key, config, email, priority,
                                       next_attempt_at)
    select coach, campaign, id, 'journey', 'n' || n, '{}', 'harbor/one', 1, $1
    from email_campaigns, generate_series(1, $2::int) n where campaign = 'harbor/later'`
  await line.query(fill, [line.clock.now(), mostWaiting])
  const take = () => startDueMails(line.pool, { now: line.clock.now(), limit: 10, lease: false })
  expect(await take()).toEqual({ runs: [], looked: 0, isFull: true })
  await line.query(`delete from step_runs where effect_key = 'n1'`)
  expect(await take()).toMatchObject({ runs: [{ email: 'harbor/one' }], looked: 1 })
  await line.query(`delete from step_runs where effect_key like 'n%'`)
})
