import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPipeline } from '../../tests/postgres/start-pipeline.ts'
import { sampleSite } from '../../tests/postgres/sample-site.ts'
import { syncSite } from '../db/sync-site.ts'
import { createStaffMail } from './staff-mail.ts'
import { createTestDesk } from './test-desk.ts'

let line: Awaited<ReturnType<typeof startPipeline>>
beforeAll(async () => {
  line = await startPipeline()
})
afterAll(() => line.stop())
beforeEach(() => line.clear())

const by = { staff: 'operator', role: 'owner' as const, coaches: null, ipHash: 'x' }
const site = sampleSite([])
const [coach] = Object.values(site.coaches)

const open = () => {
  const { pool, clock, mailer } = line
  const secret = 's'.repeat(32)
  const sendStaffMail = createStaffMail({
    pool,
    clock,
    mailer,
    secret,
    publicOrigin: 'http://127.0.0.1:3000',
  })
  const desk = createTestDesk({ pool, clock, secret, sendStaffMail })
  const send = (email: string, name: string | null = null) => {
    if (!coach) throw new Error('no coach')
    return desk.send({ coach, email, name }, by)
  }
  return { desk, send }
}

test('a test is a lead of "Test Campaign" with its journey, and one mail', async () => {
  const { desk, send } = open()
  expect(await send('ann@example.com', 'Ann')).toEqual({ kind: 'sent' })
  expect(line.mailer.sent).toMatchObject([
    { to: 'ann@example.com', text: expect.stringContaining('Hello Ann,') },
  ])
  const id = await desk.campaignId()
  expect(await line.query('select name, source, campaign_id as id from leads')).toEqual([
    { name: 'Ann', source: 'test-dashboard', id },
  ])
  expect(await line.query("select name, origin from email_campaigns where name = 'Test Campaign'")).toEqual([
    { name: 'Test Campaign', origin: 'staff' },
  ])
  expect(await line.query("select campaign_id as id from landing_pages where url = '/test-landing'")).toEqual(
    [{ id }],
  )
  expect(await line.query('select current_sequence, is_completed from user_journeys')).toEqual([
    { current_sequence: 1, is_completed: true },
  ])
})

test('a mail with words of staff ends with the links that every mail has, in the language of the coach', async () => {
  const { pool, clock, mailer } = line
  const publicOrigin = 'https://www.example.com'
  const send = createStaffMail({ pool, clock, mailer, secret: 's'.repeat(32), publicOrigin })
  if (!coach) throw new Error('no coach')
  const words = { subject: 'Hallo', html: '<p>Hallo</p>', text: 'Hallo', calledBy: 'send-email' }
  await send({ coach: { ...coach, lang: 'de' }, to: 'eva@example.com', ...words }, by)
  const { html = '', text = '', headers } = mailer.sent.at(-1) ?? {}
  const [, leave = 'nothing'] = /<(.*)>/.exec(headers?.['List-Unsubscribe'] ?? '') ?? []
  expect(text).toContain(`Abmelden: ${leave}\nDeine Daten: ${leave}/data\n`)
  expect(html).toContain(`<a href="${leave}/data" style="color:#56607a">Deine Daten</a>`)
})

test('a second test makes no second row, and concurrent ones make one each', async () => {
  const { send } = open()
  await Promise.all(['a@example.com', 'b@example.com', 'a@example.com'].map((email) => send(email)))
  for (const table of [
    "email_campaigns where name = 'Test Campaign'",
    "landing_pages where url = '/test-landing'",
  ])
    expect(await line.query(`select count(*)::int as rows from ${table}`)).toEqual([{ rows: 1 }])
  expect(await line.count('leads')).toBe(2)
  expect(await line.count('user_journeys')).toBe(2)
})

test('files leave its rows alone', async () => {
  const { send } = open()
  await send('ann@example.com')
  await syncSite(line.pool, site, line.clock.now())
  expect(
    await line.query(
      `select is_active from email_campaigns where name = 'Test Campaign'
       union all select is_active from landing_pages where url = '/test-landing'`,
    ),
  ).toEqual([{ is_active: true }, { is_active: true }])
})

test('a mail that is refused leaves the journey open', async () => {
  line.mailer.answer = () => ({ kind: 'refused', publicMessage: 'No.', suppress: false, detail: '550' })
  expect(await open().send('ann@example.com')).toMatchObject({ kind: 'failed', publicMessage: 'No.' })
  expect(await line.query('select is_completed, status from user_journeys')).toEqual([
    { is_completed: false, status: 'active' },
  ])
  line.mailer.answer = () => ({ kind: 'sent' })
})

test('what is wrong with the rows is said', async () => {
  const { desk } = open()
  await line.query(
    "insert into pages (id, slug, path, origin) select gen_random_uuid(), 'twice', '/a', 'staff' from generate_series(1, 2)",
  )
  const { isOk, problems, pages } = await desk.check()
  expect(isOk).toBe(false)
  expect(pages).toBeGreaterThan(1)
  expect(problems).toContain('No active page has the slug "twice" to itself.')
  await line.query("delete from pages where slug = 'twice'")
})
