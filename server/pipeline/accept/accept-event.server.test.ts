import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { guestsOf, patiently, people, tally } from '../../../tests/postgres/event-guests.ts'
import type { Line } from '../../../tests/postgres/event-guests.ts'
import { startPipeline, submission } from '../../../tests/postgres/start-pipeline.ts'
import { StorageUnavailable } from '../../errors.ts'

let line: Line
beforeAll(async () => {
  line = await startPipeline()
  line.worker.start()
})
afterAll(() => line.stop())
beforeEach(() => line.clear())

const { send, atOnce, taken, fillTo, rowsOfAll } = guestsOf(() => line)
const none = {
  submissions: 0,
  leads: 0,
  consents: 0,
  registrations: 0,
  step_runs: 0,
  idempotency_keys: 0,
}
const key = { scope: 'key', fingerprint: 'body' }

describe('a seat at an event', () => {
  test('is taken with the lead, and keeps the answers of the form', async () => {
    const values = { name: 'Ann', email: 'ann@example.com', company: 'Ann & Sons', companySize: '11-50' }
    expect(await send('ann@example.com', { values })).toMatchObject({ kind: 'stored', outcome: 'full' })
    const rows = await line.query(
      `select registrations.event, registrations.email, registrations.details, leads.name
       from registrations join leads on leads.id = lead_id join submissions on submissions.id = submission_id`,
    )
    const details = { company: 'Ann & Sons', companySize: '11-50' }
    expect(rows).toEqual([{ event: 'harbor/event', email: 'ann@example.com', details, name: 'Ann' }])
    expect(await taken()).toBe(1)
  })

  test('is not taken where nothing else could be stored, and its lead is not stored without it', async () => {
    await line.pool.query(`create function no_row() returns trigger language plpgsql as
      $$ begin raise exception 'no' using errcode = '53100'; end $$`)
    for (const table of ['step_runs', 'registrations', 'events']) {
      await line.pool.query(
        `create trigger no_row before insert or update on ${table} execute function no_row()`,
      )
      await expect(send('ann@example.com', { idempotency: key })).rejects.toThrow(StorageUnavailable)
      await line.pool.query(`drop trigger no_row on ${table}`)
      expect(await rowsOfAll(), table).toEqual(none)
      expect(await taken(), table).toBe(0)
    }
    await line.pool.query('drop function no_row')
  })

  test('is not taken by a quarantined submission, whose answer does not tell who has one', async () => {
    expect(await send('bot@example.com', { quarantined: 'trap' })).toMatchObject({
      kind: 'stored',
      outcome: 'full',
    })
    expect([await taken(), await line.count('registrations'), await line.count('leads')]).toEqual([0, 0, 0])
    await send('ann@example.com')
    expect(await send('ann@example.com', { quarantined: 'trap' })).toMatchObject({ kind: 'stored' })
    await line.clear()
    await fillTo(0)
    for (const email of ['bot2@example.com', 'early0@example.com'])
      expect(await send(email, { quarantined: 'trap' })).toEqual({ kind: 'refused', code: 'event_full' })
    expect(await line.count('submissions', "state = 'held'")).toBe(0)
  })
})

describe('the last seats', () => {
  test('two hundred people at the same time for fifty seats become fifty guests with a mail each', async () => {
    const answers = await atOnce(people(200, 'guest'))
    expect(tally(answers)).toEqual({ stored: 50, event_full: 150 })
    const rows = { submissions: 50, leads: 50, consents: 50, registrations: 50, step_runs: 50 }
    expect(await rowsOfAll()).toEqual({ ...rows, idempotency_keys: 0 })
    expect(await taken()).toBe(50)
    expect(new Set(line.mailer.sent.map(({ to }) => to)).size).toBe(50)
  })

  test('two hundred people at the same time at two processes become fifty guests with a mail each', async () => {
    const other = line.anotherProcess()
    const answers = await Promise.all(
      people(200, 'guest').map((email, at) =>
        patiently(() => (at % 2 ? other.accept : line.accept)(submission('event', email))),
      ),
    )
    expect(tally(answers)).toEqual({ stored: 50, event_full: 150 })
    expect([await taken(), await line.count('registrations')]).toEqual([50, 50])
    // A process that stops leaves what it has not sent to others.
    await expect.poll(() => new Set(line.mailer.sent.map(({ to }) => to)).size).toBe(50)
    await other.stop()
  })

  test('of twenty people at the same time for one seat exactly one gets it', async () => {
    await fillTo(1)
    expect(tally(await atOnce(people(20, 'late')))).toEqual({ stored: 1, event_full: 19 })
    expect(await taken()).toBe(50)
  })

  test('without the lock, counting and then inserting oversells the event', async () => {
    await line.pool.query('create table canary (email text)')
    // Long enough between counting and inserting that even a busy machine lets somebody else count meanwhile.
    const counted = 'select (select count(*)::int from canary) as count, pg_sleep(0.1)'
    const come = async (email: string) => {
      const [row] = await line.query<{ count: number }>(counted)
      if (row?.count === 0) await line.pool.query('insert into canary values ($1)', [email])
    }
    await Promise.all(people(20, 'late').map(come))
    const sold = await line.count('canary')
    await line.pool.query('drop table canary')
    expect(sold).toBeGreaterThan(1)
  })

  test('an erased lead returns its seat, and exactly one of twenty gets it', async () => {
    await fillTo(0)
    expect(await send('late@example.com')).toEqual({ kind: 'refused', code: 'event_full' })
    await line.pool.query("delete from leads where email = 'early7@example.com'")
    expect([await taken(), await line.count('registrations')]).toEqual([49, 49])
    expect(tally(await atOnce(people(20, 'late')))).toEqual({ stored: 1, event_full: 19 })
    expect([await taken(), await line.count('registrations')]).toEqual([50, 50])
  })

  test('guests erased while others register leave the count of seats true', async () => {
    await fillTo(0)
    const erased = line.pool.query("delete from leads where email like 'early1%'")
    const again = people(20, 'early1')
    await Promise.all([erased, atOnce([...people(60, 'late'), ...again])])
    const registered = await line.count('registrations')
    expect(await taken()).toBe(registered)
    expect(registered).toBeLessThanOrEqual(50)
    expect(tally(await atOnce(people(60, 'later')))).toMatchObject({ event_full: 60 - (50 - registered) })
    expect(await line.count('registrations', 'lead_id not in (select id from leads)')).toBe(0)
  })
})

test('an event takes people until the minute it ends, and nothing is stored after that', async () => {
  const untilEnd = Date.parse('2026-12-01T11:00:00Z') - line.clock.now().getTime()
  line.clock.move(untilEnd - 1)
  expect(await send('ann@example.com')).toMatchObject({ kind: 'stored' })
  line.clock.move(1)
  const before = await rowsOfAll()
  for (const email of ['bob@example.com', 'ann@example.com'])
    expect(await send(email, { idempotency: key })).toEqual({ kind: 'refused', code: 'event_over' })
  expect(await send('bot@example.com', { quarantined: 'trap' })).toEqual({
    kind: 'refused',
    code: 'event_over',
  })
  expect(await rowsOfAll()).toEqual(before)
  line.clock.move(-untilEnd)
})

test('every mix of new and returning guests, keys, hidden duplicates and erasures at the same time ends without a deadlock', async () => {
  const deadlocks = async () =>
    (
      await line.query<{ deadlocks: number }>(
        'select deadlocks::int from pg_stat_database where datname = current_database()',
      )
    )[0]?.deadlocks
  await reportStatistics()
  const before = await deadlocks()
  const works = Array.from({ length: 240 }, (_, at) => {
    const email = `person${at % 40}@example.com`
    const idempotency = at % 5 === 0 ? { scope: `key${at % 15}`, fingerprint: `${at % 15}` } : null
    const campaign = (['event', 'quietEvent', 'guide'] as const)[at % 3] ?? 'event'
    if (at % 8 === 7)
      return async () => void (await line.pool.query('delete from leads where email = $1', [email]))
    return async () => void (await line.accept(submission(campaign, email, { idempotency })))
  })
  await Promise.all(works.map((work) => work()))
  await reportStatistics()
  expect(await deadlocks()).toBe(before)
  const [counted] = await line.query(
    `select bool_and(taken = (select count(*) from registrations where event = events.id)) as "isTrue" from events`,
  )
  expect(counted).toEqual({ isTrue: true })
})

/** A connection may keep what it has counted to itself for a while: each is read while the others are busy. */
const reportStatistics = () =>
  Promise.all(
    Array.from({ length: 20 }, () => line.pool.query('select pg_stat_force_next_flush(), pg_sleep(0.2)')),
  )
