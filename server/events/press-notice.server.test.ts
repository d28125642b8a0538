import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SiteEvent } from '../../engine/campaign/release/release.ts'
import { guestsOf, people } from '../../tests/postgres/event-guests.ts'
import type { Line } from '../../tests/postgres/event-guests.ts'
import { eventSite, moved } from '../../tests/postgres/event-site.ts'
import { startPipeline } from '../../tests/postgres/start-pipeline.ts'
import { readConditions } from '../alerts/conditions.ts'
import { syncSite } from '../db/sync-site.ts'
import { inTransaction } from '../db/transaction.ts'
import { createWorker } from '../pipeline/outbox/worker.ts'
import { noticeWords } from './notice-words.ts'
import { dismissWaitingNotice, sendWaitingNotice } from './press-notice.ts'
import { createSeats } from './seats.ts'
import { seatToken } from '../settings/keys.ts'
import { findWaitingNotices } from './waiting-notices.ts'

let line: Line
beforeAll(async () => {
  line = await startPipeline()
})
afterAll(() => line.stop())
beforeEach(async () => {
  await line.clear()
  await line.pool.query('delete from step_runs')
  await line.pool.query('delete from events')
  await line.pool.query('truncate audit_log')
  await release()
  await atOnce(people(8, 'guest'))
  line.mailer.sent.length = 0
})

const { send, atOnce } = guestsOf(() => line)
const event = 'harbor/event'
/** Puts a changed event live. */
const release = (changes: Partial<SiteEvent> = {}) => {
  Object.assign(line.siteFile, eventSite(changes))
  return syncSite(line.pool, line.siteFile, line.clock.now())
}
const waiting = () => findWaitingNotices(line.pool, line.clock.now(), null)
const press = { event, actor: 'ann@staff.example', ipHash: 'x' }
const sendNotice = () =>
  inTransaction(line.pool, (client) => sendWaitingNotice(client, { ...press, now: line.clock.now() }))
const dismiss = () =>
  inTransaction(line.pool, (client) => dismissWaitingNotice(client, { ...press, now: line.clock.now() }))
const notices = async () =>
  (
    await line.query<{ row: string }>(
      `select concat_ws(' ', effect_key, state, count(*)) as row from step_runs where step = 'event'
       group by effect_key, state order by effect_key, state`,
    )
  ).map(({ row }) => row)
const deliver = async () => {
  const worker = createWorker(line)
  while ((await worker.runOnce()) > 0) await Promise.resolve()
  await worker.stop()
}
const giveBack = (email: string) => createSeats(line).giveBack(seatToken(line.secret, event, email))
const december = (day: number) => ({
  startsAt: `2026-12-0${day}T18:00:00.000Z`,
  endsAt: `2026-12-0${day}T19:00:00.000Z`,
  startsAs: `2026-12-0${day}T10:00:00-08:00`,
})

test('with more than five guests a new date waits for a press, and the release says so', async () => {
  expect(await release(moved)).toMatchObject({ waiting: [{ event, guests: 8 }] })
  expect(await notices()).toEqual([])
  const [notice, ...more] = await waiting()
  expect(more).toEqual([])
  expect(notice).toMatchObject({
    event,
    title: 'Masterclass <1>',
    reach: 8,
    isMixed: false,
    leftOut: { count: 0, names: [] },
  })
  expect(notice && noticeWords(notice)).toBe(
    'The date moved from Tuesday, December 1, 2026, 10:00\u00a0a.m. (UTC-08:00) to Wednesday, December 2, 2026, 10:00\u00a0a.m. (UTC-08:00).',
  )
  expect(await line.query('select sequence from events where id = $1', [event])).toEqual([{ sequence: 1 }])
})

test('three saves make one notice, from what guests were told last, and one mail each', async () => {
  await release(moved)
  await release({ ...december(3), place: 'Room 6' })
  await release({ ...december(4), place: 'Room 6' })
  expect(await waiting()).toMatchObject([
    {
      from: { startsAs: '2026-12-01T10:00:00-08:00', place: 'Room 5' },
      to: { startsAs: december(4).startsAs, place: 'Room 6' },
    },
  ])
  expect(await sendNotice()).toBe(8)
  await deliver()
  const mails = line.mailer.sent.filter(({ to }) => to === 'guest3@example.com')
  expect(mails.map(({ subject }) => subject)).toEqual(['Moved: Masterclass <1>'])
  expect(mails[0]?.text).toContain(
    'Friday, December 4, 2026, 10:00\u00a0a.m. (UTC-08:00), Room 6, was Tuesday, December 1, 2026, 10:00\u00a0a.m. (UTC-08:00), Room 5.',
  )
  expect(await waiting()).toEqual([])
})

test('however many press, each guest gets one mail, and one press is audited', async () => {
  await release(moved)
  const sent = await Promise.all([sendNotice(), sendNotice(), sendNotice()])
  expect(sent.filter((count) => count !== null)).toEqual([8])
  expect(await notices()).toEqual(['event:moved:1 pending 8'])
  expect(await line.query('select actor, action, subject, ip_hash, details from audit_log')).toEqual([
    {
      actor: press.actor,
      action: 'event_notice_sent',
      subject: event,
      ip_hash: 'x',
      details: { kind: 'moved', guests: 8 },
    },
  ])
})

test('a change back to what guests were told removes the notice', async () => {
  await release(moved)
  expect(await release()).toMatchObject({ waiting: [] })
  expect(await waiting()).toEqual([])
  expect([await sendNotice(), await notices()]).toEqual([null, []])
})

test('a cancellation waits, too, and what leaves is what is true then', async () => {
  await release(moved)
  await release({ ...moved, cancelled: true })
  expect((await waiting()).map(noticeWords)).toEqual([
    'It is cancelled. It was planned for Tuesday, December 1, 2026, 10:00\u00a0a.m. (UTC-08:00).',
  ])
  expect(await sendNotice()).toBe(8)
  await deliver()
  expect(new Set(line.mailer.sent.map(({ subject }) => subject))).toContain('Cancelled: Masterclass <1>')
  expect(line.mailer.sent.some(({ subject }) => subject.startsWith('Moved'))).toBe(false)
})

test('dismissed, nobody is told, and the next change counts from there', async () => {
  await release(moved)
  expect([await dismiss(), await dismiss()]).toEqual([true, false])
  expect([await waiting(), await notices()]).toEqual([[], []])
  expect(await line.query('select action from audit_log')).toEqual([{ action: 'event_notice_dismissed' }])
  await release(december(3))
  expect(await waiting()).toMatchObject([{ from: { startsAs: moved.startsAs } }])
})

test('a change while the mails leave waits until somebody presses, also if it goes back', async () => {
  await release(moved)
  await sendNotice()
  await line.pool.query(
    `update step_runs set state = 'sent' where id in (select id from step_runs where step = 'event' limit 3)`,
  )
  await release(december(3))
  await release(moved)
  expect(await waiting()).toMatchObject([{ isMixed: true, reach: 8 }])
  expect(await sendNotice()).toBe(8)
  expect(await notices()).toEqual([
    'event:moved:1 cancelled 5',
    'event:moved:1 sent 3',
    'event:moved:3 pending 8',
  ])
})

test('once five guests are left, a further change leaves by itself, from what they were told', async () => {
  await release(moved)
  for (const email of people(3, 'guest')) await giveBack(email)
  await release(december(3))
  expect([await waiting(), await notices()]).toEqual([[], ['event:moved:2 pending 5']])
  await deliver()
  expect(line.mailer.sent.find(({ to }) => to === 'guest5@example.com')?.text).toContain(
    'was Tuesday, December 1',
  )
})

test('back at the old date, five guests who never heard of another hear nothing', async () => {
  await release(moved)
  for (const email of people(3, 'guest')) await giveBack(email)
  await release()
  expect([await waiting(), await notices()]).toEqual([[], []])
})

test('guests without mails of the coach are not counted, and nothing waits for an event that is over or withdrawn', async () => {
  await release(moved)
  await line.pool.query(
    `insert into suppressions (coach, address_hash, reason)
     select coach, address_hash, 'unsubscribed' from leads where email = 'guest0@example.com'`,
  )
  expect(await waiting()).toMatchObject([{ reach: 7, leftOut: { count: 1, names: ['Ann'] } }])
  line.clock.move(20 * 24 * 3_600_000)
  expect([await waiting(), await sendNotice()]).toEqual([[], null])
  line.clock.move(-20 * 24 * 3_600_000)
  await line.pool.query("update events set status = 'withdrawn'")
  expect([await waiting(), await sendNotice()]).toEqual([[], null])
  await release(moved)
  expect(await waiting()).toHaveLength(1)
  expect(await sendNotice()).toBe(7)
})

test('the coach gets one mail that a notice waits, and the operator an alert while it does', async () => {
  const conditions = async () =>
    (await readConditions(line.pool, line.clock.now())).filter(({ name }) => name.startsWith('event_notice'))
  await release(moved)
  await release(december(3))
  await deliver()
  expect(line.mailer.sent).toMatchObject([
    { to: 'hello@harbor.example', subject: 'Masterclass <1>: 8 guests have not been told' },
  ])
  expect(line.mailer.sent[0]?.text).toContain('http://127.0.0.1:3000/staff/events/harbor/event')
  expect(await conditions()).toMatchObject([
    { name: 'event_notice:harbor/event', details: expect.stringMatching(/^8 guests have not been told/) },
  ])
  await dismiss()
  expect(await conditions()).toEqual([])
})

test('a guest who registers while a notice waits is told with the others', async () => {
  await release(moved)
  await send('late@example.com')
  expect(await sendNotice()).toBe(9)
})

test('another email named in the file is the one that leaves', async () => {
  await release(moved)
  await release({ ...moved, notices: { moved: 'harbor/own', cancelled: 'harbor/~event-cancelled' } })
  await sendNotice()
  expect(await line.query(`select distinct email from step_runs where step = 'event'`)).toEqual([
    { email: 'harbor/own' },
  ])
})
