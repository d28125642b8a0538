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
      expect(await currentFile(given(sequence), path, file)).toBe(file)
    },
  )

  test('counts the changes, under a version of its own', async () => {
    const current = await currentFile(given(2), path, file)
    expect(current.plain.toString()).toContain('SEQUENCE:2\r\n')
    expect(current).toMatchObject({ etag: '"ics1-2"', contentType: 'text/calendar', immutable: false })
    expect(current.gz).toBeUndefined()
  })

  test('takes the entry out once the event is cancelled', async () => {
    const current = await currentFile(given(3, { cancelled: true }), path, file)
    expect(current.plain.toString()).toContain(
      'METHOD:CANCEL\r\nSEQUENCE:3\r\nSTATUS:CANCELLED\r\nEND:VEVENT',
    )
    expect(current.etag).toBe('"ics1-3x"')
  })
})

test('any other file is what it is', async () => {
  expect(await currentFile(given(2), '/assets/other.ics', file)).toBe(file)
  expect(await currentFile(given(2), '/assets/island.js', fakeAsset)).toBe(fakeAsset)
})
