import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SiteEvent } from '../../engine/campaign/release/release.ts'
import { startSmtpSink } from '../../tests/fakes/smtp-sink.ts'
import type { SmtpSink } from '../../tests/fakes/smtp-sink.ts'
import { eventSite, moved } from '../../tests/postgres/event-site.ts'
import { guestsOf, people } from '../../tests/postgres/event-guests.ts'
import type { Line } from '../../tests/postgres/event-guests.ts'
import { startPipeline } from '../../tests/postgres/start-pipeline.ts'
import { createSmtpMailer } from '../adapters/mail/smtp.ts'
import { syncSite } from '../db/sync-site.ts'
import type { Mailer } from '../ports.ts'
import { seatToken } from '../settings/keys.ts'
import { createSeats } from './seats.ts'
import { createWorker } from '../pipeline/outbox/worker.ts'

let line: Line
let sink: SmtpSink
let mailer: Mailer
beforeAll(async () => {
  line = await startPipeline()
  sink = await startSmtpSink()
  mailer = createSmtpMailer(sink.url)
})
afterAll(async () => {
  await line.stop()
  await mailer.close()
  await sink.close()
})
beforeEach(async () => {
  await line.clear()
  await line.pool.query('delete from events')
  await release()
  sink.clear()
})

const { send } = guestsOf(() => line)
/** Puts a changed event live. */
const release = (changes: Partial<SiteEvent> = {}) => {
  Object.assign(line.siteFile, eventSite(changes))
  return syncSite(line.pool, line.siteFile, line.clock.now())
}
/** Sends what is due by real mail until nothing is. */
const deliver = async () => {
  const worker = createWorker({ ...line, mailer })
  while ((await worker.runOnce()) > 0) await Promise.resolve()
  await worker.stop()
}
const mailTo = async (email: string) => {
  const mails = await Promise.all(sink.mailsTo(email).map(({ raw }) => PostalMime.parse(raw)))
  return mails.map(({ subject, text, headers, attachments }) => ({
    subject,
    text,
    id: headers.find(({ key }) => key === 'message-id')?.value,
    calendars: attachments.map(({ content, ...file }) => ({
      ...file,
      lines: (typeof content === 'string' ? content : new TextDecoder().decode(content)).split(/\r?\n/),
    })),
  }))
}

test('the notice of a new date names the former one, and has a calendar file that changes the entry', async () => {
  await send('ann@example.com')
  await release({ ...moved, place: 'Room 6' })
  await deliver()
  const [mail, ...more] = await mailTo('ann@example.com')
  expect(more).toEqual([])
  const link = `http://127.0.0.1:3000/place/${seatToken(line.secret, 'harbor/event', 'ann@example.com')}`
  expect(mail?.subject).toBe('Moved: Masterclass <1>')
  expect(mail?.text).toContain(
    `Masterclass <1>: Wednesday, December 2, 2026, 10:00\u00a0a.m. (UTC-08:00), Room 6, was Tuesday, December 1, 2026, 10:00\u00a0a.m. (UTC-08:00), Room 5. ${link}`,
  )
  expect(mail?.calendars.length).toBeGreaterThan(0)
  for (const { lines } of mail?.calendars ?? [])
    expect(lines).toEqual(
      expect.arrayContaining(['METHOD:PUBLISH', 'UID:harbor.event@harbor.example', 'SEQUENCE:1']),
    )
  expect(mail?.calendars[0]).toMatchObject({ mimeType: 'text/calendar', method: 'PUBLISH' })
})

test('a cancelled event takes its entry out of the calendar', async () => {
  await send('ann@example.com')
  await release(moved)
  await release({ ...moved, cancelled: true })
  await deliver()
  const [mail, ...more] = await mailTo('ann@example.com')
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Cancelled: Masterclass <1>')
  for (const { lines } of mail?.calendars ?? [])
    expect(lines).toEqual(
      expect.arrayContaining([
        'METHOD:CANCEL',
        'UID:harbor.event@harbor.example',
        'SEQUENCE:2',
        'STATUS:CANCELLED',
      ]),
    )
  expect(mail?.calendars[0]).toMatchObject({ mimeType: 'text/calendar', method: 'CANCEL' })
})

test('a notice whose reply was lost is sent once more under the same Message-ID', async () => {
  await send('ann@example.com')
  await release(moved)
  await sink.setMode('drop-after-data')
  await deliver()
  await sink.setMode('ok')
  line.clock.move(60_000)
  await deliver()
  const ids = (await mailTo('ann@example.com')).map(({ id }) => id)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
  line.clock.move(-60_000)
})

test('a process that does not know the change yet leaves the notice to one that does', async () => {
  await send('ann@example.com')
  await syncSite(line.pool, eventSite(moved), line.clock.now())
  await deliver()
  expect(sink.mails()).toEqual([])
  Object.assign(line.siteFile, eventSite(moved))
  line.clock.move(3_600_000)
  await deliver()
  expect(await mailTo('ann@example.com')).toHaveLength(1)
  line.clock.move(-3_600_000)
})

test('whoever returns the seat hears no more of the event', async () => {
  for (const email of people(2, 'guest')) await send(email)
  await release(moved)
  await createSeats(line).giveBack(seatToken(line.secret, 'harbor/event', 'guest0@example.com'))
  await deliver()
  expect(sink.mails()).toHaveLength(1)
  expect(sink.mailsTo('guest1@example.com')).toHaveLength(1)
})

test('the link in a mail works for a guest of an earlier version, who had none', async () => {
  await send('ann@example.com')
  await line.pool.query('update registrations set cancel_token = null')
  await release(moved)
  await deliver()
  const token = seatToken(line.secret, 'harbor/event', 'ann@example.com')
  expect((await mailTo('ann@example.com'))[0]?.text).toContain(token)
  expect(await createSeats(line).find(token)).toMatchObject({ state: 'ask' })
})
