import { expect, test } from 'vitest'
import type { Delivery } from '../../engine/campaign/staff/mails.ts'
import { createFakeApp } from '../../tests/fakes/fake-app.ts'

const host = '127.0.0.1:3000'
const kept = {
  to: 'ann@example.com',
  from: 'vitality',
  subject: 'Hi',
  sentAt: '2026-11-21T09:00:00.000Z',
  headers: [['Message-ID', '<one@x>']] as [string, string][],
  text: 'Hello',
  html: '<html><head><title>Hi</title></head><body><img class="cover-picture" src="https://coach.example/assets/c.png"><a href="/u/known">Unsubscribe</a></body></html>',
}

const person = { id: 'p1', name: 'Ann Archer' }

const delivery: Delivery = {
  run: 'r1',
  lead: 'p1',
  campaign: 'Guide',
  outcome: 'sent',
  attempts: 1,
  writtenAt: kept.sentAt,
  acceptedAt: kept.sentAt,
  error: null,
}

const openAs = (coaches: string[] | null, { hasMailbox = true } = {}) => {
  const { signIn } = createFakeApp().deps
  const fake = createFakeApp({
    signIn: { ...signIn, session: async () => ({ staff: 'sam', role: 'viewer', coaches }) },
    mailbox: hasMailbox
      ? {
          count: async () => 1,
          list: async () => [
            {
              id: 'm1',
              to: kept.to,
              from: kept.from,
              subject: kept.subject,
              sentAt: new Date(kept.sentAt),
            },
          ],
        }
      : null,
    knownPeople: async () => new Map([[kept.to, person]]),
    mailDelivery: async (messageId) => (messageId === '<one@x>' ? delivery : null),
    staffMail: hasMailbox ? async (id) => (id === 'm1' ? kept : null) : null,
  })
  return (url: string, cookie = `porchlight=session-${'x'.repeat(24)}`) =>
    fake.app.inject({ url, headers: { host, cookie } })
}

const paths = ['/staff/api/mails', '/staff/api/mails/m1', '/staff/mails/m1/body']

test('the mailbox lists its mails, with the coach whose sender it was, and opens one', async () => {
  const open = openAs(null)
  const summary = {
    id: 'm1',
    to: kept.to,
    from: kept.from,
    coach: 'vitality',
    person,
    subject: 'Hi',
    at: kept.sentAt,
  }
  expect((await open('/staff/api/mails')).json()).toEqual({ rows: [summary], next: null, total: 1 })
  expect((await open('/staff/api/mails/m1')).json()).toEqual({
    ...summary,
    text: 'Hello',
    headers: [{ name: 'Message-ID', value: '<one@x>' }],
    hasHtml: true,
    delivery,
  })
  expect((await open('/staff/api/me')).json()).toMatchObject({ hasMailbox: true })
})

test('the document of a mail runs nothing, is kept in no cache, and opens its links outside of the frame', async () => {
  const answer = await openAs(null)('/staff/mails/m1/body')
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: https:; sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox; frame-ancestors 'self'",
  })
  expect(answer.body).toContain('<head><base target="_blank"><title>')
  expect(answer.body).toContain('src="/assets/c.png"')
})

test.each(paths)('%s is for staff who see all coaches, where there is a mailbox', async (path) => {
  for (const open of [openAs(['vitality']), openAs(null, { hasMailbox: false })])
    expect((await open(path)).statusCode).toBe(404)
  expect((await openAs(null)(path.replace('m1', 'm2').replace(/mails$/, 'mails/m2'))).statusCode).toBe(404)
  expect([303, 401]).toContain((await openAs(null)(path, '')).statusCode)
})

test('staff of some coaches are offered no mailbox', async () => {
  expect((await openAs(['vitality'])('/staff/api/me')).json()).toMatchObject({ hasMailbox: false })
})
