import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPipeline, submission } from '../../tests/postgres/start-pipeline.ts'
import { createStaffRows } from './staff-queries.ts'
import { tryAgain } from './try-again.ts'

let line: Awaited<ReturnType<typeof startPipeline>>
beforeAll(async () => {
  line = await startPipeline()
})
afterAll(() => line.stop())
beforeEach(async () => {
  await line.clear()
  await line.pool.query('truncate audit_log')
})

const operator = { staff: 'operator', coach: null, ipHash: 'visitor' }
const refusal = (suppress: boolean) => () =>
  ({ kind: 'refused', suppress, publicMessage: 'It was refused.', detail: 'refused' }) as const
const workAll = async () => {
  while ((await line.worker.runOnce()) > 0);
}
const failedRun = async (suppress: boolean, email = 'ann@example.com') => {
  line.mailer.answer = refusal(suppress)
  const answer = await line.accept(submission('guide', email))
  line.mailer.answer = () => ({ kind: 'sent' })
  const [run] = await line.query<{ id: string; state: string; submission_id: string }>(
    'select id, state, submission_id from step_runs order by created_at desc limit 1',
  )
  if (!run || run.state !== 'failed') throw new Error(`${answer.kind}, but not failed`)
  return { id: run.id, submission: run.submission_id }
}

test('a failed mail is sent once, however many press together', async () => {
  const { id, submission: of } = await failedRun(false)
  const before = await createStaffRows(line.pool, line.clock).submission(of, null)
  expect(before?.steps).toMatchObject([{ state: 'failed', provider: 'mail', canTryAgain: true }])
  const presses = await Promise.all([1, 2, 3, 4].map(() => tryAgain(line, id, operator)))
  expect(presses.filter(Boolean)).toHaveLength(1)
  await workAll()
  expect(line.mailer.sent).toHaveLength(1)
  expect(await tryAgain(line, id, operator)).toBe(false)
  expect(await line.query('select actor, action, subject from audit_log')).toEqual([
    { actor: 'operator', action: 'step_tried_again', subject: id },
  ])
  const after = await createStaffRows(line.pool, line.clock).submission(of, null)
  expect(after?.steps).toMatchObject([{ state: 'sent', canTryAgain: false }])
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
  const { id, submission: of } = await failedRun(true)
  expect((await createStaffRows(line.pool, line.clock).submission(of, null))?.steps).toMatchObject([
    { canTryAgain: false },
  ])
  expect(await tryAgain(line, id, operator)).toBe(false)
  await workAll()
  expect(line.mailer.sent).toEqual([])
  expect(await line.count('audit_log')).toBe(0)
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
  expect(await tryAgain(line, id, { ...operator, coach: 'other' })).toBe(false)
  expect(await tryAgain(line, id, { ...operator, coach: 'harbor' })).toBe(true)
})
