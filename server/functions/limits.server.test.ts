import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startFunctions, subjectsTo, withKey } from '../../tests/postgres/start-functions.ts'
import type { FunctionsLine } from '../../tests/postgres/start-functions.ts'
import { addressHash } from '../settings/keys.ts'
import { addToken, removeMember } from '../staff/members.ts'

const hour = 3_600_000
const ledgerIds = ['ai-cpa-guide', 'blueprint', 'one', 'two', 'three'].map((id) => `ledger/${id}`)

let line: FunctionsLine
beforeAll(async () => {
  line = await startFunctions()
})
afterAll(() => line?.stop())

const sent = (email: string) => subjectsTo(line, email).length
/** A mail arrives a moment before its end is written; only then may the clock move. */
const written = (like: string, mails: number) =>
  vi.waitFor(async () => {
    const rows = `step_runs run join leads on leads.id = lead_id where run.state = 'sent' and run.email is not null`
    expect(await line.count(`${rows} and leads.email like $1`, [like])).toBe(mails)
  }, 15_000)
const ask = (email: string) => line.call('send-email', { email, name: 'Ann', campaignId: 'compass/map' })

describe('the sign-up mail by a call', () => {
  test('goes to leads of that campaign alone, and others cannot tell whether they are known', async () => {
    await line.addLead('compass/map', 'elsewhere@example.com')
    const answers = await Promise.all(
      ['elsewhere@example.com', 'unknown@example.com'].map((email) =>
        line.call('send-vitality-email', { email, campaignId: 'weight-loss-myths' }),
      ),
    )
    const bodies = answers.map((answer) => ({ ...answer.json(), requestId: '' }))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403])
    expect(bodies[0]).toEqual(bodies[1])
    expect(
      await line.count(
        "step_runs run join leads on leads.id = lead_id where leads.email = 'elsewhere@example.com'",
      ),
    ).toBe(0)
    expect(sent('elsewhere@example.com') + sent('unknown@example.com')).toBe(0)
  })

  test('is sent once a day, however often and from wherever it is requested', async () => {
    const emails = Array.from({ length: 12 }, (_, index) => `often${index}@example.com`)
    for (const email of emails) await line.addLead('compass/map', email)
    const askAll = () => Promise.all(emails.flatMap((email) => [1, 2, 3, 4].map(() => ask(email))))
    await askAll()
    await vi.waitFor(() => expect(emails.map(sent)).toEqual(emails.map(() => 1)), 15_000)
    await written('often%', 12)
    line.clock.move(25 * hour)
    await askAll()
    await vi.waitFor(() => expect(emails.map(sent)).toEqual(emails.map(() => 2)), 15_000)
  })

  test('is the one of the form: neither sends what the other has sent', async () => {
    const email = 'form@example.com'
    await line.call('create-lead', { name: 'Ann', email, campaign_id: 'ember/on-fire' })
    expect(sent(email)).toBe(1)
    expect((await line.call('send-ember-email', { email })).statusCode).toBe(200)
    expect(sent(email)).toBe(1)
  })

  test('keeps to the number of mails a day that one coach may send an address', async () => {
    const email = 'capped@example.com'
    for (const id of ledgerIds) await line.call('create-lead', { name: 'Ann', email, campaign_id: id })
    // First one and three more; the last leaves a day later.
    await written(email, 4)
    expect(sent(email)).toBe(4)
    line.clock.move(49 * hour)
    await written(email, 5)
    expect(sent(email)).toBe(5)
    line.clock.move(25 * hour)
    for (const campaignId of ledgerIds)
      expect((await line.call('send-ledger-email', { email, campaignId })).statusCode).toBe(200)
    expect(sent(email)).toBe(8)
  })

  test('never reaches who has unsubscribed; the answer says nothing of it', async () => {
    const email = 'left@example.com'
    await line.addLead('compass/map', email)
    await line.pool.query(
      `insert into suppressions (coach, address_hash, reason) values ('compass', $1, 'unsubscribed')`,
      [addressHash('s'.repeat(32), email)],
    )
    const answer = await line.call('send-email', { email })
    expect(answer.json()).toEqual({ success: true, data: { accepted: true } })
    expect(
      await line.count('step_runs run join leads on leads.id = lead_id where leads.email = $1', [email]),
    ).toBe(0)
  })

  test('is sent for no campaign that is closed, unknown or of another function', async () => {
    for (const campaignId of ['caring/closed', 'nope', 'compass/map', '__proto__', ['caring/workshop'], 1]) {
      const answer = await line.call('send-caring-email', { email: 'a@example.com', campaignId })
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ success: false, code: 'unknown_campaign' })
    }
    const silent = { email: 'a@example.com', campaignId: 'caring/silent' }
    expect((await line.call('send-caring-email', silent)).json()).toMatchObject({ code: 'not_configured' })
  })

  test('greets by the name of the lead, and never by one that carries a message', async () => {
    await line.addLead('compass/map', 'greeted@example.com', 'Zoë')
    await line.addLead('compass/map', 'spam@example.com')
    await line.call('send-email', { email: 'greeted@example.com', name: 'Other' })
    await line.call('send-email', { email: 'spam@example.com', name: 'Win at evil.example' })
    const raws = line.sink.mails().flatMap(({ raw }) => raw)
    expect(raws.some((raw) => raw.includes('Other') || raw.includes('evil.example'))).toBe(false)
    expect(sent('greeted@example.com') + sent('spam@example.com')).toBe(2)
  })

  test('says what a mail server refused, and staff find it under the name of the function', async () => {
    const email = 'refused@example.com'
    await line.addLead('compass/map', email)
    await line.sink.setMode('550', email)
    const answer = await line.call('send-email', { email })
    expect(answer.statusCode).toBe(502)
    expect(answer.json()).toMatchObject({ success: false, code: 'step_failed' })
    expect(answer.json().error).not.toMatch(/550|smtp/i)
    const { rows } = await line.pool.query(
      "select request_data from error_log where function_name = 'send-email'",
    )
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(email)
  })

  test('says at the next call that the address was refused, and accepts nothing', async () => {
    const again = await line.call('send-email', { email: 'refused@example.com' })
    expect(again.statusCode).toBe(422)
    expect(again.json()).toMatchObject({
      success: false,
      code: 'invalid_email',
      error: 'The mail server refused this address, so no email can reach it. Please use another address.',
    })
  })

  test('is refused past 30 calls by one visitor in ten minutes; staff are not counted', async () => {
    const one = { ...withKey, 'x-forwarded-for': '192.0.2.9' }
    const call = (headers: Record<string, string>) =>
      line.call('send-email', { email: 'b@example.com' }, headers)
    for (let turn = 0; turn < 30; turn++) expect((await call(one)).statusCode).toBe(403)
    const refused = await call(one)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('600')
    expect((await call({ ...line.staff, 'x-forwarded-for': '192.0.2.9' })).statusCode).toBe(403)
  })
})

/** How a token that was made so many milliseconds ago is answered. */
const withTokenOf = async (ms: number) => {
  const madeAt = new Date(line.clock.now().getTime() - ms)
  const authorization = `Bearer ${await addToken(line.pool, 'sam@staff.example', madeAt)}`
  return (await line.call('email-debug-dashboard', { action: 'dashboard' }, { authorization })).statusCode
}

describe('staff by token', () => {
  test('who are limited to one coach see and reach nothing of another', async () => {
    const call = (body: object) => line.call('email-debug-dashboard', body, line.staffOfCaring)
    const { summary } = (await call({ action: 'dashboard' })).json()
    expect(summary.totalCampaigns).toBe(await line.count("email_campaigns where coach = 'caring'"))
    expect(JSON.stringify(summary)).not.toContain('compass')
    for (const action of ['campaign-details', 'retry-failed'])
      expect((await call({ action, campaignId: 'compass/map' })).statusCode).toBe(404)
    const mail = { subject: 'Hi', htmlContent: '<p>Hi</p>', toEmail: 'x@example.com' }
    expect((await line.call('send-harbor-email', mail, line.staffOfCaring)).statusCode).toBe(403)
    expect(sent('x@example.com')).toBe(0)
  })

  test('are let in for a year from the day on which the token was made', async () => {
    const year = 365 * 24 * 3_600_000
    expect([await withTokenOf(year - 1000), await withTokenOf(year)]).toEqual([200, 401])
  })

  test('end with their member', async () => {
    expect(await removeMember(line.pool, 'cary@staff.example')).toBe(true)
    const answer = await line.call('email-debug-dashboard', { action: 'dashboard' }, line.staffOfCaring)
    expect(answer.statusCode).toBe(401)
  })

  test('try mails at their own address alone, in words that nobody can choose', async () => {
    const before = line.sink.mails().length
    for (const field of ['toEmail', 'email', 'subject', 'html', 'htmlContent', 'from']) {
      const answer = await line.call('test-welcome-email', { [field]: 'x@example.com' }, line.staff)
      expect([answer.statusCode, answer.json().code], field).toEqual([422, 'unknown_field'])
    }
    expect(line.sink.mails().length).toBe(before)
    expect((await line.call('test-welcome-email', undefined, line.staff)).statusCode).toBe(200)
    expect(line.sink.mails().at(-1)?.to).toEqual(['sam@staff.example'])
  })

  test('write three mails of a coach to an address in a day, none to who has left', async () => {
    const mail = { subject: 'Hi', htmlContent: '<p>Hi</p>', toEmail: 'three@example.com' }
    const codes: number[] = []
    for (let turn = 0; turn < 4; turn++)
      codes.push((await line.call('send-harbor-email', mail, line.staff)).statusCode)
    expect(codes).toEqual([200, 200, 200, 429])
    await line.pool.query(
      `insert into suppressions (coach, address_hash, reason) values ('harbor', $1, 'unsubscribed')`,
      [addressHash('s'.repeat(32), 'gone@example.com')],
    )
    const left = await line.call('send-harbor-email', { ...mail, toEmail: 'gone@example.com' }, line.staff)
    expect([left.statusCode, left.json().error]).toEqual([
      403,
      'The person has unsubscribed from this coach.',
    ])
    expect([sent('three@example.com'), sent('gone@example.com')]).toEqual([3, 0])
  })

  test('say of an address that was refused that it was refused, not that the person has unsubscribed', async () => {
    const mail = { subject: 'Hi', htmlContent: '<p>Hi</p>', toEmail: 'nobody@example.com' }
    await line.sink.setMode('550', mail.toEmail)
    expect((await line.call('send-harbor-email', mail, line.staff)).statusCode).toBe(502)
    const again = await line.call('send-harbor-email', mail, line.staff)
    expect([again.statusCode, again.json().error]).toEqual([
      403,
      'The mail server has refused this address before.',
    ])
  })

  test('see what the mail server replied without the address, which no row keeps', async () => {
    line.clock.move(1000)
    const email = 'Secret.Person@example.com'
    await line.addLead('compass/map', email.toLowerCase())
    await line.sink.setMode('550', email.toLowerCase())
    await line.call('send-email', { email })
    const free = { subject: 'Hi', htmlContent: '<p>Hi</p>', toEmail: 'secret.other@example.com' }
    await line.sink.setMode('550', free.toEmail)
    await line.call('send-harbor-email', free, line.staff)
    const { summary } = (await line.call('email-debug-dashboard', { action: 'dashboard' }, line.staff)).json()
    const errors = summary.recentErrors.map((row: Record<string, string>) => row['error_message'])
    expect(errors.slice(0, 2)).toEqual([
      'EENVELOPE RCPT TO 550 5.1.1 <s***@example.com>: No such mailbox',
      'EENVELOPE RCPT TO 550 5.1.1 <s***@example.com>: No such mailbox',
    ])
    expect(JSON.stringify(summary)).not.toContain('secret')
    expect(await line.count("error_log where error_message like '%secret%'")).toBe(0)
    expect(await line.count("step_runs where last_error_detail like '%<s***@example.com>%'")).toBe(1)
    expect(await line.count("step_runs where last_error_detail like '%secret%'")).toBe(0)
  })

  test('see no address in rows of an earlier version either', async () => {
    await line.pool.query(
      `insert into error_log (function_name, error_message, created_at)
       values ('send-email', '550 "old one"@example.com, old.two@example.com and old%40example.com', $1)`,
      [line.clock.now()],
    )
    const answer = await line.call('email-debug-dashboard', { action: 'dashboard' }, line.staff)
    expect(answer.body).not.toMatch(/old[ .%]/)
    expect(answer.body).toContain('o***@example.com')
  })

  test('retry failed mails, each once, but none that was refused for good', async () => {
    const later = [1, 2, 3, 4, 5].map((index) => `later${index}@example.com`)
    const never = later.map((email) => email.replace('later', 'never'))
    for (const email of [...later, ...never]) {
      await line.addLead('resilience/business-cpr', email)
      await line.sink.setMode(later.includes(email) ? '450' : '550', email)
      expect((await line.call('send-resilience-email', { email })).statusCode).toBe(502)
    }
    expect(await line.count("delivery_log where status = 'failed' and email_address like 'later%'")).toBe(5)
    for (const email of later) await line.sink.setMode('ok', email)
    const retry = { action: 'retry-failed', campaignId: line.rowIdOf('resilience/business-cpr') }
    const answers = await Promise.all([1, 2].map(() => line.call('email-debug-dashboard', retry, line.staff)))
    const results = answers.flatMap((answer) => answer.json().retryResults)
    expect(results.map(({ status, email }) => [status, email])).toEqual(
      later.map(() => ['sent', 'l***@example.com']),
    )
    expect(later.map(sent)).toEqual([1, 1, 1, 1, 1])
    expect(never.map(sent)).toEqual([0, 0, 0, 0, 0])
    expect(await line.count("audit_log where action = 'failed_mails_retried'")).toBe(2)
  })

  test('send what is due once, however many press at the same time', async () => {
    const due = Array.from({ length: 20 }, (_, index) => `due${index}@example.com`)
    for (const email of due)
      await line.call('create-lead', { name: 'Ann', email, campaign_id: 'harbor/drip' })
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map(() => line.call('process-email-sequence', undefined, line.staff)),
    )
    // The worker is at it as well, so that its share may be missing from the sum.
    expect(answers.reduce((sum, answer) => sum + answer.json().emailsSent, 0)).toBeLessThanOrEqual(20)
    await vi.waitFor(() => expect(due.map(sent)).toEqual(due.map(() => 1)), 20_000)
  })
})
