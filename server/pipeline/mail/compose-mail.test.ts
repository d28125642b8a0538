import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { compileEmail } from '../../../engine/compile/mails/emails.ts'
import { testTheme } from '../../../tests/fixtures/test-theme.ts'
import type { SiteCoach } from '../../../engine/campaign/release/release.ts'
import { renderEmail } from '../../../engine/email/email-layout.tsx'
import { sampleCampaign } from '../../../tests/postgres/sample-site.ts'
import { rawMail } from '../../adapters/mail/raw-mail.ts'
import { composeMail } from './compose-mail.ts'

const coach: SiteCoach & { theme: typeof testTheme } = {
  slug: 'harbor',
  brand: 'Härbor & Söhne',
  name: 'Hanna Härbor',
  sender: { name: 'Härbor, 日本', address: 'hello@harbor.example', replyTo: 'hanna@harbor.example' },
  postalAddress: '1 Müllerstraße, 10115 Berlin',
  hosts: ['www.harbor.example'],
  theme: testTheme,
}
const email = compileEmail(
  'harbor/welcome',
  {
    subject: 'Grüße, {name} – Ihr Leitfaden 😀',
    preheader: 'Für {name}',
    markdown: `Hello {name},\n\n${'A long paragraph. '.repeat(200)}\n\n${'x'.repeat(3000)}\n\n[Open]({pageUrl}) [Class](/class-access)`,
  },
  coach,
  renderEmail,
)
const compose = (more: Partial<Parameters<typeof composeMail>[0]> = {}) =>
  composeMail({
    email,
    campaign: sampleCampaign('harbor/guide', [{ step: 'lead', source: 'test', metadata: {} }]),
    coach,
    lead: { email: 'zoe@example.com', name: 'Zoë' },
    nameFallback: 'there',
    effectId: '4be0643f-1d98-573b-97cd-ca98a65347dd',
    publicOrigin: 'https://porch.example',
    secret: 's'.repeat(32),
    ...more,
  })
const received = async (more?: Parameters<typeof compose>[0]) => {
  const raw = await rawMail(compose(more))
  const text = raw.toString('latin1')
  const head = text.slice(0, text.indexOf('\r\n\r\n'))
  return { raw, head, parsed: await PostalMime.parse(raw) }
}
const all = (head: string, name: string) =>
  head.split(/\r\n(?![ \t])/).filter((row) => row.toLowerCase().startsWith(`${name}:`))

test('a mail carries what mailbox providers and mail law require', async () => {
  const { raw, head, parsed } = await received()
  const link = /^List-Unsubscribe: <(https:\/\/www\.harbor\.example\/u\/[\w-]{24})>$/.exec(
    all(head, 'list-unsubscribe')[0] ?? '',
  )?.[1]
  expect(link).toBeDefined()
  for (const [name, value] of [
    ['list-unsubscribe-post', 'List-Unsubscribe-Post: List-Unsubscribe=One-Click'],
    ['message-id', 'Message-ID: <4be0643f-1d98-573b-97cd-ca98a65347dd@harbor.example>'],
    ['auto-submitted', 'Auto-Submitted: auto-generated'],
  ] as const)
    expect(all(head, name)).toEqual([value])
  for (const name of ['list-unsubscribe', 'date', 'from', 'to', 'subject', 'reply-to', 'mime-version'])
    expect(all(head, name), name).toHaveLength(1)
  expect(Math.abs(Date.parse(parsed.date ?? '') - Date.now())).toBeLessThan(3_600_000)
  expect(parsed.from).toMatchObject({ name: 'Härbor, 日本', address: 'hello@harbor.example' })
  expect(parsed.replyTo).toMatchObject([{ address: 'hanna@harbor.example' }])
  expect(parsed.subject).toBe('Grüße, Zoë – Ihr Leitfaden 😀')
  for (const part of [parsed.text ?? '', (parsed.html ?? '').replaceAll('&amp;', '&')]) {
    expect(part).toContain('Hello Zoë,')
    expect(part).toContain('1 Müllerstraße, 10115 Berlin')
    expect(part).toContain(link)
  }
  expect(raw.every((byte) => byte < 128)).toBe(true)
  const lines = raw.toString('latin1').split('\r\n')
  expect(Math.max(...lines.map((row) => row.length))).toBeLessThanOrEqual(998)
  expect(lines.some((row) => /[\r\n]/.test(row))).toBe(false)
})

test('a mail keeps its Message-ID at every attempt, and no two mails share one', () => {
  expect(compose().messageId).toBe(compose().messageId)
  expect(compose({ effectId: 'other' }).messageId).not.toBe(compose().messageId)
})

test('no link holds an address, and its token belongs to this coach and person alone', () => {
  const tokenOf = (more?: Parameters<typeof compose>[0]) => compose(more).headers['List-Unsubscribe']
  const other = { ...coach, slug: 'ember' }
  const tokens = [
    tokenOf(),
    tokenOf({ coach: other }),
    tokenOf({ lead: { email: 'bob@example.com', name: null } }),
  ]
  expect(new Set(tokens).size).toBe(3)
  const links = compose().html.match(/href="[^"]*"/g) ?? []
  expect(links.length).toBeGreaterThan(1)
  for (const link of links) expect(link).not.toMatch(/@|%40|zoe/)
})

test('on a local start, and only there, the links are plain http', () => {
  expect(compose({ publicOrigin: 'http://127.0.0.1:3000' }).headers['List-Unsubscribe']).toMatch(
    /^<http:\/\/127\.0\.0\.1:3000\/u\//,
  )
  expect(compose({ coach: { ...coach, hosts: [] } }).headers['List-Unsubscribe']).toMatch(
    /^<https:\/\/porch\.example\/u\//,
  )
})

test('a path that a mail links to is on the host of its coach', () => {
  for (const part of [compose().html, compose().text])
    expect(part).toContain('https://www.harbor.example/class-access')
  expect(compose({ publicOrigin: 'http://127.0.0.1:3000' }).html).toContain(
    'href="http://127.0.0.1:3000/class-access"',
  )
})

test('a name that would start a header of its own stays a name', async () => {
  const { head } = await received({ lead: { email: 'zoe@example.com', name: 'Zoë\r\nBcc: eve@example.com' } })
  expect(all(head, 'bcc')).toEqual([])
})

test('the mail that asks whether mail is wanted again leads to its own page', () => {
  expect(compose({ againToken: 'the-token' }).text).toContain('https://www.harbor.example/u/the-token/again')
})

test('guests of an event with a private place get a calendar file of their own', () => {
  const event = { id: 'harbor/evening', capacity: 5, title: 'An evening' }
  const campaign = sampleCampaign('harbor/evening', [], {
    event,
    links: { calendar: '/assets/harbor/evening.ics' },
  })
  const linking = compileEmail(
    'harbor/welcome',
    { subject: 'S', preheader: 'P', markdown: '[Save it]({calendarUrl})' },
    coach,
    renderEmail,
  )
  const text = (one: typeof campaign) => compose({ email: linking, campaign: one }).text
  expect(text(campaign)).toContain('https://www.harbor.example/assets/harbor/evening.ics')
  expect(text({ ...campaign, event: { ...event, isPrivate: true } })).toMatch(
    /https:\/\/www\.harbor\.example\/place\/[\w-]{24}\/calendar\.ics/,
  )
})
