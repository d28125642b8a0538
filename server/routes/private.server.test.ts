import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signedLink } from '../../engine/campaign/schema/private-link.ts'
import { guide, other, plan, startPrivateSite, zoom } from '../../tests/postgres/private-site.ts'
import { eventId, guidePath, host, origin } from '../../tests/postgres/start-server.ts'
import { createPersonDesk } from '../people/person-desk.ts'
import { erasePerson } from '../people/commands/erase-person.ts'

const hour = 3_600_000

let line: Awaited<ReturnType<typeof startPrivateSite>>
beforeAll(async () => {
  line = await startPrivateSite()
})
afterAll(() => line?.stop())
beforeEach(() => void (line.mailer.sent.length = 0))

const open: typeof line.open = (...request) => line.open(...request)
const opens = async (url: string, app = line.server.app) => {
  const { status, body } = await open(url, app)
  if (status !== 200) expect(body).not.toMatch(/%PDF|meet\.example|LOCATION/)
  return status === 200 && body === plan
}
const signUp = async (email: string, path = guidePath, more: Record<string, string> = {}) => {
  const answer = await line.submit({ name: 'Ann', email, ...more }, { path })
  const { token }: { token: string } = answer.json()
  return token
}
const later = (hours: number) => line.clock.move(hours * hour)
const mailed = () => /http\S+\.pdf/.exec(line.mailer.sent.at(-1)?.text ?? '')?.[0] ?? ''
const ask = async (email: string, campaign = 'vitality/blueprint') => {
  const answer = await line.server.app.inject({
    method: 'POST',
    url: `/private/${campaign}`,
    headers: {
      host,
      origin,
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': line.newVisitor(),
    },
    payload: new URLSearchParams({ email }).toString(),
  })
  return { status: answer.statusCode, body: answer.body }
}
const waitForMails = (count: number) =>
  expect.poll(() => line.mailer.sent.length, { timeout: 10_000 }).toBe(count)

test('before the form is sent nothing of a private guide can be fetched: a page says how to get it', async () => {
  const forged = signedLink(guide, 'x'.repeat(51))
  for (const url of [
    guide,
    forged,
    '/assets/vitality/plan.pdf',
    `/${guide}`,
    '/%70rivate/vitality/blueprint/plan.pdf',
  ]) {
    const { status, body } = await open(url)
    expect([url, status === 410 || status === 404]).toEqual([url, true])
    expect(body).not.toContain('%PDF')
  }
  expect(JSON.parse((await open(guide)).body)).toEqual({
    page: 'private',
    data: {
      id: 'vitality/blueprint',
      state: 'over',
      brand: 'vitality',
      isMailed: true,
      path: '/blueprint',
      campaign: 'vitality/blueprint',
    },
  })
})

test('the links of the success view and of the mail open it, in every process, and no cache keeps it', async () => {
  const token = await signUp('ann@example.com')
  const { status, body, headers } = await open(signedLink(guide, token))
  expect([status, body]).toEqual([200, plan])
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'content-disposition': 'inline; filename="plan.pdf"',
  })
  expect(mailed()).toMatch(/\/private\/vitality\/blueprint\/[\w-]{51}\/plan\.pdf$/)
  expect(await opens(mailed())).toBe(true)
  const second = await line.another('web')
  expect(await opens(mailed(), second.app)).toBe(true)
  await second.stop()
})

test('without scripts the page after the form has the token, too', async () => {
  const answer = await line.server.app.inject({
    method: 'POST',
    url: guidePath,
    headers: {
      host,
      origin,
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': line.newVisitor(),
    },
    payload: new URLSearchParams({ name: 'Noa', email: 'noa@example.com' }).toString(),
  })
  const done = JSON.parse((await open(String(answer.headers['location']))).body)
  expect(await opens(signedLink(guide, done.data.answer.token))).toBe(true)
})

test('a token of another campaign, or of somebody who is not in this one, opens nothing', async () => {
  const [ann, bea] = [
    await signUp('ann2@example.com'),
    await signUp('bea@example.com', '/api/submit/vitality/other'),
  ]
  expect((await open(signedLink(other, bea))).body).toContain('the map')
  expect(await opens(signedLink(guide, bea))).toBe(false)
  expect((await open(signedLink(other, ann))).status).toBe(410)
  // Ann's id and end with the proof of Bea.
  expect(await opens(signedLink(guide, ann.slice(0, 27) + bea.slice(27)))).toBe(false)
  expect(await opens(signedLink(guide, `${ann}A`))).toBe(false)
  expect(await opens(signedLink(guide, ann))).toBe(true)
})

test('a quarantined form gets a link that looks the same and opens nothing', async () => {
  const token = await signUp('bot@example.com', guidePath, { website: 'x' })
  expect(token).toMatch(/^[\w-]{51}$/)
  expect(await opens(signedLink(guide, token))).toBe(false)
})

test('a meeting link and its calendar file are for who has a seat', async () => {
  const token = await signUp('eve@example.com', `/api/submit/${eventId}`)
  const meeting = `/private/${eventId}/meeting`
  const file = `/private/${eventId}/calendar.ics`
  const joined = await open(signedLink(meeting, token))
  expect([joined.status, joined.headers['location']]).toEqual([303, zoom])
  expect((await open(signedLink(file, token))).body).toContain(`LOCATION:${zoom}`)
  for (const url of [meeting, file]) {
    const { status, body, headers } = await open(url)
    expect([status, headers['location']]).toEqual([410, undefined])
    expect(body).not.toContain('meet.example')
  }
  await line.pool.query("delete from registrations where email = 'eve@example.com'")
  expect((await open(signedLink(meeting, token))).status).toBe(410)
  expect((await open(signedLink(file, token))).body).not.toContain('meet.example')
})

test('links end; a new one is mailed to who has the guide alone, once, and the answer is the same for everybody', async () => {
  const shown = signedLink(guide, await signUp('cleo@example.com'))
  const old = mailed()
  later(25)
  expect([await opens(shown), await opens(old)]).toEqual([false, true])
  later(24 * 31)
  expect(await opens(old)).toBe(false)
  expect((await open(old)).status).toBe(410)
  line.mailer.sent.length = 0
  const known = await ask(' Cleo@Example.com')
  await waitForMails(1)
  expect(line.mailer.sent[0]?.to).toBe('cleo@example.com')
  expect(await opens(mailed())).toBe(true)
  expect(await ask('cleo@example.com')).toEqual(known)
  expect(await ask('stranger@example.com')).toEqual(known)
  // In the other campaign she is a stranger.
  await ask('cleo@example.com', 'vitality/other')
  expect((await ask('no address')).status).toBe(410)
  await line.server.worker.runOnce()
  expect(line.mailer.sent).toHaveLength(1)
})

test('the links of an erased person end', async () => {
  const shown = signedLink(guide, await signUp('dora@example.com'))
  const old = mailed()
  const { rows } = await line.pool.query<{ id: string }>(
    "select id from leads where email = 'dora@example.com'",
  )
  const desk = createPersonDesk({
    pool: line.pool,
    clock: line.clock,
    secret: 's'.repeat(32),
    publicOrigin: origin,
    releases: { current: () => ({ site: line.server.site }) },
    worker: { wake: () => {} },
  })
  const asker = { lead: rows[0]?.id ?? '', coaches: null }
  await desk.change(asker, { staff: 'sam', ipHash: null }, erasePerson, {
    command: 'erase',
    email: 'dora@example.com',
  })
  expect([await opens(shown), await opens(old)]).toEqual([false, false])
  line.mailer.sent.length = 0
  await ask('dora@example.com')
  await line.server.worker.runOnce()
  expect(line.mailer.sent).toEqual([])
})
