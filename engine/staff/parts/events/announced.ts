const parts = { hour: 'numeric', minute: '2-digit' } as const
const onWall = new Intl.DateTimeFormat(undefined, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  ...parts,
  timeZone: 'UTC',
})
const wallDay = new Intl.DateTimeFormat(undefined, { dateStyle: 'short', timeZone: 'UTC' })
const here = new Intl.DateTimeFormat(undefined, parts)
const hereDay = new Intl.DateTimeFormat(undefined, { dateStyle: 'short' })
const hereOnDay = new Intl.DateTimeFormat(undefined, { weekday: 'short', ...parts })

const minute = 60_000

/** Minutes before UTC, as its guests were told; without it, the reader's. `as`: ISO 8601 with an offset. */
const offsetOf = (at: string, as: string | null): number => {
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)$/.exec(as ?? '') ?? []
  if (sign === undefined) return -new Date(at).getTimezoneOffset()
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/** What a clock there shows, as a date in UTC. */
const wallOf = (at: string, as: string | null) => new Date(Date.parse(at) + offsetOf(at, as) * minute)

/** "Thu, Sep 16, 2027, 10:00 AM": by the clock of the event. `at`: ISO 8601. */
export const eventTime = (at: string, as: string | null): string =>
  // A time stays on one line with its half of the day.
  onWall.format(wallOf(at, as)).replace(/ (?=\S+$)/, '\u00a0')

/** "10:00 PM for you", "Wed 10:00 PM for you"; null: the reader's clock says the same. */
export const timeForYou = (at: string, as: string | null): string | null => {
  const date = new Date(at)
  if (offsetOf(at, as) === -date.getTimezoneOffset()) return null
  const isSameDay = hereDay.format(date) === wallDay.format(wallOf(at, as))
  return `${(isSameDay ? here : hereOnDay).format(date)} for you`
}

/** "Europe/London" as people write it. */
export const cityOfZone = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
