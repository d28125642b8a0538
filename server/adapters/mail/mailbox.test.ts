import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OutgoingMail } from '../../ports.ts'
import { createMailbox, forgetInMailbox } from './mailbox.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-mailbox-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const mail = (messageId: string): OutgoingMail => ({
  messageId,
  from: { name: 'Harbor', address: 'hello@harbor.example' },
  to: 'ann@example.com',
  subject: 'Grüße',
  html: '<p>Hello</p>',
  text: 'Hello',
  headers: {},
})
const hooks = { beforeBody: async () => {}, signal: new AbortController().signal }

test('a mail is kept as a file that can be listed and read', async () => {
  const mailbox = createMailbox(join(folder, 'mailbox'))
  expect(await mailbox.list(10)).toEqual([])
  expect(await mailbox.send(mail('one@harbor.example'), hooks)).toEqual({ kind: 'sent' })
  const [kept] = await mailbox.list(10)
  expect(kept).toMatchObject({ to: 'ann@example.com', from: 'Harbor', subject: 'Grüße' })
  expect(String(await mailbox.read(kept?.id ?? ''))).toContain('Message-ID: <one@harbor.example>')
})

test('the same mail twice is one file, and no half-written file stays', async () => {
  const mailbox = createMailbox(folder)
  await Promise.all([mailbox.send(mail('one@x'), hooks), mailbox.send(mail('one@x'), hooks)])
  await mailbox.send(mail('two@x'), hooks)
  expect(readdirSync(folder).every((file) => file.endsWith('.eml'))).toBe(true)
  expect(await mailbox.list(10)).toHaveLength(2)
  expect(await mailbox.list(1)).toHaveLength(1)
})

test('a page begins after the last mail of the one before, also when mails come in between', async () => {
  const mailbox = createMailbox(folder)
  for (const name of ['one', 'two', 'three']) await mailbox.send(mail(`${name}@x`), hooks)
  const [first] = await mailbox.list(1)
  const rest = await mailbox.list(10, first?.id)
  const known = readdirSync(folder)
  await mailbox.send(mail('four@x'), hooks)
  const [added = ''] = readdirSync(folder).filter((file) => !known.includes(file))
  // Not in the same millisecond.
  const later = Date.now() / 1000 + 1
  utimesSync(join(folder, added), later, later)
  expect(rest).toHaveLength(2)
  expect(await mailbox.list(10, first?.id)).toEqual(rest)
})

test('mails are found by their address, their sender or their subject, page by page', async () => {
  const mailbox = createMailbox(folder)
  for (const name of ['one', 'two', 'three']) await mailbox.send(mail(`${name}@x`), hooks)
  await mailbox.send({ ...mail('four@x'), to: 'bob@example.com', subject: 'Your seat' }, hooks)
  const count = async (text: string, after?: string) => (await mailbox.list(10, after, text)).length
  expect([await count('BOB@'), await count('harbor'), await count('seat'), await count('zebra')]).toEqual([
    1, 4, 1, 0,
  ])
  const [first] = await mailbox.list(1, undefined, 'ann')
  expect(await count('ann', first?.id)).toBe(2)
})

test("mails of somebody who is erased go, also those that only name the address, and nobody else's", async () => {
  const mailbox = createMailbox(folder)
  const coach = { ...mail('coach@x'), to: 'coach@harbor.example' }
  await mailbox.send(mail('own@x'), hooks)
  await mailbox.send(
    { ...coach, html: '<p>وصل عميل: ann@example.com.</p>', text: 'وصل عميل: ann@example.com.' },
    hooks,
  )
  await mailbox.send({ ...coach, messageId: 'reply@x', replyTo: 'ANN@example.com' }, hooks)
  for (const to of ['joann@example.com', 'ann@example.com.au', 'jo.ann@example.com', 'ann+1@example.com'])
    await mailbox.send({ ...mail(`${to}@x`), to }, hooks)
  await forgetInMailbox(folder, 'ann@example.com')
  const left = (await mailbox.list(10)).map(({ to }) => to).toSorted()
  expect(left).toEqual(['ann+1@example.com', 'ann@example.com.au', 'jo.ann@example.com', 'joann@example.com'])
  await forgetInMailbox(join(folder, 'none'), 'ann@example.com')
})

test('only its own mails can be read', async () => {
  const mailbox = createMailbox(folder)
  for (const id of ['', '..', '../../etc/passwd', 'x'.repeat(32)]) expect(await mailbox.read(id)).toBeNull()
})

test('a folder that cannot be written is tried again later', async () => {
  const mailbox = createMailbox('/dev/null/mailbox')
  expect(await mailbox.send(mail('one@x'), hooks)).toMatchObject({ kind: 'retry', unreachable: true })
})

test('nobody but the owner of the product can list the mails', async () => {
  const mails = join(folder, 'mailbox')
  await createMailbox(mails).send(mail('one@harbor.example'), hooks)
  expect(statSync(mails).mode & 0o077).toBe(0)
})
