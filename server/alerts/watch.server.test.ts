import { once } from 'node:events'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { Webhook } from 'standardwebhooks'
import { createMemoryMailer } from '../../tests/fakes/memory-mailer.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { createPool } from '../adapters/postgres.ts'
import { startPipeline, submission } from '../../tests/postgres/start-pipeline.ts'
import { openWebhooks } from '../process/open-services.ts'
import { webhookSecretOf } from '../settings/keys.ts'
import type { CallResult } from '../ports.ts'
import { diskAlert } from './conditions.ts'
import { createWatch } from './watch.ts'

let line: Awaited<ReturnType<typeof startPipeline>>
type Posted = { text: string; alert: string; state: string; details: string; since: string }
let posted: Posted[] = []
let answer: CallResult = { kind: 'done' }

beforeAll(async () => {
  line = await startPipeline()
})
beforeEach(async () => {
  posted = []
  answer = { kind: 'done' }
  await line.clear()
  await line.query('truncate alerts, providers, mail_events')
})
afterAll(() => line.stop())

const watchOf = (more: Partial<Parameters<typeof createWatch>[0]> = {}) =>
  createWatch({
    pool: line.pool,
    clock: line.clock,
    log: line.log,
    dataDir: tmpdir(),
    url: 'http://127.0.0.1:9/alerts',
    webhooks: {
      post: async ({ body }) => {
        // What tell-alert writes.
        if (answer.kind === 'done') posted.push(body as Posted)
        return answer
      },
    },
    mailer: createMemoryMailer(),
    sender: () => ({ name: 'Harbor', address: 'hello@harbor.example' }),
    ...more,
  })
/** The disk of the machine that the tests run on is its own matter. */
const reportedOf = () => posted.filter(({ alert }) => alert !== diskAlert)
const brief = () => reportedOf().map(({ alert, state }) => `${alert} ${state}`)

const openBreaker = (fault = 'credentials') =>
  line.query(
    `insert into providers (name, state, trouble, opened_at) values ('mail', 'open', $1, $2)
     on conflict (name) do update set state = 'open', trouble = excluded.trouble, opened_at = excluded.opened_at`,
    [fault, line.clock.now()],
  )

test('a provider that cannot be used is reported once when it begins and once when it ends, by one process of many', async () => {
  await openBreaker()
  const processes = Array.from({ length: 4 }, () => watchOf())
  await Promise.all(processes.map((watch) => watch.look()))
  await Promise.all(processes.map((watch) => watch.look()))
  expect(brief()).toEqual(['breaker:mail firing'])
  expect(reportedOf()[0]?.text).toBe(`Porchlight: ${reportedOf()[0]?.details}`)
  expect(reportedOf()[0]?.details).toMatch(/^"mail" cannot be used \(credentials\) since 2026-11-21T/)
  await line.query(`update providers set state = 'closed'`)
  await Promise.all(processes.map((watch) => watch.look()))
  expect(brief()).toEqual(['breaker:mail firing', 'breaker:mail over'])
  expect(reportedOf()[1]?.text).toMatch(/^Porchlight: over: "mail" can be used again; .* It began at 2\d{3}-/)
  await openBreaker()
  await processes[0]?.look()
  expect(brief().at(-1)).toBe('breaker:mail firing')
})

test('an alert that lasts is repeated after a day', async () => {
  await openBreaker()
  const watch = watchOf()
  await watch.look()
  await line.query(`update alerts set told_at = told_at - interval '23 hours'`)
  await watch.look()
  expect(reportedOf()).toHaveLength(1)
  await line.query(`update alerts set told_at = told_at - interval '1 hour'`)
  await watch.look()
  expect(brief()).toEqual(['breaker:mail firing', 'breaker:mail firing'])
})

test('a provider that throttles is reported only when that takes long', async () => {
  await openBreaker('throttled')
  const watch = watchOf()
  await watch.look()
  expect(reportedOf()).toEqual([])
  await line.query(`update providers set opened_at = opened_at - interval '11 minutes'`)
  await watch.look()
  expect(brief()).toEqual(['breaker:mail firing'])
})

test('an alert that reached nobody is tried again, by any process', async () => {
  await openBreaker()
  answer = { kind: 'retry', publicMessage: '', detail: 'away' }
  await watchOf().look()
  answer = { kind: 'done' }
  await watchOf().look()
  expect(reportedOf()).toEqual([])
  // Its claim is over.
  await line.query(`update alerts set updated_at = updated_at - interval '1 minute'`)
  await watchOf().look()
  expect(brief()).toEqual(['breaker:mail firing'])
})

test('late confirmations are reported after five minutes, journey mails after an hour', async () => {
  await line.accept(submission('guide', 'ann@example.com'))
  const due = (minutes: number, priority: number) =>
    line.query(
      `update step_runs set state = 'pending', lease_token = null, lease_until = null, priority = $2::smallint,
              next_attempt_at = $3::timestamptz - make_interval(mins => $1)`,
      [minutes, priority, line.clock.now()],
    )
  const watch = watchOf()
  await due(4, 0)
  await watch.look()
  await due(59, 1)
  await watch.look()
  expect(reportedOf()).toEqual([])
  await due(6, 0)
  await watch.look()
  await due(61, 1)
  await watch.look()
  expect(brief().toSorted()).toEqual(['queue:mail:0 firing', 'queue:mail:0 over', 'queue:mail:1 firing'])
})

test('a mail that the release does not have fails for good after some minutes, and is reported until it is retried', async () => {
  const { campaign } = submission('guide', 'ann@example.com')
  const pipeline = campaign.pipeline.map((entry) =>
    entry.step === 'email' ? { ...entry, email: 'harbor/welcome', wait: 0 } : entry,
  )
  await line.accept({ ...submission('guide', 'ann@example.com'), campaign: { ...campaign, pipeline } })
  const run = async () =>
    (await line.query('select state, attempts, last_error_detail as reason from step_runs'))[0]
  const reason = 'mail_not_in_release: harbor/harbor/welcome'
  const watch = watchOf()
  await expect.poll(run).toEqual({ state: 'pending', attempts: 1, reason })
  await watch.look()
  expect(reportedOf()).toEqual([])
  for (const minutes of [1, 5]) {
    line.clock.move(minutes * 60_000 + 1000)
    while ((await line.worker.runOnce()) > 0);
  }
  expect(await run()).toEqual({ state: 'failed', attempts: 3, reason })
  await watch.look()
  expect(brief()).toEqual(['mail_not_in_release:harbor/harbor/welcome firing'])
  expect(reportedOf()[0]?.details).toContain('the release has no mail "harbor/harbor/welcome"')
  const metrics = await createMetrics({ pool: line.pool, clock: line.clock }).read()
  expect(metrics.body).toContain('porchlight_mails_not_in_release{email="harbor/harbor/welcome"} 1')
  await line.query(`update step_runs set state = 'pending', finished_at = null`)
  await watch.look()
  expect(brief().at(-1)).toBe('mail_not_in_release:harbor/harbor/welcome over')
})

/** Reports of mails that came back. */
const add = (count: number, type: string) =>
  line.query(
    `insert into mail_events (id, type, created_at) select $2 || n || random(), $2, $3 from generate_series(1, $1::int) n`,
    [count, type, line.clock.now()],
  )

test('many bounces and complaints among few mails are reported, few are not', async () => {
  const watch = watchOf()
  await add(9, 'bounce')
  await watch.look()
  expect(reportedOf()).toEqual([])
  await add(1, 'complaint')
  await watch.look()
  expect(reportedOf()[0]?.details).toBe(
    'Bounces and complaints among 0 mails within 24 hours: bounce: 9, complaint: 1.',
  )
})

test('by mail, too, but not about the mail itself; nobody is named', async () => {
  const mailer = createMemoryMailer()
  const watch = watchOf({ email: 'operator@porch.example', mailer })
  await openBreaker()
  await line.query(
    `insert into providers (name, state, trouble) values ('webhook:hooks.example.com', 'open', 'outage')`,
  )
  await watch.look()
  expect(
    mailer.sent.filter(({ subject }) => !subject.includes('disk')).map(({ to, subject }) => [to, subject]),
  ).toEqual([
    ['operator@porch.example', expect.stringContaining('"webhook:hooks.example.com" cannot be used')],
  ])
})

test('a database that takes no writes is reported to ALERT_URL, once, and so is its return', async () => {
  const nowhere = createPool('postgres://nobody@127.0.0.1:1/none')
  const watch = watchOf({ pool: nowhere })
  await watch.look()
  expect(brief()).toEqual([])
  await watch.look()
  await watch.look()
  expect(brief()).toEqual(['database firing'])
  await nowhere.end()
})

test('whoever receives alerts can check who they are from', async () => {
  const received = Promise.withResolvers<{ headers: Record<string, string>; body: string }>()
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
    request.on('end', () => {
      received.resolve({ headers: request.headers as Record<string, string>, body })
      response.end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  await openBreaker()
  const url = `http://127.0.0.1:${address.port}/alerts`
  await watchOf({ url, webhooks: openWebhooks({ secret: line.secret }, { onlyPublic: false }) }).look()
  const { headers, body } = await received.promise
  expect(new Webhook(webhookSecretOf(line.secret, 'operator')).verify(body, headers)).toHaveProperty('text')
  server.close()
})
