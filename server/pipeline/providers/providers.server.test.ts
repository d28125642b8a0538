import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dyingProcess } from '../../../tests/postgres/dying-process.ts'
import { startPipeline } from '../../../tests/postgres/start-pipeline.ts'

let line: Awaited<ReturnType<typeof startPipeline>>
beforeAll(async () => {
  line = await startPipeline()
})
afterAll(() => line.stop())
beforeEach(() => line.clear())

const { storeAndDie } = dyingProcess(() => line)

test('mails that must not be sent do not keep a provider that is back from being probed', async () => {
  const gone = Array.from({ length: 5 }, (_, at) => `gone${at}@example.com`)
  for (const email of gone) await storeAndDie('logged', email)
  await line.query(`update step_runs set campaign = 'harbor/no-longer-here'`)
  line.clock.move(1000)
  await storeAndDie('logged', 'ann@example.com')
  await line.query(
    `insert into providers (name, state, trouble, failures, open_until) values ('mail', 'open', 'outage', 3, $1)`,
    [line.clock.now()],
  )
  for (let round = 0; round <= gone.length; round++) await line.worker.runOnce()
  expect(line.mailer.sent.map(({ to }) => to)).toEqual(['ann@example.com'])
  expect(await line.query('select state from providers')).toEqual([{ state: 'closed' }])
})
