const day = 86_400_000

/** When each of the reader's last `count` days began, today last. `zone`: such as "Europe/Berlin". */
export const lastDays = (now: Date, zone: string, count: number): Date[] => {
  const today = midnight(now, zone).getTime()
  // Noon: a day that is an hour longer or shorter moves it to no other day.
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
