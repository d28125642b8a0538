import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { journeysOf } from '../../../tests/postgres/journey-campaign.ts'
import { startPipeline } from '../../../tests/postgres/start-pipeline.ts'

let line: Awaited<ReturnType<typeof startPipeline>>
beforeAll(async () => {
  line = await startPipeline()
})
afterAll(() => line.stop())
beforeEach(() => line.clear())

const { publish, signUp, journey, hoursAhead, after } = journeysOf(() => line)
const inHours = (hours: number) => new Date(line.clock.now().getTime() + hours * 3_600_000).toISOString()

const welcome = { email: 'hello', after: 0 }
const tip = { email: 'tip', after: 48 }
const dayBefore = { email: 'day-before', beforeEvent: 24 }
const hourBefore = { email: 'hour-before', beforeEvent: 1 }
const replay = { email: 'replay', afterEvent: 2 }

test('reminders go out at their hours before the event, whatever the other mails do, and one after its end', async () => {
  await publish({ sequence: [welcome, tip, dayBefore, hourBefore, replay], startsAt: inHours(50) })
  await signUp()
  expect(await after(0)).toEqual(['hello'])
  expect(await hoursAhead()).toBe(26)
  expect(await after(25.9)).toEqual([])
  expect(await after(0.1)).toEqual(['day-before'])
  expect(await after(22)).toEqual(['tip'])
  expect(await hoursAhead()).toBe(1)
  expect(await after(1)).toEqual(['hour-before'])
  expect(await hoursAhead()).toBe(4)
  expect(await after(4)).toEqual(['replay'])
  expect(await journey()).toMatchObject({ is_completed: true, status: 'completed', next_email_due_at: null })
})

test('a journey may hold reminders alone, and who signs up too late for one gets the others', async () => {
  await publish({ sequence: [dayBefore, hourBefore], startsAt: inHours(20) })
  await signUp()
  expect(await after(0)).toEqual([])
  expect(await hoursAhead()).toBe(19)
  expect(await after(19)).toEqual(['hour-before'])
  expect(await journey()).toMatchObject({ is_completed: true })
})

test('a journey whose every reminder is over ends without a mail', async () => {
  await publish({ sequence: [dayBefore], startsAt: inHours(2) })
  await signUp()
  expect(await after(0)).toEqual([])
  expect(await journey()).toMatchObject({ is_completed: true, status: 'completed', next_email_due_at: null })
})

test('after three days down nobody is reminded of an event that has begun, and the other mails come one a day', async () => {
  const replays = [replay, { email: 'offer', afterEvent: 3 }]
  await publish({ sequence: [welcome, tip, dayBefore, hourBefore, ...replays], startsAt: inHours(60) })
  await signUp()
  await after(0)
  expect(await after(72)).toEqual(['replay'])
  expect(await hoursAhead()).toBe(24)
  expect(await after(23)).toEqual([])
  expect(await after(1)).toHaveLength(1)
  expect(await after(1)).toEqual([])
  expect(await after(23)).toHaveLength(1)
  expect(line.mailer.sent).toHaveLength(4)
  expect(await journey()).toMatchObject({ is_completed: true })
})

test('of two late reminders only the nearer one goes out, and a late one alone still does', async () => {
  await publish({ sequence: [dayBefore, hourBefore], startsAt: inHours(30) })
  await signUp()
  expect(await after(29.5)).toEqual(['hour-before'])
  await line.clear()
  await publish({ sequence: [dayBefore], startsAt: inHours(30) })
  await signUp()
  expect(await after(27)).toEqual(['day-before'])
})

test('reminders follow an event that is moved, and one that was sent is not sent again', async () => {
  await publish({ sequence: [dayBefore, hourBefore], startsAt: inHours(48) })
  await signUp()
  await publish({ sequence: [dayBefore, hourBefore], startsAt: inHours(96) })
  expect(await hoursAhead()).toBe(72)
  expect(await after(24)).toEqual([])
  expect(await after(48)).toEqual(['day-before'])
  await publish({ sequence: [dayBefore, hourBefore], startsAt: inHours(48) })
  expect(await hoursAhead()).toBe(47)
  expect(await after(24)).toEqual([])
  expect(await after(23)).toEqual(['hour-before'])
})

test('nobody is reminded of a cancelled event, and the other mails of the journey go on', async () => {
  const startsAt = inHours(30)
  await publish({ sequence: [welcome, tip, dayBefore, hourBefore, replay], startsAt })
  await signUp()
  await after(0)
  await publish({ sequence: [welcome, tip, dayBefore, hourBefore, replay], startsAt, cancelled: true })
  expect(await after(6)).toEqual([])
  expect(await after(24)).toEqual([])
  expect(await after(18)).toEqual(['tip'])
  expect(await journey()).toMatchObject({ is_completed: true })
})

test('an event that was cancelled by mistake has its reminders again', async () => {
  const startsAt = inHours(48)
  await publish({ sequence: [dayBefore, hourBefore], startsAt })
  await signUp()
  await publish({ sequence: [dayBefore, hourBefore], startsAt, cancelled: true })
  expect(await after(25)).toEqual([])
  await publish({ sequence: [dayBefore, hourBefore], startsAt })
  expect(await after(22)).toEqual(['hour-before'])
})

test('who has given the place back is not reminded', async () => {
  await publish({ sequence: [welcome, dayBefore, hourBefore], startsAt: inHours(48) })
  await signUp()
  await after(0)
  await line.query('delete from registrations')
  expect(await after(24)).toEqual([])
  expect(await after(23)).toEqual([])
  expect(await journey()).toMatchObject({ is_completed: true })
})

test('a reminder that waited for the mail server until the event began is called off', async () => {
  await publish({ sequence: [hourBefore], startsAt: inHours(2) })
  await signUp()
  line.mailer.answer = () => ({ kind: 'retry', publicMessage: 'Later.', detail: '450' })
  expect(await after(1)).toEqual([])
  line.mailer.answer = () => ({ kind: 'sent' })
  expect(await after(1)).toEqual([])
  expect(await line.query('select state, last_error from step_runs')).toEqual([
    { state: 'cancelled', last_error: 'The event has begun.' },
  ])
  expect(await journey()).toMatchObject({ is_completed: true, current_run_id: null })
})
