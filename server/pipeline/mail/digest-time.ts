const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** When the last digest was due: its moment, and the day there, such as "2026-11-21". */
export const lastDigest = (
  now: Date,
  { hour, timezone }: { hour: number; timezone: string },
): { day: string; until: Date } => {
  const local = now.getTime() + offsetAt(now.getTime(), timezone)
  const today = Math.floor(local / dayMs) * dayMs + hour * hourMs
  const mark = today > local ? today - dayMs : today
  // The offset may change between the mark and now: it is looked up where the mark is about.
  const until = mark - offsetAt(mark - offsetAt(mark, timezone), timezone)
  return { day: new Date(mark).toISOString().slice(0, 10), until: new Date(Math.min(until, now.getTime())) }
}

/** Milliseconds that clocks there are ahead of UTC. */
const offsetAt = (at: number, timeZone: string): number => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at)
  const part = (type: string) => Number(parts.find((known) => known.type === type)?.value)
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return local - Math.floor(at / 1000) * 1000
}
