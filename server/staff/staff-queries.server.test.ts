import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPipeline, submission } from '../../tests/postgres/start-pipeline.ts'
import { createStaffRows } from './staff-queries.ts'

let line: Awaited<ReturnType<typeof startPipeline>>
beforeAll(async () => {
  line = await startPipeline()
})
afterAll(() => line.stop())

test('staff see what came in, newest first, and its state', async () => {
  await line.accept(submission('drip', 'ann@example.com'))
  line.clock.move(1000)
  await line.accept(submission('guide', 'bot@example.com', { quarantined: 'trap' }))
  const overview = await createStaffRows(line.pool, line.clock).overview(null)
  expect(overview.counts).toMatchObject({
    leads: 1,
    submissions: 2,
    quarantined: 1,
    journeys: 1,
    'mails sent': 1,
  })
  expect(overview.submissions.map(({ email, state }) => [email, state])).toEqual([
    ['bot@example.com', 'held'],
    ['ann@example.com', 'stored'],
  ])
})

test('a step that failed leads from the first page to its person', async () => {
  line.mailer.answer = () => ({ kind: 'refused', publicMessage: 'No.', suppress: false, detail: '550' })
  const answer = await line.accept(submission('guide', 'cleo@example.com'))
  line.mailer.answer = () => ({ kind: 'sent' })
  const { failed } = await createStaffRows(line.pool, line.clock).overview(null)
  expect(failed).toMatchObject([
    {
      submission: 'submissionId' in answer && answer.submissionId,
      step: 'email',
      state: 'failed',
      lastError: 'No.',
    },
  ])
})

test('staff see every row of one submission', async () => {
  const rows = createStaffRows(line.pool, line.clock)
  const answer = await line.accept(submission('drip', 'bob@example.com', { requestId: 'request-7' }))
  if (answer.kind !== 'stored') throw new Error('not stored')
  const seen = await rows.submission(answer.submissionId, null)
  expect(seen?.submission).toMatchObject({
    email: 'bob@example.com',
    requestId: 'request-7',
    values: { name: 'Ann' },
  })
  expect(seen?.rows.map(({ table }) => table)).toEqual([
    'leads',
    'consents',
    'user_journeys',
    'step_runs',
    'delivery_log',
  ])
  expect(seen?.rows.flatMap(({ row }) => Object.keys(row)).filter((name) => name.endsWith('token'))).toEqual(
    [],
  )
  expect(seen?.steps).toMatchObject([
    {
      step: 'email',
      email: 'harbor/one',
      provider: 'mail',
      canTryAgain: false,
      state: 'sent',
      attempts: 1,
      lastError: null,
      nextAttemptAt: null,
    },
  ])
})

test('a submission that does not exist shows nothing', async () => {
  const rows = createStaffRows(line.pool, line.clock)
  expect(await rows.submission('nonsense', null)).toBeNull()
  expect(await rows.submission('00000000-0000-4000-8000-000000000000', null)).toBeNull()
})
