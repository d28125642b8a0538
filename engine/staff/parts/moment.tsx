const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' })
const ofThisYear = new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric' })
const ofAnyYear = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })
const long = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'long' })

/** The reader's own zone, as the browser knows it. */
export const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** "Eastern Time" of "America/New_York"; a zone without such a name, such as "UTC", keeps its own. */
export const zoneName = (timeZone: string): string => {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longGeneric' }).formatToParts()
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value
  return name === undefined || name.startsWith('GMT') ? timeZone : name
}

const dayMs = 86_400_000

/** Null: another one. */
const nearDay = (date: Date): 'today' | 'yesterday' | 'tomorrow' | null => {
  const now = new Date()
  for (const [name, days] of [
    ['today', 0],
    ['yesterday', -1],
    ['tomorrow', 1],
  ] as const)
    if (date.toDateString() === new Date(now.getTime() + days * dayMs).toDateString()) return name
  return null
}

/** "today", "yesterday", "tomorrow"; else the date. */
const dayText = (date: Date): string =>
  nearDay(date) ?? (date.getFullYear() === new Date().getFullYear() ? ofThisYear : ofAnyYear).format(date)

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

/** Within a sentence; of today the time says enough. */
export const MomentOfToday = ({ at }: { at: string }) =>
  nearDay(new Date(at)) === 'today' ? <TimeOfDay at={at} /> : <Moment isWithin at={at} />

const weekday = new Intl.DateTimeFormat(undefined, { weekday: 'short', month: 'short', day: 'numeric' })
const weekdayOfAnyYear = new Intl.DateTimeFormat(undefined, {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
})

/** `at`: ISO 8601. The day alone: "Today", "Tue, Nov 24". */
export const dayName = (at: string): string => {
  const date = new Date(at)
  const near = nearDay(date)
  if (near !== null) return near.charAt(0).toUpperCase() + near.slice(1)
  return (date.getFullYear() === new Date().getFullYear() ? weekday : weekdayOfAnyYear).format(date)
}

/** Below the name of its day. */
export const TimeOfDay = ({ at }: { at: string }) => {
  const date = new Date(at)
  return (
    <time dateTime={at} title={long.format(date)} className="whitespace-nowrap">
      {time.format(date)}
    </time>
  )
}
