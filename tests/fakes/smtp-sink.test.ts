import { connect } from 'node:net'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createTransport } from 'nodemailer'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startSmtpSink } from './smtp-sink.ts'
import type { SmtpSink } from './smtp-sink.ts'

let sink: SmtpSink

beforeEach(async () => {
  sink = await startSmtpSink()
})
afterEach(() => sink.close())

const send = async (to = 'ann@example.com', more: object = {}) => {
  const mailer = createTransport({
    host: '127.0.0.1',
    port: sink.port,
    greetingTimeout: 300,
    ...more,
  })
  const from = { name: 'Maren', address: 'maren@example.com' }
  const text = 'Hello.\n.a line that starts with a dot\n'
  return mailer.sendMail({ from, to, subject: 'Your seat', messageId: '<one@example.com>', text })
}

test('an accepted message is stored in full, by recipient', async () => {
  await send()
  expect(sink.mailsTo('bob@example.com')).toEqual([])
  const [mail] = sink.mailsTo('ann@example.com')
  expect(mail).toMatchObject({
    from: 'maren@example.com',
    to: ['ann@example.com'],
    messageId: 'one@example.com',
  })
  expect(mail?.raw).toContain('\r\n.a line that starts with a dot')
})

test('every command is logged in order', async () => {
  await send()
  const words = sink.commands().map(({ command }) => command.split(/[ :]/)[0])
  expect(words.filter((word) => word !== 'BODY' && word !== 'QUIT')).toEqual([
    'CONNECT',
    'EHLO',
    'MAIL',
    'RCPT',
    'DATA',
    '354',
    'DOT',
    'ACCEPTED',
    '250',
  ])
})

test.each([
  ['421', 421],
  ['450', 450],
  ['451', 451],
  ['452', 452],
  ['550', 550],
  ['552', 552],
])('in mode %s a message gets that code and is not stored', async (mode, responseCode) => {
  await sink.setMode(mode)
  await expect(send()).rejects.toMatchObject({ responseCode })
  expect(sink.mails()).toEqual([])
})

test('a mode can apply to one recipient only', async () => {
  await sink.setMode('552', 'bob@example.com')
  await expect(send('bob@example.com')).rejects.toMatchObject({ responseCode: 552 })
  await send()
  expect(sink.mails()).toHaveLength(1)
})

test('the connection can be cut at any point', async () => {
  const cutting = await startSmtpSink({ onCommand: ({ command }) => (command === 'DOT' ? 'cut' : undefined) })
  try {
    await expect(send('ann@example.com', { port: cutting.port })).rejects.toThrow()
    expect(cutting.mails()).toEqual([])
  } finally {
    await cutting.close()
  }
})

test('mode 535 refuses every user and password, mode ok accepts any', async () => {
  const auth = { user: 'porchlight', pass: 'secret' }
  await sink.setMode('535')
  await expect(send('ann@example.com', { auth })).rejects.toMatchObject({ responseCode: 535 })
  await sink.setMode('ok')
  await send('ann@example.com', { auth })
  expect(sink.mails()).toHaveLength(1)
})

test('mode refuse closes the port, and another mode opens it again', async () => {
  await sink.setMode('refuse')
  await expect(send()).rejects.toThrow('ECONNREFUSED')
  await sink.setMode('ok')
  await send()
  expect(sink.mails()).toHaveLength(1)
})

test('mode no-banner never greets', async () => {
  await sink.setMode('no-banner')
  await expect(send()).rejects.toThrow('Greeting never received')
})

test('mode slow delays the reply to a message', async () => {
  await sink.setMode('slow=0.2')
  const before = performance.now()
  await send()
  expect(performance.now() - before).toBeGreaterThan(190)
})

test('mode drop-after-data stores the message, and the sender gets no reply', async () => {
  await sink.setMode('drop-after-data')
  await expect(send()).rejects.toThrow()
  expect(sink.mails()).toHaveLength(1)
})

test('in mode drop-after-250 the sender gets the reply before the connection breaks', async () => {
  await sink.setMode('drop-after-250')
  await send()
  expect(sink.mails()).toHaveLength(1)
})

test('a sender that requires TLS sends nothing without STARTTLS or with a bad certificate', async () => {
  await sink.setMode('no-starttls')
  await expect(send('ann@example.com', { requireTLS: true })).rejects.toThrow()
  await sink.setMode('bad-cert')
  await expect(send()).rejects.toThrow(/certificate/i)
  expect(sink.commands().filter(({ command }) => command.startsWith('MAIL'))).toEqual([])
})

test('pipelined commands get their replies one by one', async () => {
  const socket = connect(sink.port, '127.0.0.1')
  const lines = createInterface(socket)
  const replies: string[] = []
  lines.on('line', (line) => replies.push(line.slice(0, 3)))
  socket.write('HELO a\r\nMAIL FROM:<a@b.co>\r\nRCPT TO:<c@d.co>\r\nDATA\r\nhello\r\n.\r\nQUIT\r\n')
  await once(socket, 'close')
  expect(replies).toEqual(['220', '250', '250', '250', '354', '250', '221'])
})

test('in a separate process it is read and set over its control port', async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'smtp-sink.ts')])
  try {
    const [line] = await once(createInterface(child.stdout), 'line')
    const { controlUrl, port }: { controlUrl: string; port: number } = JSON.parse(String(line))
    await send('ann@example.com', { port })
    const mails = await fetch(`${controlUrl}/mails?to=ann@example.com`).then((answer) => answer.json())
    expect(mails).toMatchObject([{ to: ['ann@example.com'] }])
    expect((await fetch(`${controlUrl}/mode`, { method: 'POST', body: 'sideways' })).status).toBe(400)
    await fetch(`${controlUrl}/mode`, { method: 'POST', body: '550' })
    await expect(send('ann@example.com', { port })).rejects.toMatchObject({ responseCode: 550 })
  } finally {
    child.kill()
  }
})
