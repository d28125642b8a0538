import type { Row } from '../../../campaign/staff/debug.ts'

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' })

/** Of a campaign; a date of an event that comes again has a row of its own: "Open Books Breakfast, Dec 3, 2026". */
export const rowName = ({ name, campaign }: Row): string => {
  const [, date] = /@(\d{4}-\d\d-\d\d)$/.exec(String(campaign)) ?? []
  return date === undefined ? String(name) : `${String(name)}, ${day.format(new Date(date))}`
}
