import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { journeysOf } from '../../../tests/postgres/journey-campaign.ts'
import { startPipeline } from '../../../tests/postgres/start-pipeline.ts'
import { startDueMails } from './drip.ts'

let line: Awaited<ReturnType<typeof startPipeline>>
beforeAll(async () => {
  line = await startPipeline()
})
afterAll(() => line.stop())
beforeEach(() => line.clear())

const { publish, remove, signUp, journey, hoursAhead, after } = journeysOf(() => line)
const mail = (email: string, hours: number) => ({ email, after: hours })
const [a, b, c] = [mail('a', 0), mail('b', 24), mail('c', 48)]

/** Somebody who has had the mails a and b, and waits for c. */
const halfway = async () => {
  await publish({ sequence: [a, b, c] })
  await signUp()
  expect([...(await after(0)), ...(await after(24))]).toEqual(['a', 'b'])
}

test('a mail put in ahead of where somebody is comes to them, with the mails after it as planned', async () => {
  await halfway()
  await publish({ sequence: [a, b, mail('new', 36), c] })
  expect(await hoursAhead()).toBe(12)
  expect(await journey()).toMatchObject({ current_sequence: 3 })
  expect([await after(12), await after(12)]).toEqual([['new'], ['c']])
  expect(await journey()).toMatchObject({ is_completed: true, current_sequence: 4 })
})

test('a mail put in before where somebody is is not sent to them', async () => {
  await halfway()
  await publish({ sequence: [a, mail('new', 12), b, c] })
  expect(await after(0)).toEqual([])
  expect(await after(24)).toEqual(['c'])
})

test('a mail that is taken out is skipped, also where it was the last one that somebody had', async () => {
  await halfway()
  await publish({ sequence: [a, mail('new', 12), c] })
  expect(await hoursAhead()).toBe(24)
  expect(await after(24)).toEqual(['c'])
  await line.clear()
  await halfway()
  await publish({ sequence: [a, b, mail('d', 72)] })
  expect([await after(24), await after(24)]).toEqual([[], ['d']])
})

test('other hours count from the sign-up immediately, and a mail that is late by that comes now', async () => {
  await halfway()
  await publish({ sequence: [a, b, mail('c', 96)] })
  expect(await hoursAhead()).toBe(72)
  await after(12)
  await publish({ sequence: [a, b, mail('c', 30)] })
  expect(await after(12)).toEqual(['c'])
})

test('mails in another order: nobody gets one twice', async () => {
  await halfway()
  await publish({ sequence: [a, mail('c', 24), mail('b', 48), mail('d', 72)] })
  expect(await after(24)).toEqual([])
  expect(await after(24)).toEqual(['d'])
  expect(line.mailer.sent.map(({ subject }) => subject)).toEqual(['harbor/a', 'harbor/b', 'harbor/d'])
})

test('a mail that is taken out and put in again is not sent again', async () => {
  await halfway()
  await publish({ sequence: [a, c] })
  await publish({ sequence: [a, b, c] })
  expect(await after(24)).toEqual(['c'])
  expect(line.mailer.sent).toHaveLength(3)
})

test('a journey whose campaign file is gone waits, and goes on when the file is back', async () => {
  await halfway()
  expect(await remove()).toMatchObject({ paused: [{ campaign: 'harbor/journey', people: 1 }] })
  expect([await after(24), await after(240)]).toEqual([[], []])
  expect(await journey()).toMatchObject({ is_completed: false, status: 'active' })
  await publish({ sequence: [a, b, c] })
  expect(await after(0)).toEqual(['c'])
})

test('a mail that was due when the campaign file went is not sent until the file is back', async () => {
  await halfway()
  line.clock.move(24 * 3_600_000)
  await startDueMails(line.pool, { now: line.clock.now(), limit: 5, lease: false })
  await remove()
  expect(await after(1)).toEqual([])
  await publish({ sequence: [a, b, c] })
  expect(await after(0)).toEqual(['c'])
})

test('when all that was to come is taken out the journey ends, and a completed one stays so when mails are added', async () => {
  await halfway()
  await publish({ sequence: [a, b] })
  expect(await journey()).toMatchObject({ is_completed: true, status: 'completed', next_email_due_at: null })
  await publish({ sequence: [a, b, c, mail('d', 72)] })
  expect(await journey()).toMatchObject({ is_completed: true, status: 'completed', next_email_due_at: null })
  expect(await after(100)).toEqual([])
})

test('a mail that is on its way while the sequence is edited arrives, and the journey goes on by the new one', async () => {
  await publish({ sequence: [a, b, c] })
  await signUp()
  await after(0)
  line.mailer.answer = () => ({ kind: 'retry', publicMessage: 'Later.', detail: '450' })
  expect(await after(24)).toEqual([])
  await publish({ sequence: [a, b, mail('new', 26), c] })
  line.mailer.answer = () => ({ kind: 'sent' })
  expect(await after(0.1)).toEqual(['b'])
  expect(await after(1.9)).toEqual(['new'])
})

test('what is not edited is not touched, and publishing again changes nothing', async () => {
  await halfway()
  const before = await journey()
  line.clock.move(1000)
  await publish({ sequence: [a, b, c] })
  expect(await journey()).toEqual(before)
})
