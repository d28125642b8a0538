const day = 86_400_000

/** When the reader's day began, and their seven days that end with it. `zone`: such as "Europe/Berlin". */
export const localDays = (now: Date, zone: string): { today: Date; week: Date } => ({
  today: midnight(now, zone),
  // Noon: a day that is an hour longer or shorter moves it to no other day.
  week: midnight(new Date(midnight(now, zone).getTime() - 6 * day + day / 2), zone),
})

/** When each of the reader's last `count` days began, today last. */
export const lastDays = (now: Date, zone: string, count: number): Date[] => {
  const today = midnight(now, zone).getTime()
  // Noon, as above.
  return Array.from({ length: count }, (_, at) =>
    midnight(new Date(today - (count - 1 - at) * day + day / 2), zone),
  )
}

const midnight = (at: Date, zone: string): Date => {
  const local = at.getTime() + offset(at, zone)
  const start = local - (local % day)
  const guess = new Date(start - offset(at, zone))
  return new Date(start - offset(guess, zone))
}

/** Milliseconds that clocks of the zone are ahead of UTC. */
const offset = (at: Date, zone: string): number => {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(
    at,
  )
  const text = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(text) ?? []
  if (sign === undefined) return 0
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}
