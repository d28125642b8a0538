import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { guestsOf, people, tally } from '../../../tests/postgres/event-guests.ts'
import type { Line } from '../../../tests/postgres/event-guests.ts'
import { startPipeline, submission } from '../../../tests/postgres/start-pipeline.ts'

let line: Line
beforeAll(async () => {
  line = await startPipeline()
  line.worker.start()
})
afterAll(() => line.stop())
beforeEach(() => line.clear())

const { send, sendQuiet, atOnce, taken, fillTo, rowsOfAll } = guestsOf(() => line)

describe('somebody who comes twice', () => {
  const fifty = Array.from({ length: 50 }, () => 'ann@example.com')

  test('fifty times at the same time has one seat and one mail, and reads so', async () => {
    expect(tally(await atOnce(fifty))).toEqual({ stored: 1, already_registered: 49 })
    expect([await taken(), await line.count('leads'), await line.count('submissions')]).toEqual([1, 1, 1])
    expect(line.mailer.sent).toHaveLength(1)
  })

  test('fifty times at the same time for the last seat never reads that the event is full', async () => {
    await fillTo(1)
    expect(tally(await atOnce(fifty))).toEqual({ stored: 1, already_registered: 49 })
    expect(await taken()).toBe(50)
    expect(line.mailer.sent).toHaveLength(1)
  })

  test('reads that they have a seat even when the event is full', async () => {
    await fillTo(0)
    expect(await send('early0@example.com')).toEqual({ kind: 'refused', code: 'already_registered' })
  })

  test('gets the same answer as at first where the campaign hides it, also when the event is full', async () => {
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

  test('fifty times at the same time, where the campaign hides it, has one seat, one lead and one mail', async () => {
    const answers = await Promise.all(fifty.map(sendQuiet))
    expect(tally(answers)).toEqual({ stored: 50 })
    expect([await taken('harbor/quiet-event'), await line.count('leads')]).toEqual([1, 1])
    expect(line.mailer.sent).toHaveLength(1)
  })

  test('on an event and on a guide at the same time is two leads, two mails and one seat', async () => {
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
  test('fifty times at the same time takes one seat, and every press is answered with success', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => withKey()))
    expect(tally(answers)).toEqual({ stored: 50 })
    expect(answers.filter((answer) => answer.kind === 'stored' && !answer.replayed)).toHaveLength(1)
    expect([await taken(), line.mailer.sent.length]).toEqual([1, 1])
  })

  test('is still answered with success once the event is full, and once it is over', async () => {
    await withKey()
    await atOnce(people(60, 'guest'))
    expect(await withKey()).toMatchObject({ kind: 'stored', outcome: 'full', replayed: true })
    const day = 24 * 3_600_000
    await line.pool.query("update idempotency_keys set expires_at = expires_at + interval '30 days'")
    line.clock.move(20 * day)
    expect(await withKey()).toMatchObject({ kind: 'stored', outcome: 'full', replayed: true })
    line.clock.move(-20 * day)
  })

  test('with other answers is refused, and takes no seat', async () => {
    await withKey()
    expect(await withKey('other body')).toEqual({ kind: 'mismatch' })
    expect(await taken()).toBe(1)
  })

  test('a press that was refused leaves its key free: once a seat is free, the same press takes it', async () => {
    await fillTo(0)
    const before = await rowsOfAll()
    expect(await withKey()).toEqual({ kind: 'refused', code: 'event_full' })
    expect(await rowsOfAll()).toEqual(before)
    await line.pool.query("delete from leads where email = 'early0@example.com'")
    expect(await withKey()).toMatchObject({ kind: 'stored', replayed: false })
  })

  test('a day later counts as new, and the person reads that they have a seat', async () => {
    await withKey()
    line.clock.move(25 * 3_600_000)
    expect(await withKey()).toEqual({ kind: 'refused', code: 'already_registered' })
    line.clock.move(-25 * 3_600_000)
    expect([await line.count('leads'), await taken()]).toEqual([1, 1])
  })
})
