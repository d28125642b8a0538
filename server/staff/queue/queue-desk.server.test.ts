import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPipeline, submission } from '../../../tests/postgres/start-pipeline.ts'
import { createQueueDesk, type QueueDesk } from './queue-desk.ts'
import { listDue } from './list-due.ts'
import { listBounces } from './list-bounces.ts'
import { listQuarantined } from './list-quarantined.ts'

let line: Awaited<ReturnType<typeof startPipeline>>
let desk: QueueDesk
beforeAll(async () => {
  line = await startPipeline()
  desk = createQueueDesk(line)
})
afterAll(() => line.stop())
beforeEach(async () => {
  await line.clear()
  await line.pool.query('truncate audit_log')
})

const by = { staff: 'operator', role: 'owner' as const, coaches: null, ipHash: 'visitor' }
const away = { kind: 'retry', publicMessage: 'It is away.', detail: 'away', unreachable: true } as const
const outage = { ...away, fault: 'outage' } as const
const noSuchBox = {
  kind: 'refused',
  suppress: true,
  publicMessage: 'The mail server refused this address.',
  detail: 'RCPT TO 550 5.1.1 <ann@example.com>: no such box',
} as const

const hour = 3_600_000

/** The form, once its mail was attempted. */
const send = async (...given: Parameters<typeof submission>) => {
  await line.accept(submission(...given))
  await expect.poll(() => line.count('step_runs', `state = 'running'`)).toBe(0)
  line.clock.move(1000)
}
const shown = () => ({ pool: line.pool, words: { site: line.siteFile, fill: line } })
const dueOf = async (provider: string, coaches: string[] | null = null) =>
  (await desk.due(coaches, { provider })).rows.map(({ person, what, why }) => [person?.email, what, why])

test('what waits is listed by provider, the longest due first, with when and why', async () => {
  line.mailer.answer = () => away
  await send('logged', 'ann@example.com')
  line.mailer.answer = () => ({ kind: 'sent' })
  await send('drip', 'bob@example.com')
  const queues = await desk.queues(null)
  expect(queues).toMatchObject([
    { provider: 'mail', count: 1, isSuspended: false },
    { provider: 'journeys', count: 1, isSuspended: false },
  ])
  const { rows } = await desk.due(null, { provider: 'mail' })
  expect(rows).toMatchObject([
    {
      person: { name: 'Ann', email: 'ann@example.com' },
      campaign: 'harbor/logged',
      brand: 'Harbor',
      subject: 'harbor/welcome for Ann',
      lastError: 'It is away.',
    },
  ])
  expect(await dueOf('mail')).toEqual([['ann@example.com', 'harbor/welcome', 'retry']])
  expect(await dueOf('journeys')).toEqual([['bob@example.com', 'harbor/two', 'journey']])
})

test('a step that waits for its moment, for its turn or for its provider says so', async () => {
  line.mailer.answer = () => away
  await send('logged', 'ann@example.com')
  const set = (sql: string) => line.query(`update step_runs set attempts = 0, outages = 0, ${sql}`)
  const whys: (string | undefined)[] = []
  const note = async () => whys.push((await desk.due(null, { provider: 'mail' })).rows[0]?.why)
  await set(`next_attempt_at = '2026-11-21T09:00:00Z'`)
  await note()
  await set(`next_attempt_at = '2026-11-30T09:00:00Z'`)
  await note()
  await line.query(`insert into providers (name, state, trouble, failures, open_until, opened_at)
    values ('mail', 'open', 'outage', 4, '2026-11-21T10:00:10Z', '2026-11-21T09:50:00Z')`)
  await note()
  expect(whys).toEqual(['turn', 'later', 'suspended'])
  expect(await desk.queues(null)).toMatchObject([{ provider: 'mail', isSuspended: true }])
  const nextProbe = async () => (await desk.suspended(null))[0]?.nextProbe
  expect(await nextProbe()).toBe('2026-11-30T09:00:00.000Z')
  await set(`next_attempt_at = '2026-11-21T09:00:00Z'`)
  expect(await nextProbe()).toBe('2026-11-21T10:00:10.000Z')
  await line.query('delete from step_runs')
  expect(await nextProbe()).toBeNull()
})

test('pages of what waits have no holes and no doubles, also of one moment and several priorities', async () => {
  line.mailer.answer = () => away
  for (let at = 0; at < 7; at++) await send('logged', `p${at}@example.com`)
  await line.query(`update step_runs set next_attempt_at = '2026-11-21T11:00:00Z', priority = (random() * 2)::int,
    coach = case when random() < 0.5 then 'harbor' else 'other' end`)
  const seen: string[] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await listDue(shown(), null, {
      provider: 'mail',
      now: line.clock.now(),
      size: 2,
      ...(cursor !== undefined && { cursor }),
    })
    seen.push(...page.rows.map(({ id }) => id))
    cursor = page.next
  }
  expect([seen.length, new Set(seen).size]).toEqual([7, 7])
})

test('failed and unknown steps are grouped by provider and reason; only failed ones can be tried again', async () => {
  line.mailer.answer = () => ({
    kind: 'refused',
    suppress: false,
    publicMessage: 'No.',
    detail: '550 a@b.co no',
  })
  for (const name of ['ann', 'bob', 'cleo']) await send('logged', `${name}@example.com`)
  await line.query(`update step_runs set state = 'unknown', last_error = 'It may have left.'
    where lead_id = (select id from leads where email = 'cleo@example.com')`)
  expect(await desk.failing(null)).toMatchObject([
    { provider: 'mail', state: 'unknown', lastError: 'It may have left.', count: 1, again: 0 },
    { provider: 'mail', state: 'failed', lastError: 'No.', count: 2, again: 2, people: 2, names: ['Ann'] },
  ])
  const failed = await desk.failedSteps(null, { provider: 'mail', lastError: 'No.', state: 'failed' })
  expect(failed.rows).toMatchObject([
    { person: { email: 'bob@example.com' }, said: '550 a***@b.co no', canTryAgain: true },
    { person: { email: 'ann@example.com' }, canTryAgain: true },
  ])
  const asked = { provider: 'mail', lastError: 'It may have left.', state: 'unknown' as const }
  const [unknown] = (await desk.failedSteps(null, asked)).rows
  expect(unknown?.canTryAgain).toBe(false)
  expect(await desk.retryStep(unknown?.id ?? '', by)).toBe(0)
  expect(await desk.retryStep(failed.rows[0]?.id ?? '', by)).toBe(1)
  expect(await desk.retryGroup({ provider: 'mail', lastError: 'No.' }, by)).toBe(1)
  expect(await line.count('audit_log')).toBe(2)
})

test('a mail to an address that does not exist is not tried again before the address is corrected', async () => {
  line.mailer.answer = () => ({ ...noSuchBox, suppress: false })
  for (const name of ['ann', 'bob']) await send('logged', `${name}@example.com`)
  const state = async () => {
    const [group] = await desk.failing(null)
    return [group?.count, group?.noSuchAddress, group?.again]
  }
  const asked = { provider: 'mail', lastError: noSuchBox.publicMessage }
  expect(await state()).toEqual([2, 2, 0])
  expect(await desk.retryGroup(asked, by)).toBe(0)
  await line.query(
    `insert into audit_log (actor, action, subject, ip_hash, created_at)
     select 'operator', 'person_address_fixed', id, 'x', $1 from leads where email = 'ann@example.com'`,
    [line.clock.now()],
  )
  expect(await state()).toEqual([2, 1, 1])
  const { rows } = await desk.failedSteps(null, { ...asked, state: 'failed' })
  expect(rows.map(({ person, isNoSuchAddress }) => [person?.email, isNoSuchAddress])).toEqual([
    ['bob@example.com', true],
    ['ann@example.com', false],
  ])
  expect(await desk.retryGroup(asked, by)).toBe(1)
})

test('quarantined forms are listed with their answers and approved many at a time, each with a row of the audit', async () => {
  for (const name of ['ann', 'bob', 'cleo']) {
    await send('guide', `${name}@example.com`, { quarantined: 'trap' })
    line.clock.move(1000)
  }
  const { rows } = await desk.quarantined(null, {})
  expect(rows.map(({ email }) => email)).toEqual(['cleo@example.com', 'bob@example.com', 'ann@example.com'])
  expect(rows[0]).toMatchObject({
    campaign: 'harbor/guide',
    brand: 'Harbor',
    reason: 'trap',
    answers: [
      { name: 'name', value: 'Ann' },
      { name: 'email', value: 'cleo@example.com' },
    ],
  })
  const ids = rows.slice(0, 2).map(({ id }) => id)
  expect(await desk.approve([...ids, ...ids], by)).toBe(2)
  expect(await desk.approve(ids, by)).toBe(0)
  expect(await line.query('select action, subject from audit_log order by subject')).toEqual(
    ids.toSorted().map((subject) => ({ action: 'submission_released', subject })),
  )
  expect(await line.count('leads')).toBe(2)
  expect((await desk.placeOf(ids[0] ?? '', null))?.lead).toMatch(/^[0-9a-f-]{36}$/)
  expect(await desk.placeOf(rows[2]?.id ?? '', null)).toEqual({ lead: null })
})

test('forms that no person sent are deleted, by staff of their coach, and what was approved is not', async () => {
  for (const name of ['ann', 'bob']) await send('guide', `${name}@example.com`, { quarantined: 'trap' })
  const ids = (await desk.quarantined(null, {})).rows.map(({ id }) => id)
  expect(await desk.discard(ids, { ...by, coaches: ['other'] })).toBe(0)
  await desk.approve(ids.slice(0, 1), by)
  expect(await desk.discard(ids, by)).toBe(1)
  expect(await line.query('select id from submissions')).toEqual([{ id: ids[0] }])
  expect(await line.query("select subject from audit_log where action = 'submission_discarded'")).toEqual([
    { subject: ids[1] },
  ])
})

test('pages of quarantined forms go on where the one before ended', async () => {
  for (let at = 0; at < 5; at++) await send('guide', `p${at}@example.com`, { quarantined: 'trap' })
  const first = await listQuarantined(shown(), null, { size: 3 })
  const second = await listQuarantined(shown(), null, { size: 3, cursor: first.next ?? '' })
  expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(5)
  expect(second.next).toBeNull()
})

test('a bounce is listed by person, with what the provider said and no address in it', async () => {
  line.mailer.answer = () => noSuchBox
  await send('guide', 'ann@example.com')
  await line.query(`insert into suppressions (coach, address_hash, reason, created_at)
    values ('harbor', 'gone', 'complaint', '2026-11-20T10:00:00Z'), ('harbor', 'left', 'unsubscribed', now())`)
  const { rows } = await desk.bounces(null, {})
  expect(rows).toMatchObject([
    { reason: 'complaint', person: null, said: null },
    {
      brand: 'Harbor',
      reason: 'refused',
      person: { name: 'Ann', email: 'ann@example.com' },
      said: 'RCPT TO 550 5.1.1 <a***@example.com>: no such box',
    },
  ])
})

test('complaints come before refused addresses over all pages of bounces', async () => {
  await line.query(`insert into suppressions (coach, address_hash, reason, created_at)
    select 'harbor', 'h' || at, case when at in (0, 1) then 'complaint' else 'refused' end, '2026-11-20T10:00:00Z'::timestamptz + at * interval '1 hour'
    from generate_series(0, 4) at`)
  const pages: string[][] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page = await listBounces(shown(), null, { size: 2, ...(cursor !== '' && { cursor }) })
    pages.push(page.rows.map(({ reason, at }) => `${reason} ${at.slice(11, 13)}`))
    cursor = page.next
  }
  expect(pages).toEqual([['complaint 11', 'complaint 10'], ['refused 14', 'refused 13'], ['refused 12']])
})

test('staff of some coaches see and change nothing of others', async () => {
  line.mailer.answer = () => noSuchBox
  await send('guide', 'ann@example.com')
  line.mailer.answer = () => ({ kind: 'sent' })
  await send('drip', 'bob@example.com')
  line.mailer.answer = () => away
  await send('logged', 'cleo@example.com')
  await line.query(`insert into providers (name, state, trouble, failures, open_until, opened_at)
    values ('mail', 'open', 'outage', 4, '2026-11-21T10:00:10Z', '2026-11-21T09:50:00Z')`)
  await send('guide', 'bot@example.com', { quarantined: 'trap' })
  const [form] = (await desk.quarantined(null, {})).rows
  const seenBy = async (coaches: string[]) => [
    (await desk.queues(coaches)).map(({ provider }) => provider),
    (await desk.due(coaches, { provider: 'mail' })).rows.length,
    (await desk.due(coaches, { provider: 'journeys' })).rows.length,
    (await desk.failing(coaches)).length,
    (await desk.suspended(coaches)).length,
    (await desk.quarantined(coaches, {})).rows.length,
    (await desk.bounces(coaches, {})).rows.length,
    await desk.placeOf(form?.id ?? '', coaches),
  ]
  expect(await seenBy(['other'])).toEqual([[], 0, 0, 0, 0, 0, 0, null])
  expect(await desk.approve([form?.id ?? ''], { ...by, coaches: ['other'] })).toBe(0)
  expect(await seenBy(['harbor'])).toEqual([['mail', 'journeys'], 1, 1, 1, 1, 1, 1, { lead: null }])
  const none = { due: 0, failing: 0, suspended: 0, quarantined: 0, bounces: 0 }
  expect(await desk.counts(['other'])).toEqual(none)
  expect(await desk.counts(['harbor'])).toEqual({
    due: 2,
    failing: 1,
    suspended: 1,
    quarantined: 1,
    bounces: 1,
  })
})

test('a suspended service that nothing waits for is listed, but not counted', async () => {
  await line.query(`insert into providers (name, state, trouble, failures, opened_at)
    values ('webhook:hooks.example.com', 'open', 'credentials', 1, '2026-11-21T09:50:00Z')`)
  expect(await desk.suspended(null)).toMatchObject([{ provider: 'webhook:hooks.example.com', waiting: 0 }])
  expect(await desk.counts(null)).toMatchObject({ suspended: 0 })
})

// Last: the worker remembers the outage.
test('a suspended provider is listed with its fault, since when, its next probe and what waits for it', async () => {
  line.mailer.answer = () => outage
  for (const name of ['ann', 'bob', 'cleo']) await send('logged', `${name}@example.com`)
  const [mail] = await desk.suspended(null)
  expect(mail).toMatchObject({ provider: 'mail', fault: 'outage', isProbing: false, waiting: 3 })
  expect(mail?.since).toMatch(/^2026-11-21T10:/)
  line.clock.move(hour)
  expect(await desk.suspended(null)).toMatchObject([{ isProbing: true }])
})
