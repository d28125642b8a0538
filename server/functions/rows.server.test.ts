import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { tableOf } from '../../tests/data/table.ts'
import { startFunctions, subjectsTo, withKey } from '../../tests/postgres/start-functions.ts'
import type { FunctionsLine } from '../../tests/postgres/start-functions.ts'

let line: FunctionsLine
beforeAll(async () => {
  line = await startFunctions()
})
afterAll(() => line?.stop())

/** Calls it as its row says and looks at what has happened then. */
type Shown = (name: string) => Promise<void>

const mailTo = (email: string) => PostalMime.parse(line.sink.mailsTo(email)[0]?.raw ?? '')

/** The campaign's own mail, in the greeting that is called for, and the row that it left. */
const sendsMail =
  (campaign: string, more: { greeting?: string; data?: boolean; by?: 'campaignId' | 'leadId' } = {}): Shown =>
  async (name) => {
    const email = `${campaign.replace('/', '-')}@example.com`
    const leadId = await line.addLead(campaign, email)
    const body = {
      email,
      ...(more.greeting === undefined && { name: 'Ann' }),
      ...(more.by === 'campaignId' && { campaignId: line.rowIdOf(campaign) }),
      ...(more.by === 'leadId' && { leadId }),
    }
    const answer = await line.call(name, body)
    expect(answer.json()).toEqual({ success: true, data: { accepted: true } })
    expect(answer.statusCode).toBe(200)
    expect(subjectsTo(line, email)).toEqual([`Mail of ${campaign.split('/')[0]}/welcome`])
    expect((await mailTo(email)).text).toContain(`Hello ${more.greeting ?? 'Ann'}.`)
    expect(await line.count("delivery_log where email_address = $1 and status = 'sent'", [email])).toBe(1)
  }

const shown: Record<string, Shown> = {
  'send-welcome-email': sendsMail('rampup/book', { greeting: 'there', by: 'campaignId' }),
  'send-email': sendsMail('compass/map', { by: 'campaignId' }),
  'send-vitality-email': sendsMail('vitality/weight-loss-myths', { by: 'campaignId' }),
  'send-caring-email': sendsMail('caring/success-keys', { by: 'campaignId' }),
  'send-resilience-email': sendsMail('resilience/business-cpr', { by: 'campaignId' }),
  'send-ledger-email': sendsMail('ledger/blueprint', { by: 'leadId' }),
  'send-ember-email': sendsMail('ember/on-fire', { by: 'campaignId' }),
  'send-breakdown-breakthrough-email': sendsMail('resilience/breakdown-breakthrough', { by: 'campaignId' }),
  'send-moneywise-report-email': sendsMail('moneywise/report', { greeting: 'Valued Reader' }),
  'send-vitality-masterclass-email': sendsMail('vitality/sugar-free-blueprint'),
  'send-abundance-masterclass-email': sendsMail('abundance/unblock'),
  'test-welcome-email': async (name) => {
    expect((await line.call(name, undefined, line.staff)).json()).toEqual({ success: true })
    expect(subjectsTo(line, 'sam@staff.example')).toEqual(['Test mail from rampup'])
  },
  'generate-image-openai': async (name) => {
    const answer = await line.call(name, { prompt: ' A porch ', size: '1024x1024' })
    expect(answer.json()).toEqual({
      success: true,
      image: expect.stringMatching(/^iVBORw0KGgo/),
      revised_prompt: 'A porch',
    })
    expect(line.images.pictures()).toMatchObject([{ prompt: 'A porch', size: '1024x1024', n: 1 }])
  },
  'send-harbor-email': async (name) => {
    const body = {
      subject: 'Your move',
      htmlContent: '<p>Hello <b>Ann</b></p><script>x()</script><a href="javascript:x()">y</a>',
      toEmail: 'Free@Example.com',
    }
    expect((await line.call(name, body, line.staff)).json()).toEqual({ success: true })
    expect(subjectsTo(line, 'free@example.com')).toEqual(['Your move'])
    const { html, text } = await mailTo('free@example.com')
    expect(html).toContain('<b>Ann</b>')
    expect(html).not.toMatch(/script|x\(\)/)
    expect(text).toMatch(/^Hello Ann[^]*1 Harbor Street[^]*Your data: http/)
    expect(html).toMatch(/<a href="http:[^"]*\/u\/[\w-]{24}\/data"[^>]*>Your data<\/a>/)
    expect(line.sink.mailsTo('free@example.com')[0]?.raw).toContain('List-Unsubscribe=One-Click')
    expect(await line.count("audit_log where action = 'staff_mail' and actor = 'sam@staff.example'")).toBe(2)
  },
  'create-lead': async (name) => {
    const email = 'created@example.com'
    const body = {
      name: 'Cleo',
      email: ` ${email.toUpperCase()} `,
      source: 'elsewhere',
      campaign_id: line.rowIdOf('compass/map'),
      page_id: 'map',
    }
    const answers = await Promise.all([1, 2].map(() => line.call(name, body, sameVisitor)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(answers[0]?.json()).toMatchObject({ success: true, data: { outcome: 'full' } })
    expect(await line.count("leads where email = $1 and name = 'Cleo' and source = 'test'", [email])).toBe(1)
    expect(await line.count('submissions where email = $1', [email])).toBe(1)
    expect(await line.count('consents join leads on leads.id = lead_id where email = $1', [email])).toBe(1)
    expect(subjectsTo(line, email)).toEqual(['Mail of compass/welcome'])
  },
  'mailchimp-subscribe-abundance': async (name) => {
    const email = 'list@example.com'
    await line.addLead('abundance/unblock', email)
    const body = { email, name: 'Ann', tags: ['Mine'], source: 'abundance-unblock-your-wealth' }
    expect((await line.call(name, body)).json()).toEqual({ success: true })
    const members = line.mailchimp.members().filter((member) => member.email === email)
    expect(members.map(({ tags }) => tags)).toEqual([['new event', 'Masterclass']])
  },
  'register-event': async (name) => {
    const person = (email: string) => ({
      name: 'Ann',
      email,
      company: 'Acme',
      eventId: 'harbor/relocation-masterclass',
      campaignId: line.rowIdOf('harbor/relocation-masterclass'),
    })
    const first = await line.call(name, person('seat1@example.com'))
    expect(first.json()).toEqual({
      success: true,
      message: 'Registration successful! Check your email for event details.',
    })
    expect(await line.count("registrations where email = 'seat1@example.com'")).toBe(1)
    const again = await line.call(name, person('seat1@example.com'))
    expect(again.statusCode).toBe(409)
    expect(again.json()).toMatchObject({
      success: false,
      error: 'Already registered for this event',
      message: "You're already registered for this event. Check your email for details.",
      code: 'already_registered',
    })
    await line.call(name, person('seat2@example.com'))
    expect((await line.call(name, person('seat3@example.com'))).json()).toMatchObject({
      success: false,
      error: 'Event is at capacity',
      message: 'This event has reached maximum capacity. Please check back for future events.',
      code: 'event_full',
    })
    expect(await line.count('registrations')).toBe(2)
  },
  'email-debug-dashboard': async (name) => {
    await sendsMail('caring/workshop', { by: 'campaignId' })('send-caring-email')
    const { summary } = (await line.call(name, { action: 'dashboard' }, line.staff)).json()
    expect(summary.totalCampaigns).toBe(await line.count('email_campaigns'))
    expect(summary.deliveryStats.sent).toBe(await line.count("delivery_log where status = 'sent'"))
    expect(summary.days.at(-1), 'the last of 14 times 24 hours').toBe(summary.deliveryStats.sent)
    expect(summary.deliveries.length).toBeLessThanOrEqual(10)
    expect(JSON.stringify(summary)).not.toContain('caring-workshop@')
    const body = { action: 'campaign-details', campaignId: line.rowIdOf('harbor/drip') }
    const { details } = (await line.call(name, body, line.staff)).json()
    expect(details.campaign).toMatchObject({ name: 'harbor/drip', is_active: true })
    expect(details.sequences).toMatchObject([{ email: 'harbor/one', position: 1 }])
    expect(details.landingPage).toMatchObject({ campaign_id: line.rowIdOf('harbor/drip') })
    const retry = { action: 'retry-failed', campaignId: line.rowIdOf('harbor/drip') }
    expect((await line.call(name, retry, line.staff)).json()).toEqual({ success: true, retryResults: [] })
    const { rows: made } = await line.pool.query<{ id: string }>(
      "insert into email_campaigns (name, origin) values ('Test Campaign', 'staff') returning id",
    )
    const ofStaff = { action: 'campaign-details', campaignId: made[0]?.id }
    expect((await line.call(name, ofStaff, line.staff)).json()).toMatchObject({
      details: { campaign: { name: 'Test Campaign' } },
    })
    expect((await line.call(name, ofStaff, line.staffOfCaring)).statusCode).toBe(404)
    const unknown = { ...ofStaff, campaignId: '00000000-0000-4000-8000-000000000000' }
    expect((await line.call(name, unknown, line.staff)).statusCode).toBe(404)
  },
  'process-email-sequence': async (name) => {
    await line.call('create-lead', { name: 'Ann', email: 'due@example.com', campaign_id: 'harbor/drip' })
    const answer = await line.call(name, undefined, line.staff)
    expect(answer.json()).toEqual({
      success: true,
      journeysProcessed: expect.any(Number),
      emailsSent: expect.any(Number),
    })
    // The worker may have been quicker; either way it leaves, and once.
    await vi.waitFor(
      () => expect(subjectsTo(line, 'due@example.com')).toEqual(['Mail of harbor/one']),
      15_000,
    )
    expect(await line.count("audit_log where action = 'sequences_processed'")).toBe(1)
  },
}

const sameVisitor = { ...withKey, 'x-forwarded-for': '192.0.2.77' }

const rows = tableOf('functions.csv').map(({ name = '', who = '' }) => ({ name, who }))

test('every function of the table is shown at work, and none besides', () => {
  expect(Object.keys(shown).toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

test.each(rows)('$name does what its row says', async ({ name }) => {
  await shown[name]?.(name)
})

test.each(rows)('$name answers only callers with $who, and relays mail for nobody', async ({ name, who }) => {
  const email = `nobody-${name}@example.com`
  const open = { email, name: 'Ann', toEmail: email, htmlContent: '<p>Hello</p>', subject: 'Hello' }
  const before = line.sink.mails().length
  for (const headers of [{}, { apikey: 'wrong' }, { ...withKey, apikey: 'pk_of_another_0987654' }]) {
    const refused = await line.call(name, open, headers)
    expect(refused.statusCode).toBe(401)
    expect(refused.json()).toEqual({
      success: false,
      error: expect.any(String),
      code: 'unauthorized',
      requestId: expect.any(String),
    })
  }
  expect((await line.call(name, open)).statusCode).toBe(403)
  const plain = await line.call(name, { email, name: 'Ann' })
  if (who === 'staff') expect(plain.statusCode).toBe(403)
  expect(plain.statusCode).toBeGreaterThanOrEqual(400)
  expect(line.sink.mails()).toHaveLength(before)
})
