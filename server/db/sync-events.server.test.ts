import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ServedSite, SiteEvent } from '../../engine/campaign/release/release.ts'
import { eventSite, moved } from '../../tests/postgres/event-site.ts'
import { guestsOf, people, tally } from '../../tests/postgres/event-guests.ts'
import type { Line } from '../../tests/postgres/event-guests.ts'
import { startPipeline } from '../../tests/postgres/start-pipeline.ts'
import { syncSite } from './sync-site.ts'

let line: Line
beforeAll(async () => {
  line = await startPipeline()
})
afterAll(() => line.stop())
beforeEach(async () => {
  await line.clear()
  await line.pool.query('delete from events')
  await release()
})

const { send, atOnce, taken } = guestsOf(() => line)
const release = (changes: Partial<SiteEvent> = {}) =>
  syncSite(line.pool, eventSite(changes), line.clock.now())
const notices = () =>
  line.query<{ key: string; state: string; email: string }>(
    `select effect_key as key, state, lead.email from step_runs run join leads lead on lead.id = run.lead_id
     where step = 'event' order by effect_key, lead.email`,
  )
const sequence = async () =>
  (await line.query<{ sequence: number }>("select sequence from events where id = 'harbor/event'"))[0]
    ?.sequence

describe('an event whose file is changed', () => {
  test('notifies each guest once of a new date, however many processes start with it', async () => {
    await atOnce(people(3, 'guest'))
    await Promise.all(Array.from({ length: 8 }, () => release(moved)))
    await release(moved)
    expect(await notices()).toEqual(
      people(3, 'guest').map((email) => ({ key: 'event:moved:1', state: 'pending', email })),
    )
    expect(await sequence()).toBe(1)
  })

  test.each<[string, Partial<SiteEvent>]>([
    ['a new place', { place: 'Room 6' }],
    ['another length', { endsAt: '2026-12-01T20:00:00.000Z' }],
    ['a date that is open again', { startsAt: undefined, endsAt: undefined, startsAs: undefined } as object],
  ])('notifies guests of %s', async (_, changes) => {
    await send('ann@example.com')
    await release(changes)
    expect((await notices()).map(({ key }) => key)).toEqual(['event:moved:1'])
  })

  test('notifies nobody of another title or of more seats', async () => {
    await send('ann@example.com')
    await release({ title: 'Another', capacity: 60 })
    expect([await notices(), await sequence()]).toEqual([[], 0])
  })

  test('notifies guests that it is cancelled, and later that it is planned again', async () => {
    await send('ann@example.com')
    await release({ cancelled: true })
    await release({ ...moved, cancelled: true })
    await release(moved)
    expect((await notices()).map(({ key, state }) => `${key} ${state}`)).toEqual([
      'event:cancelled:1 cancelled',
      'event:moved:3 pending',
    ])
  })

  test('withdraws a notice that has not been sent when a newer change replaces it', async () => {
    await send('ann@example.com')
    await release(moved)
    await release({ ...moved, place: 'Room 6' })
    expect((await notices()).map(({ key, state }) => `${key} ${state}`)).toEqual([
      'event:moved:1 cancelled',
      'event:moved:2 pending',
    ])
  })

  test('notifies nobody once it is over; moved into the future again it notifies its guests', async () => {
    await send('ann@example.com')
    const over = { startsAt: '2026-11-01T18:00:00.000Z', endsAt: '2026-11-01T19:00:00.000Z' }
    await release(over)
    await release({ ...over, place: 'Room 6' })
    await release({ ...over, place: 'Room 6', cancelled: true })
    expect(await notices()).toEqual([])
    await release(moved)
    expect((await notices()).map(({ key }) => key)).toEqual(['event:moved:4'])
  })

  test('notifies nobody when this version writes its row for the first time', async () => {
    await send('ann@example.com')
    await line.pool.query('update events set title = null, starts_as = null')
    await release(moved)
    expect([await notices(), await sequence()]).toEqual([[], 0])
  })

  test.each([
    ['unsubscribed', 'The person has unsubscribed from this coach.'],
    ['refused', 'The mail server has refused this address before.'],
    ['complaint', 'The person has reported an email of this coach as spam.'],
  ])(
    'sends no notice to a guest whose address is suppressed (%s), and staff see why',
    async (reason, why) => {
      await send('ann@example.com')
      await line.pool.query(
        'insert into suppressions (coach, address_hash, reason) select coach, address_hash, $1 from leads',
        [reason],
      )
      await release(moved)
      expect(await line.query("select state, last_error from step_runs where step = 'event'")).toEqual([
        { state: 'suppressed', last_error: why },
      ])
    },
  )

  test('finds the guest whose place is being taken in this very moment', async () => {
    await send('ann@example.com')
    const client = await line.pool.connect()
    await client.query('begin')
    await client.query(
      `with lead as (
         insert into leads (email, source, campaign_id, coach, address_hash)
         select 'late@example.com', source, campaign_id, coach, 'late' from leads returning id, campaign_id),
       place as (
         insert into registrations (event, campaign_id, lead_id, email)
         select 'harbor/event', campaign_id, id, 'late@example.com' from lead)
       update events set taken = taken + 1 where id = 'harbor/event'`,
    )
    const synced = release(moved)
    // On a slow machine it may be refused before anyone awaits it.
    synced.catch(() => {})
    const waits = `wait_event_type = 'Lock' and query like '%insert into events as known%'`
    try {
      await expect.poll(() => line.count('pg_stat_activity', waits)).toBe(1)
      await client.query('commit')
    } finally {
      client.release(true)
      await synced
    }
    expect((await notices()).map(({ email }) => email)).toEqual(['ann@example.com', 'late@example.com'])
  })
})

const goneSite = () => {
  const { 'harbor/event': _gone, ...campaigns } = eventSite().campaigns
  return { ...eventSite(), campaigns }
}
const remove = () => syncSite(line.pool, goneSite(), line.clock.now(), eventSite())
const shown = async () => {
  const rows = await line.query<{ id: string; status: string; taken: number }>(
    `select id, status, taken from events where id = 'harbor/event'`,
  )
  return rows.map(({ id, status, taken: seats }) => [id, status, seats])
}

describe('an event whose file is gone', () => {
  test('is withdrawn to staff, keeps its guests, and is planned again with the file, without a notice', async () => {
    await send('ann@example.com')
    await remove()
    expect(await shown()).toEqual([['harbor/event', 'withdrawn', 1]])
    expect(await line.count('registrations')).toBe(1)
    await syncSite(line.pool, goneSite(), line.clock.now())
    await release()
    expect(await shown()).toEqual([['harbor/event', 'planned', 1]])
    expect(await send('ann@example.com')).toEqual({ kind: 'refused', code: 'already_registered' })
    expect([await notices(), await sequence()]).toEqual([[], 0])
  })

  test('is withdrawn too where only the step is taken out of the file', async () => {
    const { event: _event, ...campaign } = eventSite().campaigns['harbor/event'] ?? {}
    const site = { ...goneSite(), campaigns: { ...goneSite().campaigns, 'harbor/event': campaign } }
    await syncSite(line.pool, site as ServedSite, line.clock.now(), eventSite())
    expect(await shown()).toEqual([['harbor/event', 'withdrawn', 0]])
  })

  test('reports a date or cancellation that changed meanwhile, once the file is back', async () => {
    await send('ann@example.com')
    await remove()
    await release(moved)
    expect((await notices()).map(({ key }) => key)).toEqual(['event:moved:1'])
    await remove()
    await release({ ...moved, cancelled: true })
    expect((await notices()).map(({ key }) => key)).toContain('event:cancelled:2')
  })

  test('stays cancelled if it was, and stays as it is once it is over', async () => {
    await release({ cancelled: true })
    await remove()
    expect(await shown()).toEqual([['harbor/event', 'cancelled', 0]])
    const over = { startsAt: '2026-11-01T18:00:00.000Z', endsAt: '2026-11-01T19:00:00.000Z' }
    await release(over)
    await remove()
    expect(await shown()).toEqual([['harbor/event', 'planned', 0]])
  })

  test('is left alone by a save of another campaign', async () => {
    const others = { ...goneSite(), campaigns: goneSite().campaigns }
    await syncSite(line.pool, { ...others, campaigns: eventSite().campaigns }, line.clock.now(), others)
    expect(await shown()).toEqual([['harbor/event', 'planned', 0]])
  })
})

describe('an event with fewer places than guests', () => {
  test('takes no seat away, is full with none left, and is reported to the operator once', async () => {
    await atOnce(people(12, 'guest'))
    const fewer = { capacity: 10 }
    expect(await release(fewer)).toMatchObject({
      overbooked: [{ event: 'harbor/event', taken: 12, capacity: 10 }],
    })
    expect(await release(fewer)).toMatchObject({ overbooked: [] })
    expect([await taken(), await line.count('registrations')]).toEqual([12, 12])
    await expect.poll(() => line.seatBook.seats('harbor/event')).toEqual({ left: 0, capacity: 10 })
    expect(await send('late@example.com')).toEqual({ kind: 'refused', code: 'event_full' })
  })

  test('is open again as soon as there are more places than guests', async () => {
    await atOnce(people(12, 'guest'))
    await release({ capacity: 10 })
    await release({ capacity: 13 })
    await expect.poll(() => line.seatBook.seats('harbor/event')).toEqual({ left: 1, capacity: 13 })
    expect(tally(await atOnce(people(5, 'late')))).toEqual({ stored: 1, event_full: 4 })
  })
})
