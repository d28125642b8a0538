import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { guidePath, host, origin, startServer } from '../../tests/postgres/start-server.ts'

const day = 24 * 3_600_000

let line: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  line = await startServer()
})
afterAll(() => line?.stop())
beforeEach(() => void (line.mailer.sent.length = 0))

const mailsTo = (email: string) => line.mailer.sent.filter(({ to }) => to === email).length
const seen = ({ statusCode, body, headers }: Awaited<ReturnType<typeof line.submit>>) => ({
  statusCode,
  body,
  headers: Object.keys(headers).toSorted(),
})
const counts = async (email: string) => ({
  submissions: await line.count('submissions where email = $1', [email]),
  leads: await line.count('leads where email = $1', [email]),
  consents: await line.count('consents join leads on leads.id = lead_id where leads.email = $1', [email]),
})

test('a known address gets the same answer as a new one: status, body and header names', async () => {
  await line.submit({ name: 'Ann', email: 'ann@example.com' })
  const known = await line.submit({ name: 'Ann', email: 'ann@example.com' })
  const fresh = await line.submit({ name: 'Bob', email: 'bob@example.com' })
  expect(seen(known)).toEqual(seen(fresh))
  line.clock.move(2 * day)
  expect(seen(await line.submit({ name: 'Ann', email: 'ann@example.com' }))).toEqual(seen(fresh))
})

test('the same address is one lead with the newest values, every submission is kept, and the guide comes again after a day', async () => {
  const email = 'cy@example.com'
  for (const name of ['Cy', 'Cyr', 'Cyril']) await line.submit({ name, email })
  expect(mailsTo(email)).toBe(1)
  line.clock.move(day + 60_000)
  await line.submit({ name: 'Cyrille', email })
  expect(mailsTo(email)).toBe(2)
  expect(await counts(email)).toEqual({ submissions: 4, leads: 1, consents: 4 })
  const { rows } = await line.pool.query('select name from leads where email = $1', [email])
  expect(rows).toEqual([{ name: 'Cyrille' }])
  expect(new Set(line.mailer.sent.map(({ messageId }) => messageId)).size).toBe(2)
})

test('an unsubscribed address, and one over its daily limit, get the same answer as a new one', async () => {
  const fresh = await line.submit({ name: 'Dee', email: 'dee@example.com' })
  const link = /\/u\/([\w-]+)>/.exec(line.mailer.sent[0]?.headers['List-Unsubscribe'] ?? '')?.[1]
  await line.server.app.inject({ method: 'POST', url: `/u/${link}`, headers: { host } })
  line.clock.move(2 * day)
  expect(seen(await line.submit({ name: 'Dee', email: 'dee@example.com' }))).toEqual(seen(fresh))
  expect(mailsTo('dee@example.com')).toBe(1)
})

test('a visitor who hangs up right after sending, and then tries again, is one lead with one mail', async () => {
  await line.server.app.listen({ host: '127.0.0.1', port: 0 })
  const address = line.server.app.server.address()
  if (!address || typeof address === 'string') throw new Error('it does not listen')
  const email = 'gone@example.com'
  const body = JSON.stringify({ name: 'Gone', email })
  const headers = {
    host,
    origin,
    'content-type': 'application/json',
    'idempotency-key': 'hung-up',
    'x-forwarded-for': line.newVisitor(),
  }
  const head = [
    `POST ${guidePath} HTTP/1.1`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `content-length: ${body.length}`,
  ]
  const socket = connect(address.port, '127.0.0.1')
  await new Promise<void>((done) => socket.write(`${head.join('\r\n')}\r\n\r\n${body}`, () => done()))
  socket.destroy()
  await expect.poll(() => counts(email)).toMatchObject({ submissions: 1 })
  const again = await line.submit({ name: 'Gone', email }, { headers })
  expect([again.statusCode, again.json().ok]).toEqual([200, true])
  expect(await counts(email)).toEqual({ submissions: 1, leads: 1, consents: 1 })
  expect(mailsTo(email)).toBe(1)
})
