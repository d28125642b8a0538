import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dyingProcess } from '../../../tests/postgres/dying-process.ts'
import { startPeople } from '../../../tests/postgres/start-people.ts'
import { submission } from '../../../tests/postgres/start-pipeline.ts'
import { startDueMails } from '../../pipeline/journeys/drip.ts'
import { complete } from '../../pipeline/outbox/complete.ts'
import { markDispatched } from '../../pipeline/outbox/mark-dispatched.ts'
import { pauseJourney } from './pause-journey.ts'
import { resumeJourney } from './resume-journey.ts'
import { unsubscribePerson } from './unsubscribe-person.ts'

let line: Awaited<ReturnType<typeof startPeople>>
beforeAll(async () => void (line = await startPeople()))
afterAll(() => line.stop())
beforeEach(() => line.clearAll())

const ann = 'ann@example.com'
const hour = 3_600_000
const { storeAndDie } = dyingProcess(() => line)
type Row = { id: string; status: string; next_email_due_at: Date | null; current_run_id: string | null }
const journey = async () => (await line.query<Row>('select * from user_journeys'))[0]
const pause = async () => line.act(ann, pauseJourney, { journey: (await journey())?.id ?? '' })
const resume = async () => line.act(ann, resumeJourney, { journey: (await journey())?.id ?? '' })
const hoursAhead = async () => {
  const due = (await journey())?.next_email_due_at
  return due ? (due.getTime() - line.clock.now().getTime()) / hour : null
}
/** Moves the clock, and returns the emails that left. */
const after = async (hours: number) => {
  line.mailer.sent.length = 0
  line.clock.move(hours * hour)
  await line.worker.runDripTick()
  await line.worker.runOnce()
  return line.mailer.sent.map(({ subject }) => subject.split(' ')[0]?.split('/')[1])
}

test('a paused journey sends nothing, and goes on with the gaps that it had', async () => {
  await line.accept(submission('drip', ann))
  await after(10)
  expect(await pause()).toMatchObject({
    done: true,
    said: ['The journey of harbor/drip is paused: it sends nothing.'],
  })
  expect((await journey())?.status).toBe('paused')
  expect(await after(500)).toEqual([])
  await resume()
  expect(await hoursAhead()).toBe(14)
  expect(await after(13)).toEqual([])
  expect(await after(1)).toEqual(['two'])
  expect(await after(23)).toEqual([])
  expect(await after(1)).toEqual(['three'])
  expect((await journey())?.status).toBe('completed')
})

test('both are written down, and a second press does nothing', async () => {
  await line.accept(submission('drip', ann))
  expect((await resume()).done).toBe(false)
  await pause()
  expect((await pause()).done).toBe(false)
  await resume()
  expect(await line.query('select action from audit_log order by created_at, action')).toEqual([
    { action: 'journey_paused' },
    { action: 'journey_resumed' },
  ])
  const [other] = await line.query<{ id: string }>('select gen_random_uuid() as id')
  await expect(line.act(ann, pauseJourney, { journey: other?.id ?? '' })).rejects.toThrow('no such journey')
})

test('a mail that waits in the outbox, or that a process has begun, stays here', async () => {
  await line.accept(submission('drip', ann))
  line.clock.move(24 * hour)
  const { runs } = await startDueMails(line.pool, { now: line.clock.now(), limit: 5, lease: true })
  const [begun] = runs
  if (!begun) throw new Error('nothing was due')
  await pause()
  await expect(markDispatched(line.pool, begun)).rejects.toThrow('lease')
  expect(await line.count('step_runs', `step = 'journey'`)).toBe(0)
  expect(await after(0)).toEqual([])
  await resume()
  expect(await after(0)).toEqual(['two'])
})

test('a mail that was leaving is said to be, and the journey stays paused after it', async () => {
  await line.accept(submission('drip', ann))
  line.clock.move(24 * hour)
  const { runs } = await startDueMails(line.pool, { now: line.clock.now(), limit: 5, lease: true })
  const [begun] = runs
  if (!begun) throw new Error('nothing was due')
  await markDispatched(line.pool, begun)
  expect((await pause()).said).toContain('One email was already leaving for it.')
  await complete(line.pool, begun, line.clock.now())
  expect(await journey()).toMatchObject({ status: 'paused', current_run_id: null })
  expect(await after(100)).toEqual([])
  await resume()
  expect(await after(24)).toEqual(['three'])
})

test('pausing while workers look for due mails never lets one through', async () => {
  for (let round = 0; round < 6; round++) {
    await line.clearAll()
    await line.accept(submission('drip', ann))
    line.mailer.sent.length = 0
    line.clock.move(24 * hour)
    const [{ said }] = await Promise.all([
      pause(),
      line.worker.runDripTick(),
      line.anotherWorker().runDripTick(),
    ])
    const before = line.mailer.sent.length
    if (before > 0) expect((await journey())?.status).toBe('paused')
    else expect(said).toHaveLength(1)
    await line.worker.runDripTick()
    await line.worker.runOnce()
    expect(line.mailer.sent.length).toBe(before)
    expect((await journey())?.current_run_id).toBeNull()
  }
})

test('who unsubscribes during the pause gets nothing any more', async () => {
  await line.accept(submission('drip', ann))
  await pause()
  expect(await line.act(ann, unsubscribePerson, {})).toMatchObject({ done: true })
  expect((await journey())?.status).toBe('stopped')
  await expect(resume()).rejects.toThrow('is stopped, not paused')
  expect(await line.act(ann, unsubscribePerson, {})).toMatchObject({
    done: false,
    said: ['The person has unsubscribed from this coach.'],
  })
  expect(await after(100)).toEqual([])
})

test('unsubscribing by staff stops what waits, with that coach alone', async () => {
  await storeAndDie('guide', ann)
  await line.signUpElsewhere(ann)
  const before = await line.elsewhere()
  await line.act(ann, unsubscribePerson, {})
  await line.worker.runOnce()
  expect(line.left()).toEqual([`${ann} harbor/welcome for Ann`])
  expect(await line.query('select coach, state from step_runs order by coach')).toEqual([
    { coach: 'harbor', state: 'cancelled' },
    { coach: 'other', state: 'sent' },
  ])
  expect(await line.elsewhere()).toEqual(before)
})
