import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Series } from '../../engine/campaign/schema/event-series.ts'
import { timesOn } from '../../engine/campaign/schema/event-series.ts'
import type { CompiledEmail, SiteCampaign } from '../../engine/campaign/release/release.ts'
import type { Line } from '../../tests/postgres/event-guests.ts'
import { sampleCampaign } from '../../tests/postgres/sample-site.ts'
import { startPipeline } from '../../tests/postgres/start-pipeline.ts'
import { submissionOf } from '../../tests/postgres/submission.ts'
import { syncSite } from '../db/sync-site.ts'
import { ensureOpenDates } from '../db/ensure-date.ts'
import { approveQuarantined } from '../pipeline/accept/approve-quarantined.ts'
import { steps } from '../steps.gen.ts'
import { seatToken } from '../settings/keys.ts'
import { createEventDesk } from '../staff/events/event-desk.ts'
import { storedInShort } from '../people/own-data/stored-in-short.ts'
import { findPerson } from '../people/person/person.ts'
import { eventState } from './event-state.ts'
import { createSeats } from './seats.ts'

const id = 'harbor/breakfast'
const monthly: Series = {
  every: 'first Thursday',
  from: '2026-12-03',
  time: '07:30',
  zone: 'America/New_York',
  minutes: 90,
}
const calendar = [
  'BEGIN:VCALENDAR',
  'METHOD:PUBLISH',
  'BEGIN:VEVENT',
  'UID:harbor.breakfast@harbor.example',
  'SEQUENCE:0',
  'DTSTART:20261203T123000Z',
  'DTEND:20261203T140000Z',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n')

const breakfast = (series: Series, capacity: number): SiteCampaign =>
  sampleCampaign(
    id,
    [
      { step: 'lead', source: 'test', metadata: {} },
      { step: 'event', capacity, duplicates: 'tell', minutes: 90 },
      {
        step: 'journey',
        sequence: [
          { email: 'tomorrow', beforeEvent: 24 },
          { email: 'thanks', afterEvent: 2 },
        ],
      },
      { step: 'email', email: 'seat', onError: 'partial', wait: 5 },
    ],
    {
      event: {
        id,
        capacity,
        title: 'Breakfast',
        ...timesOn(series, series.from),
        zone: series.zone,
        series,
        calendar,
        notices: { moved: 'harbor/~event-moved', cancelled: 'harbor/~event-cancelled' },
      },
    },
  )

const mail = (stem: string): CompiledEmail => ({
  id: `harbor/${stem}`,
  subject: `${stem}: {eventDate}`,
  preheader: '',
  html: '<a href="{unsubscribeUrl}">x</a>',
  text: '{eventDay} {calendarUrl} {cancelPlaceUrl} {unsubscribeUrl}',
})

let line: Line
beforeAll(async () => {
  line = await startPipeline()
})
afterAll(() => line.stop())
beforeEach(async () => {
  await line.clear()
  await line.pool.query(`delete from events where id like '${id}%'`)
  line.clock.move(Date.parse('2026-11-21T10:00:00Z') - line.clock.now().getTime())
  await publish()
})

const publish = async (changes: Partial<Series> = {}, capacity = 2) => {
  line.siteFile.campaigns[id] = breakfast({ ...monthly, ...changes }, capacity)
  for (const stem of ['seat', 'tomorrow', 'thanks', '~event-moved', '~event-cancelled'])
    line.siteFile.emails[`harbor/${stem}`] = mail(stem)
  await syncSite(line.pool, line.siteFile, line.clock.now())
}
const campaign = () => {
  const found = line.siteFile.campaigns[id]
  if (!found) throw new Error('It is not published.')
  return found
}
const send = (email: string, more: Parameters<typeof submissionOf>[2] = {}) =>
  line.accept(submissionOf(campaign(), email, { values: { name: 'Ann', email }, ...more }))
const events = () =>
  line.query<{ id: string; taken: number; status: string }>(
    `select id, taken, status from events where id like '${id}%' order by id`,
  )
/** Sends what is due until then; the subjects of the new mails. */
const until = async (time: string) => {
  const before = line.mailer.sent.length
  line.clock.move(Date.parse(time) - line.clock.now().getTime())
  await line.worker.runDripTick()
  await line.worker.runOnce()
  return line.mailer.sent.slice(before).map(({ to, subject }) => `${to.split('@')[0]} ${subject}`)
}
const december = 'Thursday, December 3, 2026, 7:30\u00a0a.m. Eastern Time'
const january = 'Thursday, January 7, 2027, 7:30\u00a0a.m. Eastern Time'

const quarantined = async (email: string) => {
  const sent = await send(email, { quarantined: 'trap' })
  return sent.kind === 'stored' ? sent.submissionId : ''
}

describe('an event that comes again', () => {
  test('has seats of its own for each date, and the next one takes over when a date ends', async () => {
    await send('ann@example.com')
    await send('bob@example.com')
    expect(await send('cyd@example.com')).toMatchObject({ kind: 'refused', code: 'event_full' })
    expect(await eventState(line, campaign())).toEqual({ closed: 'full' })
    line.clock.move(Date.parse('2026-12-03T14:00:00Z') - line.clock.now().getTime())
    expect(await send('cyd@example.com')).toMatchObject({ kind: 'stored' })
    expect(await events()).toEqual([
      { id: `${id}@2026-12-03`, taken: 2, status: 'planned' },
      { id: `${id}@2027-01-07`, taken: 1, status: 'planned' },
    ])
  })

  test('its mails, seats and calendars stay with the date that the person signed up for', async () => {
    await send('ann@example.com')
    expect(line.mailer.sent.map(({ subject }) => subject)).toEqual([`seat: ${december}`])
    expect(await until('2026-12-02T12:31:00Z')).toEqual([`ann tomorrow: ${december}`])
    line.clock.move(Date.parse('2026-12-03T14:00:00Z') - line.clock.now().getTime())
    await send('bob@example.com')
    expect(line.mailer.sent.at(-1)?.subject).toBe(`seat: ${january}`)
    expect(await until('2026-12-03T16:01:00Z')).toEqual([`ann thanks: ${december}`])
    expect(await until('2027-01-06T12:31:00Z')).toEqual([`bob tomorrow: ${january}`])
    expect(await until('2027-01-07T16:01:00Z')).toEqual([`bob thanks: ${january}`])
    const seats = createSeats(line)
    const first = seatToken(line.secret, `${id}@2026-12-03`, 'ann@example.com')
    expect(await seats.find(first)).toMatchObject({ when: december, page: '/breakfast', campaign: id })
    const second = await seats.calendar(seatToken(line.secret, `${id}@2027-01-07`, 'bob@example.com'))
    expect(second).toContain('DTSTART:20270107T123000Z')
    expect(second).toContain('UID:harbor.breakfast.2027-01-07@harbor.example')
    expect(line.mailer.sent[0]?.text).toContain(`/place/${first}/calendar.ics http`)
  })

  test('people who look at their data read its date in words', async () => {
    await send('ann@example.com')
    const [lead] = await line.query<{ id: string }>(`select id from leads where email = 'ann@example.com'`)
    const person = await findPerson(line.pool, lead?.id ?? '', null)
    if (!person) throw new Error('She is not stored.')
    const shown = {
      site: line.siteFile,
      fill: { publicOrigin: 'https://porch.example', secret: line.secret },
    }
    const { forms } = await storedInShort(line.pool, shown, { person, now: line.clock.now() })
    expect(forms).toMatchObject([{ title: expect.stringMatching(/, December 3, 2026$/) }])
  })

  test('one person may come to several dates: each has its own reminders and its own seat', async () => {
    await send('ann@example.com')
    expect(await send('ann@example.com')).toMatchObject({ code: 'already_registered' })
    await until('2026-12-03T16:01:00Z')
    await send('ann@example.com')
    expect(await until('2027-01-06T12:31:00Z')).toEqual([`ann tomorrow: ${january}`])
    await createSeats(line).giveBack(seatToken(line.secret, `${id}@2027-01-07`, 'ann@example.com'))
    expect((await events()).map(({ taken }) => taken)).toEqual([1, 0])
    expect(await until('2027-01-07T16:01:00Z')).toEqual([])
  })

  test('the hour stays the same on the clocks of its zone when they change', async () => {
    await publish({ every: 'Sunday', from: '2026-10-25', time: '10:00' })
    line.clock.move(Date.parse('2027-03-13T10:00:00Z') - line.clock.now().getTime())
    await send('ann@example.com')
    expect(line.mailer.sent.at(-1)?.subject).toBe(
      'seat: Sunday, March 14, 2027, 10:00\u00a0a.m. Eastern Time',
    )
    expect(await until('2027-03-13T13:59:00Z')).toEqual([])
    // Less than a day before: the clocks go forward that night.
    expect(await until('2027-03-14T17:31:00Z')).toEqual([
      'ann thanks: Sunday, March 14, 2027, 10:00\u00a0a.m. Eastern Time',
    ])
  })

  test('guests of a date that is taken out get one mail, and the next date is open', async () => {
    await send('ann@example.com')
    await publish({ except: ['2026-12-03'] })
    expect(await until('2026-11-22T10:00:00Z')).toEqual([`ann ~event-cancelled: ${december}`])
    await send('bob@example.com')
    expect(line.mailer.sent.at(-1)?.subject).toBe(`seat: ${january}`)
    expect(await until('2026-12-02T12:31:00Z')).toEqual([])
    expect(await events()).toEqual([
      { id: `${id}@2026-12-03`, taken: 1, status: 'cancelled' },
      { id: `${id}@2027-01-07`, taken: 1, status: 'planned' },
    ])
  })

  test('another hour moves the dates to come and leaves those that are over', async () => {
    await send('ann@example.com')
    line.clock.move(Date.parse('2026-12-03T14:00:00Z') - line.clock.now().getTime())
    await send('bob@example.com')
    await publish({ time: '08:00' })
    expect(await until('2026-12-03T14:05:00Z')).toEqual([
      'bob ~event-moved: Thursday, January 7, 2027, 8:00\u00a0a.m. Eastern Time',
    ])
    expect(
      await line.query(`select starts_at::text as at from events where id like '${id}%' order by id`),
    ).toMatchObject([
      { at: expect.stringContaining('12-03 12:30') },
      { at: expect.stringContaining('01-07 13:00') },
    ])
  })

  test('a quarantined form takes a seat at the date of its day, and none once that is over', async () => {
    const [first, second] = [await quarantined('ann@example.com'), await quarantined('bob@example.com')]
    const deps = { ...line, steps }
    expect(await approveQuarantined(deps, first, 'time')).toBe(true)
    expect(await events()).toMatchObject([{ id: `${id}@2026-12-03`, taken: 1 }])
    line.clock.move(Date.parse('2026-12-03T14:00:00Z') - line.clock.now().getTime())
    expect(await approveQuarantined(deps, second, 'time')).toBe(false)
  })

  test('after its last date it is over', async () => {
    await publish({ until: '2026-12-31' })
    line.clock.move(Date.parse('2026-12-03T14:00:00Z') - line.clock.now().getTime())
    expect(await send('ann@example.com')).toMatchObject({ kind: 'refused', code: 'event_over' })
  })

  test('staff see each date with its guests, and the next one before anybody signed up', async () => {
    await send('ann@example.com')
    line.clock.move(Date.parse('2026-12-03T14:00:00Z') - line.clock.now().getTime())
    await ensureOpenDates({ pool: line.pool, site: line.siteFile, now: line.clock.now() })
    const desk = createEventDesk({ ...line, worker: { wake: () => {} } })
    const upcoming = await desk.list(null, { when: 'upcoming' })
    expect(upcoming.rows.filter((event) => event.id.startsWith(id))).toMatchObject([
      { id: `${id}@2027-01-07`, startsAs: '2027-01-07T07:30:00-05:00', taken: 0 },
    ])
    expect(await desk.guests(`${id}@2026-12-03`)).toMatchObject({
      guests: [{ email: 'ann@example.com', confirmation: 'sent' }],
    })
    const by = { staff: 'sam@staff.example', role: 'editor', coaches: null, ipHash: 'x' } as const
    const given = { event: `${id}@2027-01-07`, name: 'Zoe', email: 'zoe@example.com', oneMore: false }
    expect(await desk.give(given, by)).toBe('given')
    expect(await desk.give({ ...given, event: `${id}@2026-12-03` }, by)).toBe('closed')
    expect(await desk.details(`${id}@2027-01-07`)).toMatchObject({
      taken: 1,
      isOpen: true,
      page: 'http://127.0.0.1:3000/breakfast',
    })
  })
})

test('an event that begins to come again leaves its guests as they are', async () => {
  const { series: _, ...single } = campaign().event ?? { id, capacity: 2, title: 'Breakfast' }
  line.siteFile.campaigns[id] = { ...campaign(), event: single }
  await line.pool.query(`delete from events where id like '${id}%'`)
  await syncSite(line.pool, line.siteFile, line.clock.now())
  await send('ann@example.com')
  await publish()
  expect(await until('2026-12-02T12:31:00Z')).toEqual([`ann tomorrow: ${december}`])
  expect(await events()).toMatchObject([
    { id, taken: 1, status: 'planned' },
    { id: `${id}@2026-12-03`, taken: 0, status: 'planned' },
  ])
})
