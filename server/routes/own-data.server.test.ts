import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ServedSite } from '../../engine/campaign/release/release.ts'
import { fakeCampaign } from '../../tests/fakes/fake-site.ts'
import { eventId, host, origin, startServer } from '../../tests/postgres/start-server.ts'
import { mostLinks } from '../people/own-data/mail-own-data-link.ts'
import { addressHash, unsubscribeToken } from '../settings/keys.ts'

const ann = 'ann@example.com'
const secret = 's'.repeat(32)
const minute = 60_000

const mail = (id: string) => ({
  id,
  subject: id,
  preheader: '',
  html: '<a href="{pageUrl}">Open</a> {unsubscribeUrl}',
  text: 'Open: {pageUrl} {unsubscribeUrl}/data',
})

/** With a second coach, and a step of the first that tells the coach. */
const change = (site: ServedSite): ServedSite => {
  const [known] = Object.values(site.campaigns)
  if (!known) throw new Error('no campaign')
  const guide = fakeCampaign('ember/guide', {
    ...known,
    id: 'ember/guide',
    coach: 'ember',
    path: '/guide',
    rowId: '00000000-0000-5000-8000-000000000031',
    pageRowId: '00000000-0000-5000-8000-000000000032',
    landingPageRowId: '00000000-0000-5000-8000-000000000033',
  })
  const stems = ['vitality/welcome', 'ember/welcome', 'vitality/~own-data', 'ember/~own-data']
  return {
    ...site,
    campaigns: { ...site.campaigns, 'ember/guide': guide },
    emails: Object.fromEntries(stems.map((id) => [id, mail(id)])),
  }
}

let line: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => void (line = await startServer({}, [], { change })))
afterAll(() => line?.stop())
beforeEach(async () => {
  await line.pool.query('truncate leads, submissions, suppressions, unsubscribe_links, audit_log cascade')
  await line.pool.query('update events set taken = 0')
  line.mailer.sent.length = 0
  line.mailer.answer = () => ({ kind: 'sent' })
})

const signUp = async (email: string, campaign = 'vitality/blueprint') => {
  const answer = await line.submit({ name: 'Ann', email }, { path: `/api/submit/${campaign}` })
  expect(answer.statusCode).toBe(200)
}
const linkOf = (email: string, coach = 'vitality') => `/u/${unsubscribeToken(secret, coach, email)}/data`
const send = async (method: 'GET' | 'POST' | 'HEAD', url: string, headers: Record<string, string> = {}) => {
  const answer = await line.server.app.inject({
    method,
    url,
    headers: {
      host,
      'x-forwarded-for': line.newVisitor(),
      ...(method === 'POST' && { origin, 'content-type': 'application/x-www-form-urlencoded' }),
      ...headers,
    },
  })
  return { status: answer.statusCode, body: answer.body, headers: answer.headers }
}
const stateOf = ({ body }: { body: string }) => (JSON.parse(body) as { data: { state: string } }).data.state
/** The path of the link that was mailed last. */
const ask = async (email = ann, coach = 'vitality') => {
  expect(stateOf(await send('POST', linkOf(email, coach)))).toBe('asked')
  return new URL(/http\S+\/data\/\S+/.exec(line.mailer.sent.at(-1)?.text ?? '')?.[0] ?? '').pathname
}
const rows = async (sql: string) => (await line.pool.query<Record<string, unknown>>(sql)).rows
const actions = async () =>
  (await rows(`select actor || ' ' || action as done from audit_log order by created_at, action`)).map(
    ({ done }) => done,
  )
/** Everything of both coaches that a link could change. */
const everything = async () => ({
  leads: await rows('select * from leads order by id'),
  suppressions: await rows('select * from suppressions order by id'),
  seats: await rows('select id, taken from events order by id'),
  audit: await rows('select * from audit_log order by id'),
})

test('a mail shows nothing and gives nothing: its link mails another to the address itself', async () => {
  await signUp(ann)
  const page = await send('GET', linkOf(ann))
  expect([page.status, stateOf(page), page.body.includes(ann)]).toEqual([200, 'ask', false])
  expect(page.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
  const opened = await send('GET', await ask())
  expect(line.mailer.sent.at(-1)).toMatchObject({ to: ann, subject: 'vitality/~own-data' })
  expect(JSON.parse(opened.body).data).toMatchObject({
    state: 'shown',
    stored: {
      email: ann,
      name: 'Ann',
      forms: [{ title: 'vitality/blueprint' }],
      mails: [{ title: 'vitality/welcome' }],
      seats: [],
      hasMore: false,
    },
    hasOtherCoaches: true,
  })
  expect(opened.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
})

test('a mail scanner that follows every link changes nothing', async () => {
  await signUp(ann)
  await signUp(ann, 'ember/guide')
  const link = await ask()
  const before = await everything()
  for (const url of [linkOf(ann), link, `${link}/erase`])
    for (const method of ['GET', 'HEAD'] as const) expect((await send(method, url)).status, url).toBe(200)
  for (const url of [`${link}/download`, `${link}/leave`]) expect((await send('GET', url)).status).toBe(405)
  expect(await everything()).toEqual(before)
  expect(line.mailer.sent).toHaveLength(3)
})

test('the download is what the command exports, without addresses of the staff, and is audited', async () => {
  await signUp(ann)
  await line.pool.query(
    `insert into person_notes (lead_id, author, text) select id, 'sam@staff.example', 'Met at the fair.' from leads`,
  )
  const file = await send('POST', `${await ask()}/download`)
  expect(file.headers).toMatchObject({
    'content-disposition': 'attachment; filename="vitality-data.json"',
    'cache-control': 'no-store',
  })
  const { email, tables } = JSON.parse(file.body)
  expect(email).toBe(ann)
  expect(tables.submissions).toHaveLength(1)
  expect(tables.person_notes).toEqual([
    expect.objectContaining({ author: 'staff', text: 'Met at the fair.' }),
  ])
  expect(file.body).not.toMatch(/sam@staff|"token"/)
  expect(await actions()).toEqual(['visitor own_data_link_sent', 'visitor person_exported'])
})

test('erasing frees the seat, ends everything, and keeps a hash so that nobody writes again', async () => {
  await signUp(ann, eventId)
  const link = await ask()
  expect(stateOf(await send('GET', `${link}/erase`))).toBe('erase')
  expect(await line.count('leads')).toBe(1)
  expect(await rows(`select taken from events where id = '${eventId}'`)).toEqual([{ taken: 1 }])
  const erased = await send('POST', `${link}/erase`)
  expect(JSON.parse(erased.body).data).toMatchObject({
    state: 'erased',
    isElsewhere: false,
    brand: 'vitality',
  })
  expect(await line.count('leads')).toBe(0)
  expect(await line.count('submissions')).toBe(0)
  expect(await rows(`select taken from events where id = '${eventId}'`)).toEqual([{ taken: 0 }])
  expect(await rows('select coach, reason, address_hash from suppressions')).toEqual([
    { coach: 'vitality', reason: 'unsubscribed', address_hash: addressHash(secret, ann) },
  ])
  expect(await actions()).toEqual(['visitor own_data_link_sent', 'visitor person_erased'])
  expect(await rows(`select subject from audit_log where action = 'own_data_link_sent'`)).toEqual([
    { subject: null },
  ])
  // Who is gone is answered as somebody who never was.
  const unknown = linkOf('nobody@example.com')
  for (const url of [linkOf(ann), link, `${link}/erase`])
    expect((await send('GET', url)).body).toBe((await send('GET', unknown)).body)
  for (const url of [linkOf(ann), `${link}/erase`, `${link}/download`, `${link}/leave`])
    expect((await send('POST', url)).status).toBe(404)
  line.mailer.sent.length = 0
  await signUp(ann)
  expect(line.mailer.sent.filter(({ subject }) => subject === 'vitality/welcome')).toEqual([])
})

test('the coach is asked to delete what had left the site; while that mail does not leave, nothing is erased', async () => {
  await signUp(ann)
  await line.pool.query(
    `insert into step_runs (lead_id, coach, campaign, campaign_id, step, effect_key, provider, config, state, attempts)
     select id, coach, 'vitality/blueprint', campaign_id, 'webhook', 'hook', 'webhook:hooks.example.com', '{}', 'sent', 1 from leads`,
  )
  const link = await ask()
  line.mailer.answer = () => ({ kind: 'retry', publicMessage: 'Later.', detail: '' })
  expect((await send('POST', `${link}/erase`)).status).toBe(502)
  expect([await line.count('leads'), await line.count('suppressions')]).toEqual([1, 0])
  line.mailer.answer = () => ({ kind: 'sent' })
  expect(JSON.parse((await send('POST', `${link}/erase`)).body).data).toMatchObject({ isElsewhere: true })
  expect(line.mailer.sent.at(-1)?.text).toMatch(
    /ann@example\.com has erased[^]+- hooks\.example\.com: it was sent/,
  )
  expect(await line.count('leads')).toBe(0)
})

test('a link that is over, tampered with, or of somebody else shows, gives and erases nothing', async () => {
  await signUp(ann)
  await signUp('bob@example.com')
  const link = await ask()
  const [key = ''] = link.split('/').slice(-1)
  const [end = '', proof = ''] = key.split('.')
  const later = (Number.parseInt(end, 36) + 9_999_999).toString(36)
  const wrong = [
    `${linkOf(ann)}/${later}.${proof}`,
    `${linkOf(ann)}/${end}.${proof.slice(1)}`,
    `${linkOf(ann)}/${end}`,
    `${linkOf(ann)}/x`,
    // Bob's own mail, with what was mailed to Ann.
    `${linkOf('bob@example.com')}/${key}`,
    `${linkOf(ann, 'ember')}/${key}`,
  ]
  const nothing = async (url: string) => {
    const answers = [
      await send('GET', url),
      await send('GET', `${url}/erase`),
      ...(await Promise.all(['erase', 'download', 'leave'].map((name) => send('POST', `${url}/${name}`)))),
    ]
    for (const { status, body } of answers) {
      expect([url, [404, 410].includes(status)]).toEqual([url, true])
      expect(body).not.toMatch(/example\.com/)
    }
  }
  const before = await everything()
  for (const url of wrong) await nothing(url)
  line.clock.move(29 * minute)
  expect(stateOf(await send('GET', link))).toBe('shown')
  line.clock.move(2 * minute)
  expect(stateOf(await send('GET', link))).toBe('over')
  await nothing(link)
  expect(await everything()).toEqual(before)
})

test('a link that was mailed does not follow an address that somebody else has now', async () => {
  await signUp(ann)
  await signUp('bob@example.com')
  const link = await ask()
  await line.pool.query(`update unsubscribe_links set address_hash = $2 where address_hash = $1`, [
    addressHash(secret, ann),
    addressHash(secret, 'bob@example.com'),
  ])
  const answer = await send('GET', link)
  expect([answer.status, answer.body.includes('bob@')]).toEqual([410, false])
})

test('leaving all coaches unsubscribes everywhere, and does not say where the person was', async () => {
  await signUp(ann)
  await signUp(ann, 'ember/guide')
  await signUp('bob@example.com', 'ember/guide')
  const answer = await send('POST', `${await ask()}/leave`)
  expect(stateOf(answer)).toBe('left')
  expect(answer.body).not.toContain('ember')
  expect(await rows('select coach, address_hash from suppressions order by coach')).toEqual(
    ['ember', 'vitality'].map((coach) => ({ coach, address_hash: addressHash(secret, ann) })),
  )
  expect(await rows(`select details from audit_log where action = 'person_left_all'`)).toHaveLength(2)
  // Her data of one coach is not part of what the other has.
  const shown = await send('GET', await ask())
  expect(shown.body).not.toContain('ember')
  const erased = await send('POST', `${await ask()}/erase`)
  expect(stateOf(erased)).toBe('erased')
  expect(await rows(`select distinct coach from leads where email = '${ann}'`)).toEqual([{ coach: 'ember' }])
})

test('who has unsubscribed still gets the link, and an address gets few of them', async () => {
  await signUp(ann)
  await send('POST', linkOf(ann).replace('/data', ''))
  line.mailer.sent.length = 0
  for (let press = 0; press < mostLinks + 3; press++)
    expect(stateOf(await send('POST', linkOf(ann)))).toBe('asked')
  expect(line.mailer.sent).toHaveLength(mostLinks)
  line.clock.move(24 * 60 * minute + 1)
  await send('POST', linkOf(ann))
  expect(line.mailer.sent).toHaveLength(mostLinks + 1)
})

test('a link that did not leave says so and does not count', async () => {
  await signUp(ann)
  line.mailer.answer = () => ({ kind: 'retry', publicMessage: 'Later.', detail: '' })
  expect((await send('POST', linkOf(ann))).status).toBe(502)
  expect(await line.count('audit_log')).toBe(0)
})

test('another page cannot press the buttons, and one visitor not for ever', async () => {
  await signUp(ann)
  const foreign = await send('POST', linkOf(ann), { origin: 'https://evil.example' })
  expect([foreign.status, line.mailer.sent.length]).toEqual([403, 1])
  const from = { 'x-forwarded-for': '198.51.100.7' }
  const statuses = []
  for (let press = 0; press < 22; press++)
    statuses.push((await send('POST', `${linkOf(ann)}/x/erase`, from)).status)
  expect([statuses[0], statuses.at(-1)]).toEqual([410, 429])
})
