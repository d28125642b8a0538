const here = new Intl.DateTimeFormat(undefined, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
})
const there = new Intl.DateTimeFormat(undefined, {
  weekday: 'short',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
})

/** "Thu, 16 Sept 2027, 18:00 BST". `at`: ISO 8601. */
export const withZone = (at: string): string =>
  here
    .formatToParts(new Date(at))
    .map(({ value }, index, parts) =>
      // A time stays on one line with what belongs to it.
      ['dayPeriod', 'timeZoneName'].includes(parts[index + 1]?.type ?? '') ? '\u00a0' : value,
    )
    .join('')

/** "Announced as Thu 10:00 (UTC−7)"; null: the reader's clock says the same. `as`: ISO 8601 with an offset. */
export const announced = (at: string, as: string | null): string | null => {
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)$/.exec(as ?? '') ?? []
  if (as === null || sign === undefined) return null
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
  const date = new Date(at)
  if (offset === -date.getTimezoneOffset()) return null
  const zone = `UTC${sign === '-' ? '−' : '+'}${Number(hours)}${minutes === '00' ? '' : `:${minutes}`}`
  return `Announced as ${there.format(new Date(date.getTime() + offset * 60_000))} (${zone})`
}
