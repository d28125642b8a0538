import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eventSite } from '../../tests/postgres/event-site.ts'
import { guestsOf, people, tally } from '../../tests/postgres/event-guests.ts'
import type { Line } from '../../tests/postgres/event-guests.ts'
import { startPipeline } from '../../tests/postgres/start-pipeline.ts'
import { syncSite } from '../db/sync-site.ts'
import { seatToken } from '../settings/keys.ts'
import { createSeats } from './seats.ts'

let line: Line
let seats: ReturnType<typeof createSeats>
beforeAll(async () => {
  line = await startPipeline()
  Object.assign(line.siteFile, eventSite())
  await syncSite(line.pool, line.siteFile)
  seats = createSeats(line)
})
afterAll(() => line.stop())
beforeEach(() => line.clear())

const { send, atOnce, taken, fillTo } = guestsOf(() => line)
const tokenOf = (email: string) => seatToken(line.secret, 'harbor/event', email)
const shown = {
  brand: 'Harbor',
  campaign: 'harbor/event',
  title: 'Masterclass <1>',
  when: 'Tuesday, December 1, 2026, 10:00\u00a0a.m. (UTC-08:00)',
  hasCalendar: true,
  page: '/event',
}
const runs = () =>
  line.query(
    'select step, effect_key as key, state, last_error as "lastError" from step_runs order by effect_key',
  )

test('looking at the link changes nothing, and the press returns the seat; the lead stays', async () => {
  await send('ann@example.com')
  const token = tokenOf('ann@example.com')
  expect(await seats.find(token)).toEqual({ ...shown, state: 'ask' })
  expect(await taken()).toBe(1)
  expect(await seats.giveBack(token)).toEqual({ ...shown, state: 'done' })
  expect([await taken(), await line.count('registrations'), await line.count('leads')]).toEqual([0, 0, 1])
})

test('pressing ten times at the same time is the same as once', async () => {
  await send('ann@example.com')
  await send('bob@example.com')
  const token = tokenOf('ann@example.com')
  const answers = await Promise.all(Array.from({ length: 10 }, () => seats.giveBack(token)))
  expect(answers).toEqual(Array.from({ length: 10 }, () => ({ ...shown, state: 'done' })))
  expect([await taken(), await line.count('registrations')]).toEqual([1, 1])
})

test('a returned seat goes to exactly one of twenty', async () => {
  await fillTo(0)
  expect(await send('late@example.com')).toEqual({ kind: 'refused', code: 'event_full' })
  await seats.giveBack(tokenOf('early7@example.com'))
  expect(tally(await atOnce(people(20, 'late')))).toEqual({ stored: 1, event_full: 19 })
  expect(await taken()).toBe(50)
})

test('seats returned while others come and the event is moved leave the count true', async () => {
  await fillTo(0)
  const leaving = people(20, 'early').map((email) => seats.giveBack(tokenOf(email)))
  const site = eventSite({ place: 'Room 6' })
  await Promise.all([...leaving, atOnce(people(40, 'late')), syncSite(line.pool, site, line.clock.now())])
  expect(await taken()).toBe(await line.count('registrations'))
  expect(await taken()).toBeLessThanOrEqual(50)
  await syncSite(line.pool, line.siteFile, line.clock.now())
})

test('a guest who registers again has a seat and a working link, as before', async () => {
  await send('ann@example.com')
  const token = tokenOf('ann@example.com')
  await seats.giveBack(token)
  expect(await send('ann@example.com')).toMatchObject({ kind: 'stored' })
  expect(await seats.find(token)).toMatchObject({ state: 'ask' })
  expect(await seats.giveBack(token)).toMatchObject({ state: 'done' })
  expect(await taken()).toBe(0)
})

test('mails of the event that wait are called off; those of a journey that counts from the sign-up go on', async () => {
  line.mailer.answer = () => ({ kind: 'retry', publicMessage: 'Not now.', detail: '450' })
  const answered = send('ann@example.com')
  await expect.poll(() => line.count('step_runs', "state = 'pending' and attempts = 1")).toBe(1)
  await line.pool.query(
    `with sequence as (
       insert into email_sequences (campaign_id, position, email, anchor, delay_hours)
       select campaign_id, at, 'harbor/mail' || at, case at when 1 then 'event' else 'signup' end, at
       from events, generate_series(1, 2) at where id = 'harbor/event' returning *)
     insert into step_runs (lead_id, coach, campaign, campaign_id, step, effect_key, config, email, priority,
                            sequence_position, next_attempt_at)
     select lead.id, 'harbor', 'harbor/event', lead.campaign_id, 'journey', 'journey:' || position, '{}', sequence.email,
            1, position, $1 from leads lead, sequence`,
    [line.clock.now()],
  )
  await seats.giveBack(tokenOf('ann@example.com'))
  await answered
  const gone = { state: 'cancelled', lastError: 'The seat was given back.' }
  expect(await runs()).toMatchObject([
    { step: 'email', ...gone },
    { key: 'journey:1', ...gone },
    { key: 'journey:2', state: 'pending' },
  ])
  await line.pool.query("delete from email_sequences where email like 'harbor/mail%'")
})

test('a link that was never made finds nobody, and so does one of a person who was erased', async () => {
  await send('ann@example.com')
  const token = tokenOf('ann@example.com')
  for (const wrong of ['', 'x', token.slice(1), `${token}x`, tokenOf('bob@example.com')]) {
    expect(await seats.find(wrong)).toBeNull()
    expect(await seats.giveBack(wrong)).toBeNull()
  }
  expect(await taken()).toBe(1)
  await seats.giveBack(token)
  await line.pool.query('delete from leads')
  expect(await seats.find(token)).toBeNull()
})

test('nobody is sent to a page that takes nobody', async () => {
  await send('ann@example.com')
  Object.assign(line.siteFile, eventSite({ cancelled: true }))
  expect(await seats.giveBack(tokenOf('ann@example.com'))).toMatchObject({ state: 'done', page: null })
  Object.assign(line.siteFile, eventSite())
})

test('the calendar file of a guest has the seat, cancels the entry once it is given back, and is there for a month after the event', async () => {
  const { 'harbor/event': campaign } = line.siteFile.campaigns
  const { event } = campaign ?? {}
  if (!campaign || !event?.endsAt) throw new Error('There is no dated event.')
  line.siteFile.campaigns['harbor/event'] = {
    ...campaign,
    event: {
      ...event,
      calendar:
        'BEGIN:VCALENDAR\r\nMETHOD:PUBLISH\r\nBEGIN:VEVENT\r\nUID:a@b\r\nSEQUENCE:0\r\nLOCATION:https://zoom.example/j/1\r\nEND:VEVENT\r\n',
    },
  }
  await send('ann@example.com')
  await send('ben@example.com')
  const entry = await seats.calendar(tokenOf('ann@example.com'))
  expect(entry).toContain('LOCATION:https://zoom.example/j/1')
  const sequence = Number(/SEQUENCE:(\d+)/.exec(entry ?? '')?.[1])
  expect(await seats.calendar(tokenOf('nobody@example.com'))).toBeNull()
  await seats.giveBack(tokenOf('ann@example.com'))
  expect((await seats.calendar(tokenOf('ann@example.com')))?.split('\r\n')).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'UID:a@b', `SEQUENCE:${sequence + 1}`, 'STATUS:CANCELLED']),
  )
  expect(await seats.find(tokenOf('ann@example.com'))).toMatchObject({ state: 'done', hasCalendar: true })
  const left = Date.parse(event.endsAt) - line.clock.now().getTime()
  line.clock.move(left + 29 * 24 * 3_600_000)
  expect(await seats.calendar(tokenOf('ben@example.com'))).not.toBeNull()
  line.clock.move(2 * 24 * 3_600_000)
  expect(await seats.calendar(tokenOf('ben@example.com'))).toBeNull()
  expect(await seats.find(tokenOf('ann@example.com'))).toMatchObject({ state: 'done', hasCalendar: false })
})
