import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { signedLink } from '../../engine/campaign/schema/private-link.ts'
import { guide, other, plan, startPrivateSite, zoom } from '../../tests/postgres/private-site.ts'
import { eventId, guidePath } from '../../tests/postgres/start-server.ts'
import { privateToken, readPrivateToken } from '../settings/private-token.ts'

const meeting = `/private/${eventId}/meeting`
const calendar = `/private/${eventId}/calendar.ics`
const hour = 3_600_000
const gate = 4711

let line: Awaited<ReturnType<typeof startPrivateSite>>
beforeAll(async () => {
  line = await startPrivateSite()
  // Every form is written whole, and waits with its commit while the gate is closed.
  await line.pool.query(`
    create function wait_at_gate() returns trigger language plpgsql as
      'begin perform pg_advisory_xact_lock_shared(${gate}); return null; end';
    create constraint trigger gate after insert on submissions
      deferrable initially deferred for each row execute function wait_at_gate()`)
})
afterAll(() => line?.stop())
afterEach(() => void vi.restoreAllMocks())

/** "nothing", or what a link gives. */
const given = async (url: string) => {
  const { status, body, headers } = await line.open(url)
  if (status === 303) return String(headers['location'])
  if (status === 200) return body.includes('LOCATION') ? 'the calendar' : body
  expect(status).toBe(410)
  expect(body).not.toMatch(/%PDF|meet\.example|LOCATION/)
  return 'nothing'
}
const send = async (email: string, path = guidePath) => {
  const answer = await line.submit({ name: 'Ann', email }, { path })
  const { token = '' }: { token?: string } = answer.json()
  return { status: answer.statusCode, token }
}
const signUp = async (email: string, campaign: string) => (await send(email, `/api/submit/${campaign}`)).token

const idsOf = (sql: ReturnType<typeof spyOnPool>) => {
  const [, lead = '', submission = ''] =
    /"lead_id":"([\w-]+)".*?"submission_id":"([\w-]+)"/.exec(
      JSON.stringify(sql.mock.calls).replaceAll('\\', ''),
    ) ?? []
  return { lead, submission }
}
const spyOnPool = () => vi.spyOn(line.pool, 'query')

/** Sends a form that is written and not committed; `end` opens the gate. */
const halfSent = async (email: string) => {
  const keeper = await line.pool.connect()
  await keeper.query(`select pg_advisory_lock(${gate})`)
  const sql = spyOnPool()
  const sent = send(email)
  // On a slow machine it may be refused before anyone awaits it.
  sent.catch(() => {})
  const waiting = () => line.count(`pg_locks where locktype = 'advisory' and objid = ${gate} and not granted`)
  await expect.poll(waiting, { timeout: 10_000 }).toBe(1)
  const ids = idsOf(sql)
  const end = async () => {
    await keeper.query(`select pg_advisory_unlock(${gate})`)
    keeper.release()
    return sent
  }
  return { ids, end }
}
const inAnHour = () => new Date(line.clock.now().getTime() + hour)
const tokenOf = (id: string) =>
  privateToken('s'.repeat(32), { campaign: 'vitality/blueprint', id }, inAnHour())
/** The part of a token before its proof: who, and until when. */
const saidLength = 27
const idIn = (token: string) => {
  const { id = '' } = readPrivateToken('s'.repeat(32), 'vitality/blueprint', token) ?? {}
  return id
}

test('a link opens when the form is committed, and not a moment before', async () => {
  const { ids, end } = await halfSent('ann@example.com')
  const links = [ids.submission, ids.lead].map((id) => signedLink(guide, tokenOf(id)))
  for (const link of links) expect(await given(link)).toBe('nothing')
  expect(await line.count("leads where email = 'ann@example.com'")).toBe(0)
  const { status, token } = await end()
  expect(status).toBe(200)
  for (const link of [signedLink(guide, token), ...links]) expect(await given(link)).toBe(plan)
})

test('a form that is rolled back leaves no link that opens', async () => {
  const { ids, end } = await halfSent('ben@example.com')
  await line.pool.query(
    `select pg_cancel_backend(pid) from pg_locks where locktype = 'advisory' and objid = ${gate} and not granted`,
  )
  expect((await end()).status).toBeGreaterThanOrEqual(500)
  expect(ids.submission).toHaveLength(36)
  for (const id of Object.values(ids)) expect(await given(signedLink(guide, tokenOf(id)))).toBe('nothing')
  expect(await line.count("leads where email = 'ben@example.com'")).toBe(0)
})

test('of four private links each person opens the own ones, until they end', async () => {
  const links = { guide, map: other, meeting, calendar }
  const openTo = async (token: string | undefined) => {
    const all = Object.entries(links).map(async ([name, href]) => [
      name,
      await given(signedLink(href, token)),
    ])
    return Object.fromEntries((await Promise.all(all)).filter(([, what]) => what !== 'nothing'))
  }
  const ann = await signUp('ann2@example.com', 'vitality/blueprint')
  const bea = await signUp('bea@example.com', 'vitality/other')
  const eve = await signUp('eve@example.com', eventId)
  const finn = await signUp('finn@example.com', eventId)
  await line.pool.query("delete from registrations where email = 'finn@example.com'")
  const nobody = privateToken('s'.repeat(32), { campaign: eventId, id: crypto.randomUUID() }, inAnHour())
  const foreign = privateToken('t'.repeat(32), { campaign: 'vitality/blueprint', id: idIn(ann) }, inAnHour())

  const seat = { meeting: zoom, calendar: 'the calendar' }
  const rows = [
    [undefined, {}],
    [ann, { guide: plan }],
    [bea, { map: '%PDF-1.4 the map' }],
    [eve, seat],
    [finn, {}],
    [nobody, {}],
    [foreign, {}],
  ] as const
  for (const [token, what] of rows) expect([token, await openTo(token)]).toEqual([token, what])
  line.clock.move(25 * hour)
  for (const [token] of rows) expect([token, await openTo(token)]).toEqual([token, {}])
})

test('a token of which one character is another opens nothing, nor do halves of two people or a later end', async () => {
  const [cleo, dan] = [
    await signUp('cleo@example.com', 'vitality/blueprint'),
    await signUp('dan@example.com', 'vitality/blueprint'),
  ]
  const changed = cleo
    .split('')
    .map((one, at) => cleo.slice(0, at) + (one === 'x' ? 'y' : 'x') + cleo.slice(at + 1))
  const later = privateToken('t'.repeat(32), { campaign: 'vitality/blueprint', id: idIn(cleo) }, inAnHour())
  const forged = [
    later.slice(0, saidLength) + cleo.slice(saidLength),
    cleo.slice(0, saidLength) + dan.slice(saidLength),
  ]
  for (const token of [...changed, ...forged, cleo.toUpperCase(), cleo.slice(1), `${cleo}A`])
    expect([token, await given(signedLink(guide, token))]).toEqual([token, 'nothing'])
  for (const token of [cleo, dan]) expect(await given(signedLink(guide, token))).toBe(plan)
})
