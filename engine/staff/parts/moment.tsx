const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' })
const ofThisYear = new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric' })
const ofAnyYear = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })
const long = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'long' })

/** The reader's own zone, as the browser knows it. */
export const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** "America/New_York" as people write it. */
export const zoneName = (name: string): string => name.replaceAll('_', ' ')

const dayMs = 86_400_000

/** "today", "yesterday", "tomorrow"; else the date. */
const dayText = (date: Date): string => {
  const now = new Date()
  for (const [name, days] of [
    ['today', 0],
    ['yesterday', -1],
    ['tomorrow', 1],
  ] as const)
    if (date.toDateString() === new Date(now.getTime() + days * dayMs).toDateString()) return name
  return (date.getFullYear() === now.getFullYear() ? ofThisYear : ofAnyYear).format(date)
}

/** `at`: ISO 8601. As a part of a sentence. */
export const momentText = (at: string): string => {
  const date = new Date(at)
  return `${dayText(date)}, ${time.format(date)}`
}

/** `at`: ISO 8601. `isWithin`: it stands within a sentence. */
export const Moment = ({ at, isWithin = false }: { at: string; isWithin?: boolean }) => {
  const date = new Date(at)
  const text = momentText(at)
  return (
    <time dateTime={at} title={long.format(date)} className="whitespace-nowrap">
      {isWithin ? text : text.charAt(0).toUpperCase() + text.slice(1)}
    </time>
  )
}
