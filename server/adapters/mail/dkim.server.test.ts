import { generateKeyPairSync } from 'node:crypto'
import type { KeyPairKeyObjectResult } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSmtpSink } from '../../../tests/fakes/smtp-sink.ts'
import type { SmtpSink } from '../../../tests/fakes/smtp-sink.ts'
import { verifyDkim } from '../../../tests/fakes/verify-dkim.ts'
import { StartRefused } from '../../errors.ts'
import type { OutgoingMail } from '../../ports.ts'
import { readDkimKey } from './dkim.ts'
import { createSmtpMailer } from './smtp.ts'

const pem = (pair: KeyPairKeyObjectResult) => ({
  privateKey: String(pair.privateKey.export({ type: 'pkcs8', format: 'pem' })),
  publicKey: String(pair.publicKey.export({ type: 'spki', format: 'pem' })),
})
const rsa = (modulusLength: number) => pem(generateKeyPairSync('rsa', { modulusLength }))
const { privateKey, publicKey } = rsa(2048)
const other = rsa(2048)

let folder: string
let sink: SmtpSink
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-dkim-'))
  sink = await startSmtpSink()
})
afterAll(async () => {
  await sink.close()
  rmSync(folder, { recursive: true })
})

const keyFile = (content: string) => {
  const file = join(folder, 'dkim.pem')
  writeFileSync(file, content)
  return file
}
const url = 'https://www.the-resilience-of-women-entrepreneurs.example/u/abcdefghijklmnopqrstuvwx'
const mail: OutgoingMail = {
  messageId: 'effect@harbor.example',
  from: { name: 'Härbor', address: 'hello@harbor.example' },
  replyTo: 'reply@harbor.example',
  to: 'ann@example.com',
  subject: 'Willkommen, Zoë',
  html: '<p>Grüße  </p>\n\n',
  text: 'Grüße  \n\n',
  headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
}
const sendSigned = async (more: Partial<OutgoingMail> = {}) => {
  sink.clear()
  const dkim = readDkimKey({ selector: 'porch', keyFile: keyFile(privateKey) })
  const mailer = createSmtpMailer(sink.url, { dkim })
  const signal = new AbortController().signal
  expect(await mailer.send({ ...mail, ...more }, { beforeBody: async () => {}, signal })).toEqual({
    kind: 'sent',
  })
  await mailer.close()
  return sink.mails()[0]?.raw ?? Buffer.alloc(0)
}

test('the signature of a mail covers both unsubscribe headers, in the name of the sender', async () => {
  const raw = Buffer.from(await sendSigned())
  const checked = verifyDkim(raw, publicKey)
  expect(checked).toMatchObject({
    domain: 'harbor.example',
    selector: 'porch',
    isBodyIntact: true,
    isSignatureGood: true,
  })
  for (const name of ['from', 'date', 'message-id', 'list-unsubscribe', 'list-unsubscribe-post'])
    expect(checked.names).toContain(name)
})

test('the check of the signature sees what was changed on the way', async () => {
  const raw = String(await sendSigned())
  const changed = Buffer.from(raw.replace('/u/abc', '/u/xyz'))
  expect(verifyDkim(changed, publicKey)).toMatchObject({ isBodyIntact: true, isSignatureGood: false })
  expect(verifyDkim(Buffer.from(raw), other.publicKey).isSignatureGood).toBe(false)
  expect(verifyDkim(Buffer.from(`${raw}more\r\n`), publicKey).isBodyIntact).toBe(false)
})

test('the unsubscribe link stays on one line, however long it is', async () => {
  const raw = String(await sendSigned())
  expect(raw).toContain(`\r\nList-Unsubscribe: <${url}>\r\n`)
  expect(raw.match(/^List-Unsubscribe:/gim)).toHaveLength(1)
})

test('a calendar entry is shown by mail programs and can be opened as a file', async () => {
  const content = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n'
  const contentType = 'text/calendar; charset=utf-8; method=CANCEL'
  const attachments = [
    { filename: 'event.ics', contentType, content },
    { filename: 'notes.txt', contentType: 'text/plain', content: 'Bring a pen.' },
  ]
  const raw = String(await sendSigned({ attachments }))
  expect(raw).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=CANCEL/)
  expect(raw).toMatch(/Content-Type: application\/ics; name=event\.ics/)
  expect(raw).toMatch(/filename=notes\.txt/)
  expect(verifyDkim(Buffer.from(raw), publicKey)).toMatchObject({ isBodyIntact: true, isSignatureGood: true })
})

const small = rsa(512).privateKey
const edwards = pem(generateKeyPairSync('ed25519')).privateKey

test.each([
  ['no key', 'hello', 'contains no private key'],
  ['a public key', publicKey, 'contains no private key'],
  ['a key of another kind', edwards, 'is a key of type ed25519, not RSA'],
  ['a key that is too short', small, 'is a key of 512 bits, where 1024 are the least'],
])('a start with %s in DKIM_KEY_FILE is refused and says how to make one', (_what, content, message) => {
  const read = () => readDkimKey({ selector: 'porch', keyFile: keyFile(content) })
  expect(read).toThrow(StartRefused)
  expect(read).toThrow(message)
  expect(read).toThrow('openssl genrsa -out dkim.pem 2048')
})

test('a start without the file is refused', () => {
  expect(() => readDkimKey({ selector: 'porch', keyFile: join(folder, 'none.pem') })).toThrow(
    'cannot be read (ENOENT)',
  )
})
