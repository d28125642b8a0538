const parts = { hour: 'numeric', minute: '2-digit' } as const
const whole = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', ...parts } as const
const { year: _, ...ofThisYear } = whole
const onWall = new Intl.DateTimeFormat(undefined, { ...whole, timeZone: 'UTC' })
const onWallThisYear = new Intl.DateTimeFormat(undefined, { ...ofThisYear, timeZone: 'UTC' })
const wholeHere = new Intl.DateTimeFormat(undefined, { ...whole, timeZoneName: 'short' })
const hereThisYear = new Intl.DateTimeFormat(undefined, { ...ofThisYear, timeZoneName: 'short' })
const onWallDay = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' })
const wallDay = new Intl.DateTimeFormat(undefined, { dateStyle: 'short', timeZone: 'UTC' })
const here = new Intl.DateTimeFormat(undefined, { ...parts, timeZoneName: 'short' })
const hereDay = new Intl.DateTimeFormat(undefined, { dateStyle: 'short' })
const hereOnDay = new Intl.DateTimeFormat(undefined, {
  weekday: 'short',
  ...parts,
  timeZoneName: 'short',
})

const minute = 60_000

/** Minutes before UTC, as its guests were told; without it, the reader's. `as`: ISO 8601 with an offset. */
const offsetOf = (at: string, as: string | null): number => {
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)$/.exec(as ?? '') ?? []
  if (sign === undefined) return -new Date(at).getTimezoneOffset()
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/** What a clock there shows, as a date in UTC. */
const wallOf = (at: string, as: string | null) => new Date(Date.parse(at) + offsetOf(at, as) * minute)

const isOwnClock = (at: string, as: string | null) => offsetOf(at, as) === -new Date(at).getTimezoneOffset()

/**
 * "Thu, Sep 16, 2027, 10:00 AM", this year's without the year: by the clock of the event, with the reader's zone where it is the reader's, too.
 * `at`: ISO 8601.
 */
export const eventTime = (at: string, as: string | null): string => {
  const isNear = wallOf(at, as).getUTCFullYear() === new Date().getFullYear()
  if (isOwnClock(at, as)) return (isNear ? hereThisYear : wholeHere).format(new Date(at))
  // A time stays on one line with its half of the day.
  return (isNear ? onWallThisYear : onWall).format(wallOf(at, as)).replace(/ (?=\S+$)/, '\u00a0')
}

/** "Sep 16, 2027": the day on that clock. */
export const eventDay = (at: string, as: string | null): string => onWallDay.format(wallOf(at, as))

/** "10:00 PM PDT for you", "Wed 10:00 PM PDT for you"; null: the reader's clock says the same. */
export const timeForYou = (at: string, as: string | null): string | null => {
  if (isOwnClock(at, as)) return null
  const date = new Date(at)
  const isSameDay = hereDay.format(date) === wallDay.format(wallOf(at, as))
  return `${(isSameDay ? here : hereOnDay).format(date)} for you`
}

/** Whose clock: "London time" of "Europe/London", else the event's. */
export const placeOfClock = (zone: string | null): string =>
  zone === null
    ? 'event\u00a0time'
    : `${zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')}\u00a0time`
