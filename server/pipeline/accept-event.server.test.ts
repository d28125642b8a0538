import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startPipeline, submission } from '../../tests/postgres/start-pipeline.ts'
import { StorageUnavailable } from '../errors.ts'
import type { Acceptance, Submission } from './submission.ts'

let line: Awaited<ReturnType<typeof startPipeline>>
beforeAll(async () => {
  line = await startPipeline()
  line.worker.start()
})
afterAll(() => line.stop())
beforeEach(() => line.clear())

const send = (email: string, more: Partial<Submission> = {}) => line.accept(submission('event', email, more))
const sendQuiet = (email: string) => line.accept(submission('quietEvent', email))
const people = (count: number, name: string) =>
  Array.from({ length: count }, (_, at) => `${name}${at}@example.com`)
const atOnce = (emails: string[]) => Promise.all(emails.map((email) => send(email)))

/** How many were told what: "ok", or why not. */
const tally = (answers: Acceptance[]) => {
  const told = answers.map((answer) => (answer.kind === 'refused' ? answer.code : answer.kind))
  return Object.fromEntries(
    [...new Set(told)].map((word) => [word, told.filter((one) => one === word).length]),
  )
}
const taken = async (event = 'harbor/event') =>
  (await line.query<{ taken: number }>('select taken from events where id = $1', [event]))[0]?.taken
/** Takes places one after the other, until so many are left. */
const fillTo = async (left: number) => {
  await atOnce(people(50 - left, 'early'))
  line.mailer.sent.length = 0
}
const rowsOfAll = async () => {
  const tables = ['submissions', 'leads', 'consents', 'registrations', 'step_runs', 'idempotency_keys']
  return Object.fromEntries(
    await Promise.all(tables.map(async (table) => [table, await line.count(table)] as const)),
  )
}
const none = {
  submissions: 0,
  leads: 0,
  consents: 0,
  registrations: 0,
  step_runs: 0,
  idempotency_keys: 0,
}
const key = { scope: 'key', fingerprint: 'body' }

describe('a place at an event', () => {
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

  test('is not taken by a held submission, which hears what any other would', async () => {
    expect(await send('bot@example.com', { held: 'trap' })).toMatchObject({ kind: 'stored', outcome: 'full' })
    expect([await taken(), await line.count('registrations'), await line.count('leads')]).toEqual([0, 0, 0])
    await fillTo(0)
    expect(await send('bot2@example.com', { held: 'trap' })).toEqual({ kind: 'refused', code: 'event_full' })
    expect(await send('early0@example.com', { held: 'trap' })).toMatchObject({ code: 'already_registered' })
    expect(await line.count('submissions', "state = 'held'")).toBe(1)
  })
})

describe('the last places', () => {
  test('#132 two hundred people at once on fifty places are fifty guests with a mail each', async () => {
    const answers = await atOnce(people(200, 'guest'))
    expect(tally(answers)).toEqual({ stored: 50, event_full: 150 })
    const rows = { submissions: 50, leads: 50, consents: 50, registrations: 50, step_runs: 50 }
    expect(await rowsOfAll()).toEqual({ ...rows, idempotency_keys: 0 })
    expect(await taken()).toBe(50)
    expect(new Set(line.mailer.sent.map(({ to }) => to)).size).toBe(50)
  })

  test('#135 of twenty who come at once for one place exactly one gets it', async () => {
    await fillTo(1)
    expect(tally(await atOnce(people(20, 'late')))).toEqual({ stored: 1, event_full: 19 })
    expect(await taken()).toBe(50)
  })

  test('#135 would fail without the lock: the same count-then-insert in separate statements oversells', async () => {
    await line.pool.query('create table canary (email text)')
    const come = async (email: string) => {
      if ((await line.count('canary')) < 1) await line.pool.query('insert into canary values ($1)', [email])
    }
    await Promise.all(people(20, 'late').map(come))
    const sold = await line.count('canary')
    await line.pool.query('drop table canary')
    expect(sold).toBeGreaterThan(1)
  })

  test('#137 an erased lead gives its place back, and exactly one of twenty gets it', async () => {
    await fillTo(0)
    expect(await send('late@example.com')).toEqual({ kind: 'refused', code: 'event_full' })
    await line.pool.query("delete from leads where email = 'early7@example.com'")
    expect([await taken(), await line.count('registrations')]).toEqual([49, 49])
    expect(tally(await atOnce(people(20, 'late')))).toEqual({ stored: 1, event_full: 19 })
    expect([await taken(), await line.count('registrations')]).toEqual([50, 50])
  })

  test('#137 guests who are erased while others come leave the count of places true', async () => {
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

describe('somebody who comes twice', () => {
  const fifty = Array.from({ length: 50 }, () => 'ann@example.com')

  test('#138 fifty times at once has one place and one mail, and is told so', async () => {
    expect(tally(await atOnce(fifty))).toEqual({ stored: 1, already_registered: 49 })
    expect([await taken(), await line.count('leads'), await line.count('submissions')]).toEqual([1, 1, 1])
    expect(line.mailer.sent).toHaveLength(1)
  })

  test('#138 fifty times at once for the last place is never told that it is full', async () => {
    await fillTo(1)
    expect(tally(await atOnce(fifty))).toEqual({ stored: 1, already_registered: 49 })
    expect(await taken()).toBe(50)
    expect(line.mailer.sent).toHaveLength(1)
  })

  test('is told of their place even when it is full', async () => {
    await fillTo(0)
    expect(await send('early0@example.com')).toEqual({ kind: 'refused', code: 'already_registered' })
  })

  test('hears the same as at first where the campaign hides it, also when it is full', async () => {
    const first = await sendQuiet('ann@example.com')
    await sendQuiet('bob@example.com')
    expect(await sendQuiet('cy@example.com')).toEqual({ kind: 'refused', code: 'event_full' })
    const values = { name: 'Anna', email: 'ann@example.com' }
    const again = await line.accept(submission('quietEvent', 'ann@example.com', { values }))
    expect(again).toMatchObject({ kind: 'stored', outcome: 'full', replayed: false })
    expect(first).toMatchObject({ kind: 'stored', outcome: 'full' })
    expect(await line.query("select name from leads where email = 'ann@example.com'")).toEqual([
      { name: 'Anna' },
    ])
    expect([await taken('harbor/quiet-event'), await line.count('registrations')]).toEqual([2, 2])
    expect(line.mailer.sent.filter(({ to }) => to === 'ann@example.com')).toHaveLength(1)
  })

  test('#139 fifty times at once where it is hidden has one place, one lead and one mail', async () => {
    const answers = await Promise.all(fifty.map(sendQuiet))
    expect(tally(answers)).toEqual({ stored: 50 })
    expect([await taken('harbor/quiet-event'), await line.count('leads')]).toEqual([1, 1])
    expect(line.mailer.sent).toHaveLength(1)
  })

  test('#140 on an event and on a guide at once is two leads, two mails and one place', async () => {
    const both = await Promise.all([
      send('ann@example.com'),
      line.accept(submission('guide', 'ann@example.com')),
    ])
    expect(tally(both)).toEqual({ stored: 2 })
    expect([await line.count('leads'), await taken(), line.mailer.sent.length]).toEqual([2, 1, 2])
  })
})

const withKey = (fingerprint = 'body') =>
  send('ann@example.com', { idempotency: { scope: 'key', fingerprint } })

describe('a form that is sent again under its key', () => {
  test('#141 fifty times at once takes one place, and everybody hears of success', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => withKey()))
    expect(tally(answers)).toEqual({ stored: 50 })
    expect(answers.filter((answer) => answer.kind === 'stored' && !answer.replayed)).toHaveLength(1)
    expect([await taken(), line.mailer.sent.length]).toEqual([1, 1])
  })

  test('#141 still hears of success once the event is full, and once it is over', async () => {
    await withKey()
    await atOnce(people(60, 'guest'))
    expect(await withKey()).toMatchObject({ kind: 'stored', outcome: 'full', replayed: true })
    const day = 24 * 3_600_000
    await line.pool.query("update idempotency_keys set expires_at = expires_at + interval '30 days'")
    line.clock.move(20 * day)
    expect(await withKey()).toMatchObject({ kind: 'stored', outcome: 'full', replayed: true })
    line.clock.move(-20 * day)
  })

  test('#142 with other answers is refused, and takes no place', async () => {
    await withKey()
    expect(await withKey('other body')).toEqual({ kind: 'mismatch' })
    expect(await taken()).toBe(1)
  })

  test('a press that was refused leaves its key free: once a place is free, the same press takes it', async () => {
    await fillTo(0)
    const before = await rowsOfAll()
    expect(await withKey()).toEqual({ kind: 'refused', code: 'event_full' })
    expect(await rowsOfAll()).toEqual(before)
    await line.pool.query("delete from leads where email = 'early0@example.com'")
    expect(await withKey()).toMatchObject({ kind: 'stored', replayed: false })
  })

  test('#143 a day later is new again, and the person hears of the place they have', async () => {
    await withKey()
    line.clock.move(25 * 3_600_000)
    expect(await withKey()).toEqual({ kind: 'refused', code: 'already_registered' })
    line.clock.move(-25 * 3_600_000)
    expect([await line.count('leads'), await taken()]).toEqual([1, 1])
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
  expect(await send('bot@example.com', { held: 'trap' })).toEqual({ kind: 'refused', code: 'event_over' })
  expect(await rowsOfAll()).toEqual(before)
  line.clock.move(-untilEnd)
})

test('every mix of newcomers, returning guests, keys, hidden ones and erasures at once ends without a deadlock', async () => {
  const deadlocks = async () =>
    (
      await line.query<{ deadlocks: number }>(
        'select deadlocks::int from pg_stat_database where datname = current_database()',
      )
    )[0]?.deadlocks
  const works = Array.from({ length: 240 }, (_, at) => {
    const email = `person${at % 40}@example.com`
    const idempotency = at % 5 === 0 ? { scope: `key${at % 15}`, fingerprint: `${at % 15}` } : null
    const campaign = (['event', 'quietEvent', 'guide'] as const)[at % 3] ?? 'event'
    if (at % 8 === 7)
      return async () => void (await line.pool.query('delete from leads where email = $1', [email]))
    return async () => void (await line.accept(submission(campaign, email, { idempotency })))
  })
  await Promise.all(works.map((work) => work()))
  expect(await deadlocks()).toBe(0)
  const [counted] = await line.query(
    `select bool_and(taken = (select count(*) from registrations where event = events.id)) as "isTrue" from events`,
  )
  expect(counted).toEqual({ isTrue: true })
})
