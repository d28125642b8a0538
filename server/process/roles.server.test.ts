import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guidePath, host, startServer } from '../../tests/postgres/start-server.ts'
import { purgeExpired } from '../pipeline/outbox/purge-expired.ts'

let web: Awaited<ReturnType<typeof startServer>>
let worker: Awaited<ReturnType<typeof web.another>>
beforeAll(async () => {
  web = await startServer({ role: 'web' })
  worker = await web.another('worker')
})
afterAll(async () => {
  await worker?.stop()
  await web?.stop()
})

test('a process that only serves stores what is sent, and another performs it within the time that the answer waits', async () => {
  const answered = web.submit({ name: 'Jane', email: 'jane@example.com' })
  await expect.poll(() => web.count("step_runs where state = 'pending'")).toBe(1)
  expect(web.mailer.sent).toHaveLength(0)
  await worker.worker.runOnce()
  expect((await answered).json()).toMatchObject({ ok: true, outcome: 'full' })
  expect(web.mailer.sent.map(({ to }) => to)).toEqual(['jane@example.com'])
})

test('a process that only works serves operators, and no visitors', async () => {
  const get = async (url: string) =>
    (await worker.app.inject({ url, headers: { host }, remoteAddress: '127.0.0.1' })).statusCode
  expect([await get('/healthz'), await get('/readyz')]).toEqual([200, 200])
  expect(await get('/blueprint')).toBe(404)
  const form = { method: 'POST', url: guidePath, headers: { host }, payload: {} } as const
  expect((await worker.app.inject(form)).statusCode).toBe(404)
  expect(worker.signInLink).toBeNull()
})

test('a visitor who waits for a mail when the process stops is answered first', async () => {
  const answered = web.submit({ name: 'Joe', email: 'joe@example.com' })
  await expect.poll(() => web.count("step_runs where state = 'pending'")).toBe(1)
  web.server.worker.completions.release()
  expect((await answered).json()).toMatchObject({ ok: true, outcome: 'partial' })
})

test('rows whose time is over are deleted, however many there are', async () => {
  await web.pool.query(`
    insert into rate_limits (key, points, expire) select 'old' || n, 1, 0 from generate_series(1, 5001) n;
    insert into rate_limits (key, points, expire) values ('new', 1, 9999999999999)`)
  await web.pool.query(
    `insert into mail_events (id, type, created_at)
     select id, 'bounce', $1::timestamptz - days * interval '1 day' from (values ('old', 90), ('new', 89)) report (id, days)`,
    [web.clock.now()],
  )
  await purgeExpired(web.pool, web.clock.now())
  expect(await web.count("rate_limits where key like 'old%'")).toBe(0)
  expect(await web.count("rate_limits where key = 'new'")).toBe(1)
  expect((await web.pool.query('select id from mail_events')).rows).toEqual([{ id: 'new' }])
})

test('a process that a balancer asks goes on answering visitors until the balancer knows', async () => {
  const leaving = await web.another('web')
  const get = async (url: string) => (await leaving.app.inject({ url, headers: { host } })).statusCode
  expect([await get('/readyz'), await get('/readyz')]).toEqual([200, 200])
  let hasStopped = false
  const stopping = leaving.stop().then(() => (hasStopped = true))
  for (const _ of ['the first check that fails', 'the second']) {
    await pause(2000)
    expect([await get('/readyz'), await get('/blueprint')]).toEqual([503, 200])
  }
  expect(hasStopped).toBe(false)
  await stopping
})
