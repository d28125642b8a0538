import { isDate, openDate, timesOn } from '../schema/event-series.ts'
import type { ServedSite, SiteCampaign, SiteEvent } from './release.ts'

/**
 * Each date of an event that comes again has seats, guests and a journey of its own: its rows are those of a campaign whose
 * id ends in the date, "harbor/breakfast@2026-12-03".
 */
export const idOnDate = (id: string, date: string): string => `${id}@${date}`

/** The date that a page names of itself per request; undefined: what the build made is right. */
export const laterDate = (campaign: SiteCampaign, now: Date): string | undefined => {
  const { event } = openCampaign(campaign, now)
  const { date } = event ? partsOfId(event.id) : {}
  return date === event?.series?.from ? undefined : date
}

/** "harbor/breakfast" of "harbor/breakfast@2026-12-03"; `date`: undefined where the id has none. */
export const partsOfId = (id: string): { campaign: string; date?: string } => {
  const [, campaign = id, date] = /^(.*)@(\d{4}-\d\d-\d\d)$/.exec(id) ?? []
  return { campaign, ...(date !== undefined && { date }) }
}

/** The campaign at the date that people sign up for; itself where nothing comes again, or at the date that it has. */
export const openCampaign = (campaign: SiteCampaign, now: Date): SiteCampaign => {
  const date = campaign.event && openDateOf(campaign.event, now)
  return date === undefined ? campaign : campaignOnDate(campaign, date, now)
}

export const openEvent = (event: SiteEvent, now: Date): SiteEvent => {
  const date = openDateOf(event, now)
  return date === undefined ? event : eventOnDate(event, date, now)
}

const openDateOf = ({ series, id }: SiteEvent, now: Date): string | undefined =>
  series && partsOfId(id).date === undefined ? openDate(series, now) : undefined

/** By an id with or without a date. */
export const findCampaign = (
  { campaigns }: Pick<ServedSite, 'campaigns'>,
  id: string,
  now: Date,
): SiteCampaign | undefined => {
  const { campaign, date } = partsOfId(id)
  const found = Object.hasOwn(campaigns, campaign) ? campaigns[campaign] : undefined
  return found && date !== undefined ? campaignOnDate(found, date, now) : found
}

/** `rowId`: of the campaign, or of one of its dates. */
export const campaignOfRow = (campaign: SiteCampaign, rowId: string, now: Date): SiteCampaign => {
  const date = dateOfRow(campaign.rowId, rowId)
  return date === undefined ? campaign : campaignOnDate(campaign, date, now)
}

export const campaignOnDate = (campaign: SiteCampaign, date: string, now: Date): SiteCampaign => ({
  ...campaign,
  rowId: rowOnDate(campaign.rowId, date),
  sequences: campaign.sequences.map((mail) => ({ ...mail, rowId: rowOnDate(mail.rowId, date) })),
  ...(campaign.event && { event: eventOnDate(campaign.event, date, now) }),
})

/** A date to come that the file no longer has is cancelled: its guests learn of it. One that is over has taken place. */
const eventOnDate = (event: SiteEvent, date: string, now: Date): SiteEvent => {
  const { series, calendar, cancelled = false } = event
  const id = idOnDate(event.id, date)
  // The file has a single date now: guests of the others are left as they are.
  if (!series) return { ...event, id }
  const times = timesOn(series, date)
  const isGone = !isDate(series, date) && Date.parse(times.endsAt) > now.getTime()
  return {
    ...event,
    id,
    startsAt: times.startsAt,
    endsAt: times.endsAt,
    startsAs: times.startsAs,
    ...((cancelled || isGone) && { cancelled: true }),
    ...(calendar !== undefined && { calendar: calendarOnDate(calendar, { id, series, ...times }) }),
  }
}

type Times = Pick<SiteEvent, 'id' | 'series' | 'startsAt' | 'endsAt'>

/** `calendar`: of the first date. Each date is an entry of its own in the reader's calendar. */
export const calendarOnDate = (
  calendar: string,
  { id, series, startsAt = '', endsAt = '' }: Times,
): string =>
  series
    ? calendar
        .replace(/\r\nUID:([^@\r]*)/, `\r\nUID:$1.${partsOfId(id).date ?? series.from}`)
        .replace(/\r\nDTSTART:[^\r]*/, `\r\nDTSTART:${basic(startsAt)}`)
        .replace(/\r\nDTEND:[^\r]*/, `\r\nDTEND:${basic(endsAt)}`)
    : calendar

const basic = (iso: string) => `${iso.slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** The date is in the last eight digits: a row says by itself which date it belongs to. */
const rowOnDate = (rowId: string, date: string): string =>
  rowId.slice(0, -8) + mixed(rowId, Number(date.replaceAll('-', '')))

const dateOfRow = (rowId: string, of: string): string | undefined => {
  if (rowId === of || rowId.slice(0, -8) !== of.slice(0, -8)) return undefined
  const number = Number.parseInt(mixed(rowId, Number.parseInt(of.slice(-8), 16)), 16)
  const [, date] =
    /^(\d{4}-\d\d-\d\d)$/.exec(String(number).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')) ?? []
  return date
}

const mixed = (rowId: string, number: number) =>
  ((Number.parseInt(rowId.slice(-8), 16) ^ number) >>> 0).toString(16).padStart(8, '0')
