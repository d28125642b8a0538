import { afterEach, beforeEach, expect, test } from 'vitest'
import { startSmtpSink } from '../../../tests/fakes/smtp-sink.ts'
import type { SmtpSink } from '../../../tests/fakes/smtp-sink.ts'
import type { Mailer, OutgoingMail } from '../../ports.ts'
import { createSmtpMailer } from './smtp.ts'

let sink: SmtpSink
let mailer: Mailer
beforeEach(async () => {
  sink = await startSmtpSink()
  mailer = createSmtpMailer(sink.url)
})
afterEach(async () => {
  await mailer.close()
  await sink.close()
})

const mail: OutgoingMail = {
  messageId: 'effect@harbor.example',
  from: { name: 'Härbor, Inc. <x@evil.example>', address: 'hello@harbor.example' },
  replyTo: 'reply@harbor.example',
  to: 'ann@example.com',
  subject: 'Willkommen, Zoë 😀',
  html: `<p>${'Grüße '.repeat(400)}</p>`,
  text: 'Grüße',
  headers: {
    'List-Unsubscribe': '<https://www.harbor.example/u/abcdefghijklmnopqrstuvwx>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
}
const send = (
  more: Partial<{ beforeBody: () => Promise<void>; signal: AbortSignal; mail: OutgoingMail }> = {},
) =>
  mailer.send(more.mail ?? mail, {
    beforeBody: more.beforeBody ?? (async () => {}),
    signal: more.signal ?? new AbortController().signal,
  })

test('a mail arrives with both parts, both unsubscribe headers, a Message-ID and short lines', async () => {
  expect(await send()).toEqual({ kind: 'sent' })
  const [received] = sink.mails()
  expect(received?.to).toEqual(['ann@example.com'])
  const raw = String(received?.raw)
  expect(raw).toContain('Content-Type: multipart/alternative')
  expect(raw).toMatch(/^Message-ID: <effect@harbor\.example>\r$/m)
  expect(raw).toMatch(/^List-Unsubscribe: <https:\/\/www\.harbor\.example\/u\/abcdefghijklmnopqrstuvwx>\r$/m)
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  expect(raw).toMatch(/^Date: /m)
  expect(Math.max(...raw.split('\r\n').map((row) => Buffer.byteLength(row)))).toBeLessThanOrEqual(998)
  expect(Buffer.from(raw).every((byte) => byte < 128)).toBe(true)
})

test('a sender name that looks like addresses reaches nobody else', async () => {
  await send()
  expect(sink.commands().filter((entry) => entry.command.startsWith('RCPT'))).toHaveLength(1)
})

test('nothing of the message leaves before beforeBody is done, and it is called only after the recipient was accepted', async () => {
  const seen: string[] = []
  await send({
    beforeBody: async () => {
      await new Promise((resolve) => setTimeout(resolve, 50))
      seen.push(...sink.commands().map((entry) => entry.command))
    },
  })
  expect(seen).toContain('DATA')
  expect(seen).not.toContain('BODY')
  expect(seen).not.toContain('DOT')
  await sink.setMode('550')
  let asked = false
  await send({ beforeBody: async () => void (asked = true) })
  expect(asked).toBe(false)
})

test('a mail that may not leave any more is not sent, and the error comes back', async () => {
  await expect(send({ beforeBody: () => Promise.reject(new Error('lease lost')) })).rejects.toThrow(
    'lease lost',
  )
  expect(sink.mails()).toHaveLength(0)
  expect(await send()).toEqual({ kind: 'sent' })
})

test('a mail to an address that does not exist fails for good', async () => {
  await sink.setMode('550')
  expect(await send()).toMatchObject({ kind: 'refused', suppress: true })
})

test('a mail that is too large fails, but its reader gets others', async () => {
  await sink.setMode('552')
  expect(await send()).toMatchObject({ kind: 'refused', suppress: false })
})

test.for(['421', '450', '451', '452'])('a mail server that answers %s is tried again later', async (mode) => {
  await sink.setMode(mode)
  const result = await send()
  expect(result).toMatchObject({ kind: 'retry' })
  expect(result).not.toMatchObject({ unreachable: true })
  expect('fault' in result && result.fault).toBe(mode === '421' ? 'throttled' : false)
})

test('a mail server that is away is tried again soon', async () => {
  await sink.setMode('refuse')
  expect(await send()).toMatchObject({ kind: 'retry', unreachable: true, fault: 'outage' })
  await sink.setMode('ok')
  expect(await send()).toEqual({ kind: 'sent' })
})

test('a wrong SMTP password does not count against any mail', async () => {
  await sink.setMode('535')
  mailer = createSmtpMailer(sink.url.replace('smtp://', 'smtp://user:wrong@'))
  expect(await send()).toMatchObject({ kind: 'retry', unreachable: true, fault: 'credentials' })
})

test('a mail server that wants a sign-in where none is set up is tried again soon, as one that is away', async () => {
  await sink.setMode('535')
  expect(await send()).toMatchObject({ kind: 'retry', unreachable: true, fault: 'credentials' })
})

test("a reply that is lost after the message leaves the mail's delivery unknown", async () => {
  await sink.setMode('drop-after-data')
  expect(await send()).toMatchObject({ kind: 'in_doubt' })
  expect(sink.mails()).toHaveLength(1)
})

test('a session that the server closed while it lay idle is replaced without a word', async () => {
  await sink.setMode('drop-after-250')
  expect(await send()).toEqual({ kind: 'sent' })
  expect(await send()).toEqual({ kind: 'sent' })
  expect(sink.mails()).toHaveLength(2)
})

test.for(['no-starttls', 'bad-cert'])(
  'where TLS is required, no command is sent in clear: %s',
  async (mode) => {
    await sink.setMode(mode)
    mailer = createSmtpMailer(`${sink.url}?requireTLS=true`)
    expect(await send()).toMatchObject({ kind: 'retry', unreachable: true, fault: 'insecure' })
    expect(sink.commands().filter((entry) => entry.command.startsWith('MAIL'))).toEqual([])
  },
)

test('a mail server that never greets is tried by one connection at a time, and given up for all mails that wait', async () => {
  await sink.setMode('no-banner')
  const limit = new AbortController()
  const results = Array.from({ length: 12 }, () => send({ signal: limit.signal }))
  await expect.poll(() => connections()).toBe(1)
  limit.abort()
  for (const result of await Promise.all(results))
    expect(result).toMatchObject({ kind: 'retry', unreachable: true, fault: 'outage' })
  expect(connections()).toBe(1)
  await sink.setMode('ok')
  expect(await send()).toEqual({ kind: 'sent' })
})

test('a mail server name that does not resolve counts as an outage', async () => {
  mailer = createSmtpMailer('smtp://mail.porchlight.invalid:2525')
  expect(await send()).toMatchObject({ kind: 'retry', unreachable: true, fault: 'outage' })
})

test('a hundred mails share a few sessions', async () => {
  const all = Array.from({ length: 100 }, (_, at) => send({ mail: { ...mail, to: `p${at}@example.com` } }))
  expect(new Set((await Promise.all(all)).map((result) => result.kind))).toEqual(new Set(['sent']))
  expect(sink.mails()).toHaveLength(100)
  expect(sink.commands().filter((entry) => /^(EHLO|HELO)/.test(entry.command)).length).toBeLessThanOrEqual(5)
})

const connections = () => sink.commands().filter((entry) => entry.command === 'CONNECT').length
