import { describe, expect, test } from 'vitest'
import type { SiteEvent } from '../../engine/campaign/release/release.ts'
import { fakeAsset, fakeEvent, fakeSiteWith } from '../../tests/fakes/fake-site.ts'
import { currentFile } from './event-calendar.ts'

const path = '/assets/vitality/blueprint.ics'
const calendar = 'METHOD\r\nMETHOD:PUBLISH\r\nSEQUENCE:0\r\nEND:VEVENT\r\n'
const file = {
  ...fakeAsset,
  etag: '"ics1"',
  contentType: 'text/calendar',
  immutable: false,
  plain: Buffer.from(calendar),
  gz: Buffer.from('gz'),
}
const given = (sequence: number | null, changes: Partial<SiteEvent> = {}) => ({
  seatBook: { sequence: async () => sequence },
  now: new Date('2026-12-10T00:00:00Z'),
  site: fakeSiteWith({
    links: { calendar: path },
    event: {
      id: 'vitality/blueprint',
      capacity: 5,
      title: 'Evening',
      ...fakeEvent.event,
      calendar,
      ...changes,
    },
  }),
})

describe('the calendar file of an event', () => {
  test.each([0, null])(
    'is the prepared one while nothing was changed, or nothing is known: %s',
    async (sequence) => {
      expect(await currentFile(given(sequence), { path, query: '' }, file)).toBe(file)
    },
  )

  test('counts the changes, under a version of its own', async () => {
    const current = await currentFile(given(2), { path, query: '' }, file)
    expect(current.plain.toString()).toContain('SEQUENCE:2\r\n')
    expect(current).toMatchObject({ etag: '"ics1-2"', contentType: 'text/calendar', immutable: false })
    expect(current.gz).toBeUndefined()
  })

  test('is read where it lies on the disk', async () => {
    const stored = { ...file, plain: async () => Buffer.from(calendar) }
    const current = await currentFile(given(2), { path, query: '' }, stored)
    expect(current.plain.toString()).toContain('SEQUENCE:2\r\n')
  })

  test('takes the entry out once the event is cancelled', async () => {
    const current = await currentFile(given(3, { cancelled: true }), { path, query: '' }, file)
    expect(current.plain.toString()).toContain(
      'METHOD:CANCEL\r\nSEQUENCE:3\r\nSTATUS:CANCELLED\r\nEND:VEVENT',
    )
    expect(current.etag).toBe('"ics1-3x"')
  })
})

describe('the calendar file of an event that comes again', () => {
  const file2 = {
    ...file,
    plain: Buffer.from(
      'METHOD:PUBLISH\r\nUID:vitality.blueprint@v.example\r\nSEQUENCE:0\r\nDTSTART:20261203T123000Z\r\nDTEND:20261203T140000Z\r\nEND:VEVENT\r\n',
    ),
  }
  const series = {
    every: 'first Thursday',
    from: '2026-12-03',
    time: '07:30',
    zone: 'America/New_York',
    minutes: 90,
  }
  const read = async (query: string) => {
    const { plain, etag } = await currentFile(given(0, { series }), { path, query }, file2)
    return { text: plain.toString(), etag }
  }

  test('has the open date, under a version of its own', async () => {
    const { text, etag } = await read('')
    expect(text).toContain('UID:vitality.blueprint.2027-01-07@v.example\r\n')
    expect(text).toContain('DTSTART:20270107T123000Z\r\nDTEND:20270107T140000Z\r\n')
    expect(etag).toContain('2027-01-07')
  })

  test('has the date of its link, as long as that is one', async () => {
    expect((await read('on=2026-12-03')).text).toContain('DTSTART:20261203T123000Z')
    expect((await read('on=2027-07-01')).text).toContain('DTSTART:20270701T113000Z')
    expect((await read('on=2027-01-08')).text).toContain('DTSTART:20270107T123000Z')
  })
})

test('any other file is what it is', async () => {
  expect(await currentFile(given(2), { path: '/assets/other.ics', query: '' }, file)).toBe(file)
  expect(await currentFile(given(2), { path: '/assets/island.js', query: '' }, fakeAsset)).toBe(fakeAsset)
})
