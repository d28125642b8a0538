import { describe, expect, test } from 'vitest'
import { sampleCampaign } from '../../../tests/postgres/sample-site.ts'
import { timesOn, type Series } from '../schema/event-series.ts'
import { campaignOfRow, campaignOnDate, findCampaign, laterDate, openCampaign } from './on-date.ts'

const series: Series = {
  every: 'first Thursday',
  from: '2026-12-03',
  time: '07:30',
  zone: 'Europe/London',
  minutes: 90,
}
const id = 'harbor/breakfast'
const campaign = sampleCampaign(id, [{ step: 'journey', sequence: [{ email: 'one', after: 24 }] }], {
  event: { id, capacity: 5, title: 'Breakfast', ...timesOn(series, series.from), zone: series.zone, series },
})
const now = new Date('2026-12-10T00:00:00Z')
const single = sampleCampaign('harbor/once', [], { event: { id: 'harbor/once', capacity: 5, title: 'Once' } })

describe('a campaign on a date of its event', () => {
  test('has rows of its own, and each row says which date it belongs to', () => {
    const open = openCampaign(campaign, now)
    expect(open.event).toMatchObject({ id: `${id}@2027-01-07`, startsAs: '2027-01-07T07:30:00+00:00' })
    expect(open.id).toBe(id)
    const rows = ['2026-12-03', '2027-01-07', '2027-02-04'].map((date) => campaignOnDate(campaign, date, now))
    expect(new Set([campaign, ...rows].map(({ rowId }) => rowId)).size).toBe(4)
    expect(new Set([campaign, ...rows].map(({ sequences: [mail] }) => mail?.rowId)).size).toBe(4)
    for (const { rowId, event } of rows) {
      expect(rowId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/)
      expect(campaignOfRow(campaign, rowId, now).event?.id).toBe(event?.id)
    }
    expect(campaignOfRow(campaign, campaign.rowId, now)).toBe(campaign)
    expect(campaignOfRow(campaign, single.rowId, now)).toBe(campaign)
  })

  test('keeps its date when it is asked again', () => {
    const past = campaignOnDate(campaign, '2026-12-03', now)
    expect(openCampaign(past, now)).toBe(past)
    expect(findCampaign({ campaigns: { [id]: campaign } }, `${id}@2026-12-03`, now)).toEqual(past)
  })

  test('is cancelled where the file no longer has that date, unless it has taken place', () => {
    const without = { ...series, except: ['2026-12-03', '2027-01-07'] }
    const edited = {
      ...campaign,
      event: { ...single.event, ...campaign.event, id, capacity: 5, title: 'B', series: without },
    }
    expect(campaignOnDate(edited, '2027-01-07', now).event?.cancelled).toBe(true)
    expect(campaignOnDate(edited, '2026-12-03', now).event?.cancelled).toBeUndefined()
  })
})

test('what the build made is right until the first date ends, and always where nothing comes again', () => {
  expect(laterDate(campaign, new Date('2026-12-03T08:59:00Z'))).toBeUndefined()
  expect(laterDate(campaign, new Date('2026-12-03T09:00:00Z'))).toBe('2027-01-07')
  expect(laterDate(single, now)).toBeUndefined()
  expect(openCampaign(single, now)).toBe(single)
})
