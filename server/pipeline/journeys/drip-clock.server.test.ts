import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { isAll } from '../../../tests/extent.ts'
import { journeysOf } from '../../../tests/postgres/journey-campaign.ts'
import { startPipeline } from '../../../tests/postgres/start-pipeline.ts'
import { inWindow, sendWindowOf } from '../../../engine/campaign/mail/send-window.ts'
import { createPool } from '../../adapters/postgres.ts'
import { createWorker } from '../outbox/worker.ts'

let line: Awaited<ReturnType<typeof startPipeline>>
beforeAll(async () => {
  line = await startPipeline()
})
afterAll(() => line.stop())
beforeEach(() => line.clear())

const { publish, signUp, journey, hoursAhead, after } = journeysOf(() => line)
const hour = 3_600_000
const mail = (email: string, hours: number) => ({ email, after: hours })
const setClock = (time: string) => line.clock.move(Date.parse(time) - line.clock.now().getTime())

test.each([
  ['the night before clocks go forward in New York', '2027-03-13T18:30:00Z', '2027-03-14T18:30:00.000Z'],
  ['the night before clocks go back in Berlin', '2027-10-30T18:30:00Z', '2027-10-31T18:30:00.000Z'],
  ['the day before 29 February', '2028-02-28T10:00:00Z', '2028-02-29T10:00:00.000Z'],
  ['29 February', '2028-02-29T10:00:00Z', '2028-03-01T10:00:00.000Z'],
  ['31 December', '2028-12-31T23:59:59Z', '2029-01-01T23:59:59.000Z'],
  ['the end of 32-bit time', '2038-01-19T03:14:07Z', '2038-01-20T03:14:07.000Z'],
])('%s: the mail of the next day is due exactly 24 hours later', async (_, signedUpAt, dueAt) => {
  setClock(signedUpAt)
  await publish({ sequence: [mail('a', 24)] })
  await signUp()
  expect((await journey())?.next_email_due_at?.toISOString()).toBe(dueAt)
  expect(await after(24 - 1 / 3600)).toEqual([])
  expect(await after(1 / 3600)).toEqual(['a'])
})

const windows = [
  sendWindowOf('Mon-Fri 8:00-20:00 America/New_York'),
  sendWindowOf('22:00-24:00 Asia/Kolkata'),
  sendWindowOf('Sat-Sun 00:00-24:00 Pacific/Auckland'),
]

test('a mail leaves in its window, by the clocks of its zone, at the moment that previews show', async () => {
  const start = Date.parse('2026-10-20T00:30:00Z')
  for (const [at, sendWindow] of windows.entries())
    for (let shift = 0; shift < 40; shift += isAll ? 1 : 4) {
      const [hours, name] = [1 + shift * 7, `m${at}-${shift}`]
      setClock(new Date(start).toISOString())
      await line.clear()
      await publish({ sequence: [mail('first', 0), { ...mail(name, hours), sendWindow }] })
      await signUp()
      await after(0)
      const due = inWindow(new Date(start + hours * hour), sendWindow)
      expect((await journey())?.next_email_due_at, name).toEqual(due)
    }
})

test.each([
  ['of the reader, whose browser said them', { zone: 'Asia/Tokyo' }, '2026-06-01T23:00:00.000Z'],
  ['of the coach where none were said', {}, '2026-06-01T22:00:00.000Z'],
  [
    'of the coach where the database knows no such zone',
    { zone: 'Mars/Olympus' },
    '2026-06-01T22:00:00.000Z',
  ],
])('a mail leaves by the clocks %s', async (_, attribution, due) => {
  setClock('2026-06-01T02:00:00Z')
  const sendWindow = sendWindowOf('8:00-20:00 reader', 'America/New_York')
  await publish({ sequence: [mail('a', 0), { ...mail('b', 20), sendWindow }] })
  await signUp('ann@example.com', attribution)
  expect(await after(0)).toEqual(['a'])
  expect((await journey())?.next_email_due_at?.toISOString()).toBe(due)
})

test('a journey that is late keeps to its window, and another window plans it again', async () => {
  setClock('2026-06-01T07:00:00Z')
  const sendWindow = sendWindowOf('8:00-9:00 Europe/London')
  await publish({
    sequence: [mail('a', 0), { ...mail('b', 24), sendWindow }, { ...mail('c', 48), sendWindow }],
  })
  await signUp()
  expect(await after(0)).toEqual(['a'])
  // Down for five days, until half past eight in the evening.
  expect(await after(5 * 24 + 12.5)).toEqual([])
  expect(await after(11.5)).toEqual(['b'])
  expect(await hoursAhead()).toBe(24)
  const evening = sendWindowOf('18:00-19:00 Europe/London')
  await publish({ sequence: [mail('a', 0), mail('b', 24), { ...mail('c', 48), sendWindow: evening }] })
  expect(await hoursAhead()).toBe(34)
})

test('the time zone of a database session does not change when a mail is due', async () => {
  setClock('2038-03-13T18:30:00Z')
  await publish({ sequence: [mail('a', 0), mail('b', 24)] })
  await signUp()
  const pool = createPool(`${line.url}?options=-c%20TimeZone%3DAmerica%2FNew_York`)
  expect((await pool.query('show timezone')).rows).toEqual([{ TimeZone: 'America/New_York' }])
  expect(await createWorker({ ...line, pool }).runDripTick()).toEqual({
    journeysProcessed: 1,
    emailsSent: 1,
  })
  await pool.end()
  expect(await hoursAhead()).toBe(24)
})

test('in twelve months a journey sends exactly its mails, completes, and sends nothing more', async () => {
  await publish({ sequence: [mail('a', 0), mail('b', 24), mail('c', 48)] })
  await signUp()
  const sent: string[] = []
  for (let day = 0; day < 6; day += 1) sent.push(...(await after(day === 0 ? 0 : 24)))
  for (let month = 1; month < 12; month += 1) sent.push(...(await after(24 * 30)))
  expect(sent).toEqual(['a', 'b', 'c'])
  expect(await journey()).toMatchObject({ is_completed: true, status: 'completed', next_email_due_at: null })
})

test('a journey that is many mails behind sends one in 24 hours, in order, and never two', async () => {
  const hours = [0, 24, 48, 60, 73, 97, 130]
  await publish({ sequence: hours.map((due, at) => mail(`m${at}`, due)) })
  await signUp()
  await after(0)
  const times: number[] = []
  for (let waited = 72; waited <= 72 + 24 * 6; waited += 12)
    for (const _ of await after(waited === 72 ? 72 : 12)) times.push(waited)
  expect(times).toEqual([72, 96, 120, 144, 168, 192])
  expect(line.mailer.sent.map(({ subject }) => subject)).toEqual(hours.map((_, at) => `harbor/m${at}`))
})

test('mails that are due within a day of each other come at their times where nothing is late', async () => {
  await publish({ sequence: [mail('a', 0), mail('b', 2), mail('c', 5)] })
  await signUp()
  expect([await after(0), await after(2), await after(2), await after(1)]).toEqual([['a'], ['b'], [], ['c']])
})

test('mails that are switched off burn nothing: on again, they come one a day, even what waited in the outbox', async () => {
  const sequence = [mail('a', 0), mail('b', 24), mail('c', 48)]
  await publish({ sequence })
  await signUp()
  await after(0)
  line.mailer.answer = () => ({ kind: 'retry', publicMessage: 'Later.', detail: '450' })
  await after(24)
  line.mailer.answer = () => ({ kind: 'sent' })
  await publish({ sequence, mails: false })
  for (let day = 0; day < 20; day += 1) expect(await after(24)).toEqual([])
  expect(await line.count('step_runs', `state <> 'sent'`)).toBe(0)
  await publish({ sequence })
  expect([await after(0), await after(23), await after(1)]).toEqual([['b'], [], ['c']])
})

test('somebody who unsubscribes during a journey gets at most the mail that is just being sent', async () => {
  await publish({ sequence: [mail('a', 0), mail('b', 24), mail('c', 48)] })
  await signUp()
  await after(0)
  line.mailer.answer = async ({ headers }) => {
    await line.unsubscriber.unsubscribe(/\/u\/([\w-]+)/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? '')
    return { kind: 'sent' }
  }
  expect(await after(24)).toEqual([])
  expect(await after(24 * 30)).toEqual([])
  expect(line.mailer.sent).toHaveLength(1)
  expect(await journey()).toMatchObject({ status: 'stopped', current_run_id: null })
})

test('two processes that both look for due mails send each of 200 people one mail a step', async () => {
  await publish({ sequence: [mail('a', 24), mail('b', 48)] })
  await Promise.all(Array.from({ length: 200 }, (_, at) => signUp(`p${at}@example.com`)))
  for (const round of [1, 2]) {
    line.clock.move(24 * hour)
    const workers = [line.anotherWorker(), line.anotherWorker()]
    for (const worker of workers) worker.start()
    await expect.poll(() => line.mailer.sent.length, { timeout: 60_000 }).toBe(200 * round)
    await Promise.all(workers.map((worker) => worker.stop()))
  }
  const copies = new Set(line.mailer.sent.map(({ to, subject }) => `${to} ${subject}`))
  expect(copies.size).toBe(400)
})
