import type { Coaches } from '../people/coaches.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPipeline, submission } from '../../tests/postgres/start-pipeline.ts'
import { listFailedSteps } from './queue/list-failing.ts'
import { countRetriableMails, createRetryFailed, tryAgain, findFailing, retryLost } from './try-again.ts'

let line: Awaited<ReturnType<typeof startPipeline>>
beforeAll(async () => {
  line = await startPipeline()
})
afterAll(() => line.stop())
beforeEach(async () => {
  await line.clear()
  await line.pool.query('truncate audit_log')
})

const operator = { staff: 'operator', role: 'owner' as const, coaches: null, ipHash: 'visitor' }
const refusal = (suppress: boolean) => () =>
  ({ kind: 'refused', suppress, publicMessage: 'It was refused.', detail: 'refused' }) as const
const workAll = async () => {
  while ((await line.worker.runOnce()) > 0);
}
const failedRun = async (suppress: boolean, email = 'ann@example.com') => {
  line.mailer.answer = refusal(suppress)
  const answer = await line.accept(submission('guide', email))
  line.mailer.answer = () => ({ kind: 'sent' })
  const [run] = await line.query<{ id: string; state: string }>(
    'select id, state from step_runs order by created_at desc limit 1',
  )
  if (!run || run.state !== 'failed') throw new Error(`${answer.kind}, but not failed`)
  return { id: run.id }
}
const refused = async () =>
  (
    await listFailedSteps({ pool: line.pool, words: { site: line.siteFile, fill: line } }, null, {
      provider: 'mail',
      lastError: 'It was refused.',
      state: 'failed',
    })
  ).rows

test('a failed mail is sent once, however many press together', async () => {
  const { id } = await failedRun(false)
  expect(await refused()).toMatchObject([{ id, canTryAgain: true }])
  const presses = await Promise.all([1, 2, 3, 4].map(() => tryAgain(line, id, operator)))
  expect(presses.filter(Boolean)).toHaveLength(1)
  await workAll()
  expect(line.mailer.sent).toHaveLength(1)
  expect(await tryAgain(line, id, operator)).toBe(false)
  expect(await line.query('select actor, action, subject from audit_log')).toEqual([
    { actor: 'operator', action: 'step_tried_again', subject: id },
  ])
  expect(await refused()).toEqual([])
})

test('a mail that is retried a month later is tried for five days from then on', async () => {
  const { id } = await failedRun(false)
  line.clock.move(30 * 24 * 3_600_000)
  expect(await tryAgain(line, id, operator)).toBe(true)
  line.mailer.answer = () => ({ kind: 'retry', publicMessage: 'Away.', detail: 'away', unreachable: true })
  await line.worker.runOnce()
  expect(await line.query('select state from step_runs')).toEqual([{ state: 'pending' }])
})

test('a mail to an address that was refused for good is not retried', async () => {
  const { id } = await failedRun(true)
  expect(await refused()).toMatchObject([{ id, canTryAgain: false }])
  expect(await tryAgain(line, id, operator)).toBe(false)
  await workAll()
  expect(line.mailer.sent).toEqual([])
  expect(await line.count('audit_log')).toBe(0)
})

test('a press on a campaign sends as many failed mails as it says', async () => {
  await failedRun(false)
  await failedRun(true, 'gone@example.com')
  const [campaign] = await line.query<{ id: string }>('select campaign_id as id from step_runs limit 1')
  const row = campaign?.id ?? ''
  const count = () => countRetriableMails(line.pool, row, line.clock.now())
  expect(await count()).toBe(1)
  const retry = createRetryFailed({ ...line, worker: { ...line.worker, wake: () => void workAll() } })
  expect(await retry(row, operator)).toMatchObject([{ status: 'sent' }])
  expect(await count()).toBe(0)
})

test('what is in doubt, waits or is done is not sent again', async () => {
  const { id } = await failedRun(false)
  for (const state of ['unknown', 'pending', 'sent', 'cancelled', 'suppressed']) {
    await line.query('update step_runs set state = $1', [state])
    expect([state, await tryAgain(line, id, operator)]).toEqual([state, false])
  }
})

test("a coach's own staff touch no row of another", async () => {
  const { id } = await failedRun(false)
  expect(await tryAgain(line, id, { ...operator, coaches: ['other'] })).toBe(false)
  expect(await tryAgain(line, id, { ...operator, coaches: ['harbor'] })).toBe(true)
})

const day = 24 * 3_600_000
const lost = async (coaches: Coaches = null) => {
  const groups = await findFailing(line.pool, line.clock.now(), coaches)
  return groups.flatMap(({ again, ...group }) => (again > 0 ? [{ ...group, count: again }] : []))
}

/** An outage of six days, in which so many people send a form; nobody waits for their mail. */
const outage = async (people: number) => {
  line.mailer.answer = () => ({
    kind: 'retry',
    publicMessage: 'It is away.',
    detail: 'away',
    unreachable: true,
  })
  for (let at = 0; at < people; at++) await line.accept(submission('logged', `p${at}@example.com`))
  line.clock.move(6 * day)
  await expect
    .poll(async () => {
      line.clock.move(10 * 60_000)
      await line.pool.query('truncate providers')
      await workAll()
      return line.count('step_runs', `state = 'failed'`)
    })
    .toBe(people)
  line.mailer.answer = () => ({ kind: 'sent' })
}

test('mails given up in an outage of six days are listed as one group and sent after one press', async () => {
  await outage(3)
  expect(await lost()).toMatchObject([{ provider: 'mail', lastError: 'It is away.', count: 3 }])
  const alike = { provider: 'mail', lastError: 'It is away.' }
  const presses = await Promise.all([1, 2, 3].map(() => retryLost(line, alike, operator)))
  expect(presses.reduce((sum, count) => sum + count, 0)).toBe(3)
  // Behind the confirmations that people wait for.
  expect(await line.count('step_runs', `state = 'pending' and priority = 2`)).toBe(3)
  await workAll()
  expect(line.mailer.sent.map(({ to }) => to).toSorted()).toEqual([0, 1, 2].map((at) => `p${at}@example.com`))
  expect(await lost()).toEqual([])
  expect(await line.count('delivery_log', `status = 'sent'`)).toBe(3)
  expect(await line.query('select actor, action, subject from audit_log group by 1, 2, 3')).toEqual([
    { actor: 'operator', action: 'failed_steps_retried', subject: 'mail' },
  ])
})

test('one press retries what failed for the same reason, and nobody who gets no more mail', async () => {
  await outage(3)
  await line.pool.query(`update step_runs set last_error = 'Other.' where lead_id = (
    select id from leads where email = 'p0@example.com')`)
  await line.pool.query(`insert into suppressions (coach, address_hash, reason)
    select coach, address_hash, 'unsubscribed' from leads where email = 'p1@example.com'`)
  expect(await retryLost(line, { provider: 'mail', lastError: 'It is away.' }, operator)).toBe(1)
  await workAll()
  expect(line.mailer.sent.map(({ to }) => to)).toEqual(['p2@example.com'])
  expect(await lost()).toMatchObject([{ lastError: 'Other.', count: 1 }])
})

test('staff of a coach see and retry only mails of that coach', async () => {
  await outage(1)
  const alike = { provider: 'mail', lastError: 'It is away.' }
  expect(await lost(['caring'])).toEqual([])
  expect(await retryLost(line, alike, { ...operator, coaches: ['caring'] })).toBe(0)
  expect(await line.count('audit_log')).toBe(0)
  expect(await lost(['harbor'])).toHaveLength(1)
  expect(await retryLost(line, alike, { ...operator, coaches: ['harbor'] })).toBe(1)
})

/** A failed confirmation of a guest of an event that begins in so many days. */
const failedConfirmation = async () => {
  await outage(1)
  await line.pool.query(`update step_runs set campaign = 'harbor/event',
    campaign_id = (select campaign_id from events where id = 'harbor/event')`)
  await line.pool.query(`insert into registrations (event, campaign_id, lead_id, email)
    select 'harbor/event', campaign_id, lead_id, 'p0@example.com' from step_runs where email is not null limit 1`)
  const change = (days: number, status = 'planned') =>
    line.pool.query(`update events set starts_at = $1, status = $2 where id = 'harbor/event'`, [
      new Date(line.clock.now().getTime() + days * day),
      status,
    ])
  await change(1)
  expect(await lost()).toHaveLength(1)
  return change
}

test('the confirmation of an event that has begun is left where it is', async () => {
  const change = await failedConfirmation()
  await change(0)
  expect(await lost()).toEqual([])
})

test('nobody is mailed about a seat at an event that was cancelled; the cancellation is still sent', async () => {
  const change = await failedConfirmation()
  await change(1, 'cancelled')
  expect(await lost()).toEqual([])
  expect(await retryLost(line, { provider: 'mail', lastError: 'It is away.' }, operator)).toBe(0)
  await line.pool.query(`update step_runs set effect_key = 'event:cancelled:1'`)
  expect(await lost()).toHaveLength(1)
})

test('nobody is mailed about a seat that they gave back', async () => {
  await failedConfirmation()
  await line.pool.query('delete from registrations')
  expect(await lost()).toEqual([])
})
