import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SiteEvent } from '../../../engine/campaign/release/release.ts'
import { guestsOf, people } from '../../../tests/postgres/event-guests.ts'
import type { Line } from '../../../tests/postgres/event-guests.ts'
import { eventSite, moved } from '../../../tests/postgres/event-site.ts'
import { startPipeline } from '../../../tests/postgres/start-pipeline.ts'
import { syncSite } from '../../db/sync-site.ts'
import { createSeats } from '../../events/seats.ts'
import { createWorker } from '../../pipeline/outbox/worker.ts'
import { addressHash, seatToken } from '../../settings/keys.ts'
import { createEventDesk, type EventDesk } from './event-desk.ts'
import { exportGuests } from './export-guests.ts'
import { listEvents } from './list-events.ts'
import { listGuests } from './list-guests.ts'

let line: Line
let desk: EventDesk
beforeAll(async () => {
  line = await startPipeline()
  desk = createEventDesk({ ...line, worker: { wake: () => {} } })
})
afterAll(() => line.stop())
beforeEach(async () => {
  await line.clear()
  await line.pool.query('truncate audit_log')
  await line.pool.query("delete from events where id <> 'harbor/quiet-event'")
  await release()
})

const { send, atOnce, taken } = guestsOf(() => line)
const event = 'harbor/event'
const by = { staff: 'sam@staff.example', role: 'editor', coaches: null, ipHash: 'x' } as const
const release = (changes: Partial<SiteEvent> = {}) => {
  Object.assign(line.siteFile, eventSite(changes))
  return syncSite(line.pool, line.siteFile, line.clock.now())
}
const guests = async () => (await desk.guests(event))?.guests ?? []
const guestOf = async (email: string) => (await guests()).find((guest) => guest.email === email)
const idOf = async (email: string) => (await guestOf(email))?.id ?? ''
const audited = () =>
  line.query<{ action: string }>(
    'select actor, action, subject, ip_hash as "ipHash" from audit_log order by created_at',
  )
const deliver = async () => {
  const worker = createWorker(line)
  while ((await worker.runOnce()) > 0) await Promise.resolve()
  await worker.stop()
}
const give = (email: string, oneMore = false) => desk.give({ event, name: 'Zoe', email, oneMore }, by)

const insert = (id: string, startsAt: string | null, more: { status?: string } = {}) =>
  line.pool.query(
    `insert into events (id, campaign_id, capacity, title, starts_at, ends_at, status)
     select $1, gen_random_uuid(), 10, $1, $2::timestamptz, $2::timestamptz + interval '1 hour', $3`,
    [id, startsAt, more.status ?? 'planned'],
  )

describe('the list of events', () => {
  test('has upcoming ones first to last, without a date last, and past ones from the latest', async () => {
    await insert('harbor/undated', null)
    await insert('harbor/soon', '2026-11-22T10:00:00Z', { status: 'cancelled' })
    await insert('harbor/gone', '2026-11-25T10:00:00Z', { status: 'withdrawn' })
    await insert('harbor/old', '2026-01-01T10:00:00Z')
    await insert('harbor/older', '2025-01-01T10:00:00Z')
    const upcoming = await desk.list(null, { when: 'upcoming' })
    expect(upcoming.rows.map(({ id, status }) => `${id} ${status}`)).toEqual([
      'harbor/soon cancelled',
      'harbor/gone withdrawn',
      'harbor/quiet-event planned',
      'harbor/event planned',
      'harbor/undated planned',
    ])
    const past = await desk.list(null, { when: 'past' })
    expect(past.rows.map(({ id, status }) => `${id} ${status}`)).toEqual([
      'harbor/old over',
      'harbor/older over',
    ])
  })

  test('comes in pages without holes, and has nothing of other coaches', async () => {
    for (let day = 1; day <= 5; day++) await insert(`ember/e${day}`, '2026-12-24T10:00:00Z')
    await insert('ember/undated', null)
    const seen: string[] = []
    for (let cursor: string | undefined; ;) {
      const page = await listEvents(
        line.pool,
        ['ember'],
        { when: 'upcoming', ...(cursor !== undefined && { cursor }) },
        { now: line.clock.now(), size: 2 },
      )
      seen.push(...page.rows.map(({ id }) => id))
      if (page.next === null) break
      cursor = page.next
    }
    expect(seen).toEqual(['ember/e1', 'ember/e2', 'ember/e3', 'ember/e4', 'ember/e5', 'ember/undated'])
    expect(await desk.list([], { when: 'upcoming' })).toEqual({ rows: [], next: null })
  })
})

describe('the guests of an event', () => {
  test('come by name, with answers, and whether their confirmation went out', async () => {
    await send('zoe@example.com', {
      values: { name: 'Zoe', email: 'zoe@example.com', size: 'XL', lunch: true },
    })
    await send('ann@example.com')
    line.mailer.answer = () => ({
      kind: 'refused',
      publicMessage: 'The address was refused.',
      detail: '550',
      suppress: true,
    })
    await send('bob@example.com', { values: { name: 'bob', email: 'bob@example.com' } })
    line.mailer.answer = () => ({
      kind: 'refused',
      publicMessage: 'It could not be done.',
      detail: '554',
      suppress: false,
    })
    await send('eve@example.com', { values: { name: 'Eve', email: 'eve@example.com' } })
    expect(await guests()).toMatchObject([
      {
        name: 'Ann',
        email: 'ann@example.com',
        confirmation: 'sent',
        why: null,
        retry: null,
        here: null,
        answers: {},
      },
      { name: 'bob', confirmation: 'refused', why: null },
      { name: 'Eve', confirmation: 'failed', why: 'It could not be done.', retry: expect.any(String) },
      { name: 'Zoe', confirmation: 'sent', answers: { size: 'XL', lunch: 'yes' } },
    ])
    expect(await listGuests(line.pool, { event, campaign: undefined }, 3)).toMatchObject({
      isCut: true,
      guests: { length: 3 },
    })
    expect(await desk.guests('harbor/none')).toBeNull()
  })

  test('export as CSV, in parts, where nothing is a formula', async () => {
    await atOnce(people(3, 'guest'))
    await send('zoe@example.com', { values: { name: '=1+1', email: 'zoe@example.com', here: '@SUM(1)' } })
    await desk.tick(event, { guest: await idOf('guest1@example.com'), isHere: true }, by)
    const csv = await text((await desk.csv(event, by)) ?? Readable.from([]))
    const lines = csv
      .split('\r\n')
      .slice(0, -1)
      .map((row) => row.replace(/^2026[^,]+/, 'at'))
    expect(lines).toEqual([
      'registered,name,email,here,confirmation,answer here',
      'at,Ann,guest0@example.com,,sent,',
      `at,Ann,guest1@example.com,${line.clock.now().toISOString()},sent,`,
      'at,Ann,guest2@example.com,,sent,',
      "at,'=1+1,zoe@example.com,,sent,'@SUM(1)",
    ])
    expect(await audited()).toContainEqual({
      actor: by.staff,
      action: 'guests_exported',
      subject: event,
      ipHash: 'x',
    })
    const parts = exportGuests(line.pool, { event, campaign: undefined }, 2)
    expect(await text(Readable.from(parts, { objectMode: false }))).toBe(csv)
    expect(await desk.csv('harbor/none', by)).toBeNull()
  })
})

describe('freeing a seat', () => {
  test('is the same as the link of the guest, once, however many press', async () => {
    await send('ann@example.com')
    await send('bob@example.com')
    const guest = await idOf('ann@example.com')
    const freed = await Promise.all(Array.from({ length: 6 }, () => desk.free(event, guest, by)))
    expect(freed.filter(Boolean)).toEqual([true])
    expect([await taken(), (await guests()).map(({ email }) => email)]).toEqual([1, ['bob@example.com']])
    expect(await createSeats(line).find(seatToken(line.secret, event, 'ann@example.com'))).toMatchObject({
      state: 'done',
    })
    expect(await audited()).toEqual([{ actor: by.staff, action: 'seat_freed', subject: event, ipHash: 'x' }])
    expect(await desk.free(event, guest, by)).toBe(false)
  })

  test('and the press of the guest at the same moment free it once', async () => {
    await send('ann@example.com')
    await send('bob@example.com')
    const guest = await idOf('ann@example.com')
    const token = seatToken(line.secret, event, 'ann@example.com')
    await Promise.all([
      desk.free(event, guest, by),
      createSeats(line).giveBack(token),
      desk.free(event, guest, by),
    ])
    expect([await taken(), await line.count('registrations')]).toEqual([1, 1])
  })

  test('works for a guest of an earlier version, who has no link, and not under another event', async () => {
    await send('ann@example.com')
    await line.pool.query('update registrations set cancel_token = null')
    const guest = await idOf('ann@example.com')
    expect(await desk.free('harbor/quiet-event', guest, by)).toBe(false)
    expect(await desk.free(event, guest, by)).toBe(true)
  })
})

describe('giving a seat', () => {
  test('registers somebody as the form does, with the confirmation, and stores no consent that nobody gave', async () => {
    expect(await give(' Zoe@Example.com ')).toBe('given')
    await deliver()
    expect(line.mailer.sent.map(({ to }) => to)).toEqual(['zoe@example.com'])
    expect(await guestOf('zoe@example.com')).toMatchObject({ name: 'Zoe', confirmation: 'sent' })
    expect([await taken(), await line.count('consents')]).toEqual([1, 0])
    expect(await line.query('select actor, action, subject, details from audit_log')).toEqual([
      {
        actor: by.staff,
        action: 'seat_given',
        subject: event,
        details: { submission: expect.any(String), oneMore: false },
      },
    ])
  })

  test('to the same address twice gives one, also in the same moment', async () => {
    const results = await Promise.all(Array.from({ length: 5 }, () => give('zoe@example.com', true)))
    expect(results.filter((result) => result !== 'already')).toEqual(['given'])
    expect([await taken(), await line.count('registrations'), await line.count('audit_log')]).toEqual([
      1, 1, 1,
    ])
  })

  test('above the capacity only where one more is said; of two for the last seat one gets it', async () => {
    await release({ capacity: 1 })
    const results = await Promise.all([give('zoe@example.com'), give('yan@example.com')])
    expect(results).toEqual(expect.arrayContaining(['full', 'given']))
    expect([await give('late@example.com'), await line.count('leads')]).toEqual(['full', 1])
    expect(await Promise.all([give('late@example.com', true), give('later@example.com', true)])).toEqual([
      'given',
      'given',
    ])
    expect(await taken()).toBe(3)
    expect(await send('form@example.com')).toEqual({ kind: 'refused', code: 'event_full' })
  })

  test('is not possible once the event is over or withdrawn, nor to an address that refused mail', async () => {
    await line.pool.query(
      "insert into suppressions (coach, address_hash, reason) values ('harbor', $1, 'refused')",
      [addressHash(line.secret, 'gone@example.com')],
    )
    expect(await give('gone@example.com')).toBe('refused')
    await release({ cancelled: true })
    expect(await give('zoe@example.com')).toBe('closed')
    expect(
      await desk.give({ event: 'harbor/none', name: 'Zoe', email: 'z@example.com', oneMore: true }, by),
    ).toBeNull()
    expect([await line.count('registrations'), await line.count('audit_log')]).toEqual([0, 0])
  })
})

describe('ticking guests off', () => {
  test('stores the moment, keeps the first one, and is undone by ticking again', async () => {
    await send('ann@example.com')
    const guest = await idOf('ann@example.com')
    const first = line.clock.now()
    expect(await desk.tick(event, { guest, isHere: true }, by)).toEqual(first)
    line.clock.move(60_000)
    expect(await desk.tick(event, { guest, isHere: true }, by)).toEqual(first)
    expect(await desk.details(event)).toMatchObject({ here: 1, taken: 1 })
    expect(await desk.tick(event, { guest, isHere: false }, by)).toBeNull()
    expect(await guestOf('ann@example.com')).toMatchObject({ here: null })
    expect((await audited()).map(({ action }) => action)).toEqual(['guest_ticked', 'guest_unticked'])
  })

  test('on two phones in the same moment is one tick', async () => {
    await send('ann@example.com')
    const guest = await idOf('ann@example.com')
    const ticks = await Promise.all(
      Array.from({ length: 4 }, () => desk.tick(event, { guest, isHere: true }, by)),
    )
    expect(ticks).toEqual(Array.from({ length: 4 }, () => line.clock.now()))
    expect(await line.count('audit_log')).toBe(1)
  })

  test('finds nobody whose seat was freed, nor a guest of another event', async () => {
    await send('ann@example.com')
    const guest = await idOf('ann@example.com')
    expect(await desk.tick('harbor/quiet-event', { guest, isHere: true }, by)).toBeUndefined()
    await desk.free(event, guest, by)
    expect(await desk.tick(event, { guest, isHere: true }, by)).toBeUndefined()
  })
})

describe('a change that guests have not been told', () => {
  test('is shown with its event and its mail, and sent or dismissed once', async () => {
    await atOnce(people(6, 'guest'))
    await release(moved)
    expect(await desk.notices(null)).toMatchObject([{ event, reach: 6, from: { place: 'Room 5' } }])
    expect(await desk.notices(['ember'])).toEqual([])
    expect(await desk.details(event)).toMatchObject({
      subject: 'Moved: Masterclass <1>',
      notice: { reach: 6 },
    })
    expect(await desk.noticeHtml(event)).toContain('was Tuesday, December 1')
    expect(await Promise.all([desk.sendNotice(event, by), desk.sendNotice(event, by)])).toEqual(
      expect.arrayContaining([6, null]),
    )
    expect(await desk.details(event)).toMatchObject({ subject: null, notice: null })
    expect([await desk.noticeHtml(event), await desk.dismissNotice(event, by)]).toEqual([null, false])
  })
})
