import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sampleCampaigns } from '../../tests/postgres/sample-site.ts'
import { startPipeline, submission } from '../../tests/postgres/start-pipeline.ts'
import { createLeadDesk, type LeadDesk } from './lead-desk.ts'
import type { LeadsAsked } from './lead-position.ts'
import { listLeads } from './list-leads.ts'
import type { Coaches } from './coaches.ts'

let line: Awaited<ReturnType<typeof startPipeline>>
let leads: LeadDesk
beforeAll(async () => {
  line = await startPipeline()
  leads = createLeadDesk(line)
})
afterAll(() => line.stop())
beforeEach(() => line.clear())

const rowIdOf = (campaign: keyof typeof sampleCampaigns) => sampleCampaigns[campaign].rowId

type Given = { name?: string; coach?: string; source?: string; at?: string; campaign?: string }

const insert = (email: string, given: Given = {}) =>
  line.query(
    `insert into leads (email, name, source, campaign_id, coach, address_hash, created_at)
     values ($1, $2, $3, $4, $5, $1, $6)`,
    [
      email,
      given.name ?? null,
      given.source ?? 'test',
      given.campaign ?? rowIdOf('guide'),
      given.coach ?? 'harbor',
      given.at ?? '2026-11-24T10:00:00Z',
    ],
  )

const found = async (query: LeadsAsked = {}, coaches: Coaches = null) =>
  (await leads.list(coaches, query)).rows.map(({ email }) => email)

test('staff see who signed up, newest first, with campaign, source and state', async () => {
  await line.accept(submission('guide', 'ann@example.com'))
  line.clock.move(1000)
  await line.accept(submission('drip', 'bob@example.com'))
  line.clock.move(1000)
  await line.accept(submission('guide', 'cleo@example.com', { values: { email: 'cleo@example.com' } }))
  await line.query(
    `insert into suppressions (coach, address_hash, reason)
     select coach, address_hash, 'unsubscribed' from leads where email = 'cleo@example.com'`,
  )
  const { rows, next } = await leads.list(null, {})
  expect(next).toBeNull()
  expect(rows).toEqual([
    expect.objectContaining({ email: 'cleo@example.com', name: null, state: 'unsubscribed' }),
    expect.objectContaining({ email: 'bob@example.com', campaign: 'harbor/drip', state: 'active' }),
    {
      id: expect.any(String),
      name: 'Ann',
      email: 'ann@example.com',
      coach: 'harbor',
      brand: 'Harbor',
      campaign: 'harbor/guide',
      title: 'harbor/guide',
      source: 'test',
      via: null,
      state: 'stored',
      firstEmail: 'sent',
      createdAt: expect.stringMatching(/^2026-11-21T10:\d\d:\d\d\.\d{3}Z$/),
    },
  ])
})

const firstEmails = async () => (await leads.list(null, {})).rows.map(({ firstEmail }) => firstEmail)
const set = (columns: string) => line.query(`update step_runs set ${columns} where email is not null`)

test('a lead whose first email waits, failed or may be lost says so, until one has left', async () => {
  await line.accept(submission('drip', 'ann@example.com'))
  await set(`state = 'pending', attempts = 0, troubled = false`)
  expect(await firstEmails()).toEqual([null])
  await set('attempts = 1')
  expect(await firstEmails()).toEqual(['waits'])
  await set('attempts = 0')
  await line.query(
    `insert into providers (name, state) values ('mail', 'open') on conflict (name) do update set state = 'open'`,
  )
  expect(await firstEmails()).toEqual(['waits'])
  await line.query(`update providers set state = 'closed'`)
  await set(`state = 'unknown'`)
  expect(await firstEmails()).toEqual(['unknown'])
  await set(`state = 'failed'`)
  expect(await firstEmails()).toEqual(['failed'])
  await line.query(
    `insert into step_runs (id, lead_id, coach, campaign, campaign_id, step, effect_key, config, email, state, created_at)
     select gen_random_uuid(), lead_id, coach, campaign, campaign_id, step, effect_key, config, email, 'sent', created_at - interval '1 day'
     from step_runs where email is not null limit 1`,
  )
  expect(await firstEmails()).toEqual(['sent'])
  await line.query(`delete from step_runs where state = 'sent'`)
  await line.query(
    `insert into suppressions (coach, address_hash, reason) select coach, address_hash, 'refused' from leads`,
  )
  expect(await firstEmails()).toEqual([null])
})

test('filters narrow the list, alone and together', async () => {
  await insert('ann@example.com', { name: 'Ann Müller', at: '2026-11-23T23:59:59.999999Z' })
  await insert('bob@example.com', { name: '100% Bob', source: 'book', at: '2026-11-24T00:00:00Z' })
  await insert('cleo@mail.test', {
    coach: 'other',
    campaign: rowIdOf('drip'),
    at: '2026-11-24T23:59:59.999999Z',
  })
  await insert('dora@mail.test', { source: 'book', at: '2026-11-25T00:00:00Z' })
  expect(await found({ coach: 'other' })).toEqual(['cleo@mail.test'])
  expect(await found({ campaign: 'harbor/drip' })).toEqual(['cleo@mail.test'])
  expect(await found({ campaign: 'harbor/nothing' })).toEqual([])
  expect(await found({ source: 'book' })).toEqual(['dora@mail.test', 'bob@example.com'])
  expect(await found({ from: '2026-11-24', to: '2026-11-24' })).toEqual(['cleo@mail.test', 'bob@example.com'])
  // In Sydney the day begins eleven hours before, in New York it ends five after.
  expect(await found({ from: '2026-11-25', to: '2026-11-25', zone: 'Australia/Sydney' })).toEqual([
    'dora@mail.test',
    'cleo@mail.test',
  ])
  expect(await found({ from: '2026-11-24', to: '2026-11-24', zone: 'America/New_York' })).toEqual([
    'dora@mail.test',
    'cleo@mail.test',
  ])
  expect(await found({ q: 'mülLER' })).toEqual(['ann@example.com'])
  expect(await found({ q: 'MAIL.test' })).toEqual(['dora@mail.test', 'cleo@mail.test'])
  expect(await found({ q: 'mail.test', source: 'book' })).toEqual(['dora@mail.test'])
  expect(await leads.count(null, { q: 'mail.test' })).toBe(2)
  expect(await leads.count(['other'], {})).toBe(1)
})

test('signs of SQL patterns are searched for as they are', async () => {
  await insert('ann@example.com', { name: '100% Ann' })
  await insert('b_b@example.com', { name: 'Back\\slash' })
  expect(await found({ q: '%' })).toEqual(['ann@example.com'])
  expect(await found({ q: '_' })).toEqual(['b_b@example.com'])
  expect(await found({ q: '\\' })).toEqual(['b_b@example.com'])
})

test('one or two letters begin a name or an address', async () => {
  await insert('bob@example.com', { name: 'Ann Ode' })
  await insert('cleo@example.com')
  expect(await found({ q: 'OD' })).toEqual(['bob@example.com'])
  expect(await found({ q: 'c' })).toEqual(['cleo@example.com'])
  expect(await found({ q: 'ob' })).toEqual([])
})

test('nobody sees leads of a coach who is not theirs', async () => {
  await insert('ann@example.com')
  await insert('bob@example.com', { coach: 'other' })
  expect(await found({}, ['harbor'])).toEqual(['ann@example.com'])
  expect(await found({}, ['harbor', 'other'])).toHaveLength(2)
  expect(await found({}, [])).toEqual([])
  expect(await found({ coach: 'harbor' }, ['other'])).toEqual([])
  expect((await leads.choices(['other'], {})).campaigns).toEqual([])
})

test('the sources to choose from are those that leads came from', async () => {
  for (const [at, source] of ['book', 'book', 'import', 'webinar'].entries())
    await insert(`ann${at}@example.com`, { source })
  await insert('bob@example.com', { coach: 'other', source: 'secret' })
  expect((await leads.choices(['harbor'], {})).sources).toEqual(['book', 'import', 'webinar'])
  expect((await leads.choices(null, { coach: 'other' })).sources).toEqual(['secret'])
  expect((await leads.choices(null, {})).sources).toEqual(['book', 'import', 'secret', 'webinar'])
})

test('pages have no holes and no doubles, also of one moment and while leads come in', async () => {
  for (let at = 0; at < 20; at++)
    await insert(`p${at}@example.com`, { at: `2026-11-24T10:00:00.00000${at % 3}Z` })
  const seen: string[] = []
  let query: LeadsAsked = {}
  for (let page = 0; ; page++) {
    const { rows, next } = await listLeads(line.pool, null, query, 5)
    seen.push(...rows.map(({ email }) => email))
    if (!next) break
    await insert(`new${page}@example.com`, { at: '2026-11-24T11:00:00Z' })
    query = { cursor: next }
  }
  expect(seen).toHaveLength(20)
  expect(new Set(seen).size).toBe(20)
  expect(await found()).toHaveLength(23)
})

test('an exact last page has no next one', async () => {
  for (let at = 0; at < 10; at++) await insert(`p${at}@example.com`)
  const first = await listLeads(line.pool, null, {}, 5)
  const second = await listLeads(line.pool, null, first.next ? { cursor: first.next } : {}, 5)
  expect([first.rows.length, second.rows.length, second.next]).toEqual([5, 5, null])
})

const answered = (email: string, answers: Record<string, string | boolean>) =>
  line.accept(submission('guide', email, { values: { email, name: 'Ann', ...answers } }))

test('leads are found by a part of what they answered to one question, or to any', async () => {
  await answered('ann@example.com', { size: 'Large', goal: 'say "no" to work\nand 100% rest' })
  line.clock.move(1000)
  await answered('bob@example.com', { size: 'XL', goal: 'a large garden', calls: true })
  await answered('ann@example.com', { size: 'medium' })
  const both = ['bob@example.com', 'ann@example.com']
  expect(await found({ field: 'size', answer: 'larg' })).toEqual(['ann@example.com'])
  expect(await found({ answer: 'LARGE' })).toEqual(both)
  expect(await found({ field: 'calls', answer: 'true' })).toEqual(['bob@example.com'])
  for (const answer of ['say "no" to', 'work\nand', '100% r', 'no" to work'])
    expect(await found({ field: 'goal', answer })).toEqual(['ann@example.com'])
  for (const answer of ['example.com', 'zzzzzz', '1_0% rest']) expect(await found({ answer })).toEqual([])
  await answered('bob@example.com', { size: 'large' })
  expect(await leads.count(null, { answer: 'large' })).toBe(2)
  expect(await leads.count(null, { answer: 'large', coach: 'harbor', q: 'bob' })).toBe(1)
  expect(await leads.count(null, { answer: 'zzzzzz' })).toBe(0)
  expect(await leads.count(['other'], { answer: 'large' })).toBe(0)
})

test('fewer than three letters have to be the whole answer', async () => {
  await answered('ann@example.com', { size: 'XL', goal: 'not now' })
  await answered('bob@example.com', { size: 'L', goal: 'No' })
  expect(await found({ field: 'size', answer: 'l' })).toEqual(['bob@example.com'])
  expect(await found({ answer: 'no' })).toEqual(['bob@example.com'])
  expect(await found({ field: 'size', answer: 'no' })).toEqual([])
  expect(await found({ answer: '%' })).toEqual([])
  await answered('cleo@example.com', { goal: '我想减肥' })
  expect(await found({ answer: '减肥' })).toEqual(['cleo@example.com'])
})

test('pages of an answer have no holes and no doubles, whether many or few gave it', async () => {
  for (let at = 0; at < 12; at++) {
    await answered(`many${at}@example.com`, { size: 'large', goal: at % 6 === 0 ? 'garden' : 'work' })
    line.clock.move(1000)
  }
  for (const [field, answer, all] of [
    ['size', 'large', 12],
    ['goal', 'garden', 2],
  ] as const) {
    const seen: string[] = []
    let query: LeadsAsked = { field, answer }
    for (;;) {
      const { rows, next } = await listLeads(line.pool, null, query, 5)
      seen.push(...rows.map(({ email }) => email))
      if (!next) break
      query = { field, answer, cursor: next }
    }
    expect([seen.length, new Set(seen).size]).toEqual([all, all])
  }
})
