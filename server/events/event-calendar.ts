import { isDate } from '../../engine/campaign/schema/event-series.ts'
import { currentCalendar } from '../../engine/campaign/schema/calendar-text.ts'
import { calendarOnDate, campaignOnDate, openCampaign } from '../../engine/campaign/release/on-date.ts'
import type { ServedSite, SiteCampaign } from '../../engine/campaign/release/release.ts'
import type { SeatBook } from './event-state.ts'
import { bytesOf, type StoredFile } from '../release/stored-file.ts'

type Deps = { seatBook: Pick<SeatBook, 'sequence'>; site: ServedSite; now: Date }

/** `query`: may name the date of an event that comes again, `on=2026-12-03`; by default it is the open one. */
export const currentFile = async (
  { seatBook, site, now }: Deps,
  { path, query }: { path: string; query: string },
  file: StoredFile,
): Promise<StoredFile> => {
  if (!path.endsWith('.ics')) return file
  const campaign = Object.values(site.campaigns).find(({ links }) => links.calendar === path)
  const event = campaign && onDate(campaign, query, now).event
  if (!event) return file
  const sequence = (await seatBook.sequence(event.id)) ?? 0
  const isCancelled = event.cancelled ?? false
  if (sequence === 0 && !isCancelled && !event.series) return file
  const { br: _br, gz: _gz, ...rest } = file
  const date = event.series ? `-${event.startsAt}` : ''
  const tag = `${file.etag.replaceAll('"', '')}-${sequence}${isCancelled ? 'x' : ''}${date}`
  const calendar = calendarOnDate((await bytesOf(file.plain)).toString(), event)
  return {
    ...rest,
    etag: `"${tag}"`,
    plain: Buffer.from(currentCalendar(calendar, { sequence, isCancelled })),
  }
}

const onDate = (campaign: SiteCampaign, query: string, now: Date): SiteCampaign => {
  const [, date] = /(?:^|&)on=(\d{4}-\d\d-\d\d)(?:&|$)/.exec(query) ?? []
  const { series } = campaign.event ?? {}
  // No other day has an entry: nobody else's link invents one.
  return series && date !== undefined && isDate(series, date)
    ? campaignOnDate(campaign, date, now)
    : openCampaign(campaign, now)
}
