import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPipeline, submission } from '../../../tests/postgres/start-pipeline.ts'

let line: Awaited<ReturnType<typeof startPipeline>>
beforeAll(async () => {
  line = await startPipeline()
})
afterAll(() => line.stop())
beforeEach(() => line.clear())

const slow = () => {
  line.mailer.answer = () => ({ kind: 'retry', publicMessage: 'later', detail: '451' })
}

test('a mail that is not sent in time fails the form where the campaign says so, and goes on trying', async () => {
  slow()
  expect(await line.accept(submission('impatient', 'ann@example.com'))).toMatchObject({
    kind: 'step_failed',
    step: 'email',
    publicMessage: 'Function call timed out after 1 seconds',
  })
  expect(await line.count('leads')).toBe(1)
  await expect.poll(() => line.count('step_runs', `state = 'pending'`)).toBe(1)
  line.mailer.answer = () => ({ kind: 'sent' })
  line.clock.move(120_000)
  await line.worker.runOnce()
  expect(line.mailer.sent).toHaveLength(1)
  expect(await line.accept(submission('impatient', 'ann@example.com'))).toMatchObject({ outcome: 'full' })
  expect(line.mailer.sent).toHaveLength(1)
})

test('a visitor who did not wait for a mail never reads that it is late', async () => {
  const quarantined = submission('impatient', 'bob@example.com', { quarantined: 'trap' })
  expect(await line.accept(quarantined)).toMatchObject({ kind: 'stored', outcome: 'full' })
})

test('elsewhere a late mail is merely late', async () => {
  slow()
  expect(await line.accept(submission('masterclass', 'cy@example.com'))).toMatchObject({
    kind: 'stored',
    outcome: 'partial',
  })
})
