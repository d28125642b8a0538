import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dyingProcess } from '../../tests/postgres/dying-process.ts'
import { startPipeline } from '../../tests/postgres/start-pipeline.ts'
import type { Coaches } from '../people/coaches.ts'
import { probeProvider } from './probe-provider.ts'

let line: Awaited<ReturnType<typeof startPipeline>>
beforeAll(async () => {
  line = await startPipeline()
})
afterAll(() => line.stop())

const { storeAndDie } = dyingProcess(() => line)
const inAMinute = () => new Date(line.clock.now().getTime() + 60_000)

/** A mail that was tried a moment ago, and the mail server suspended since. */
beforeEach(async () => {
  await line.clear()
  await line.query('truncate audit_log')
  await storeAndDie('logged', 'ann@example.com')
  await line.query('update step_runs set troubled = true, next_attempt_at = $1', [inAMinute()])
  await line.query(
    `insert into providers (name, state, trouble, failures, open_until) values ('mail', 'open', 'credentials', 1, $1)`,
    [inAMinute()],
  )
})

const state = async () => (await line.query<{ state: string }>('select state from providers'))[0]?.state
const press = (coaches: Coaches = null) =>
  probeProvider(line.pool, 'mail', { staff: 'operator', coaches, ipHash: 'visitor', now: line.clock.now() })

test('a press tries a suspended provider now, once however many press together, and is audited', async () => {
  await line.worker.runOnce()
  expect(line.mailer.sent).toEqual([])
  const presses = await Promise.all([press(), press(), press()])
  expect(presses.filter(Boolean)).toHaveLength(1)
  await line.worker.runOnce()
  expect(line.mailer.sent.map(({ to }) => to)).toEqual(['ann@example.com'])
  expect(await state()).toBe('closed')
  expect(await press()).toBe(false)
  expect(await line.query('select actor, action, subject, ip_hash as "ipHash" from audit_log')).toEqual([
    { actor: 'operator', action: 'provider_probed', subject: 'mail', ipHash: 'visitor' },
  ])
})

test('what waits for a moment of its own does not leave earlier', async () => {
  await line.query('update step_runs set troubled = false')
  expect(await press()).toBe(false)
  expect(await line.count('audit_log')).toBe(0)
})

test('nothing is tried for staff of a coach for whom nothing waits', async () => {
  expect(await press(['other'])).toBe(false)
  expect(await press(['harbor'])).toBe(true)
})

test('nothing is tried while an attempt is under way', async () => {
  await storeAndDie('logged', 'bob@example.com')
  await line.query(
    `update step_runs set state = 'running', lease_token = gen_random_uuid(), lease_until = now() + interval '1 minute'
     where not troubled`,
  )
  expect(await press()).toBe(false)
})

test('a provider that still refuses stays suspended, and nothing is lost', async () => {
  line.mailer.answer = () => ({
    kind: 'retry',
    publicMessage: 'It refuses our sign-in.',
    detail: '535',
    fault: 'credentials',
  })
  expect(await press()).toBe(true)
  await line.worker.runOnce()
  expect(await state()).toBe('open')
  expect(await line.count('step_runs', `state = 'pending'`)).toBe(1)
  expect(await press()).toBe(true)
})
