const hour = { hour: 'numeric', minute: '2-digit' } as const
const time = new Intl.DateTimeFormat(undefined, hour)
const ofThisYear = new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric', ...hour })
const ofAnyYear = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })
const long = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'long' })

/** The reader's own zone, as the browser knows it. */
export const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** `at`: ISO 8601. */
export const momentText = (at: string): string => {
  const date = new Date(at)
  const now = new Date()
  if (date.toDateString() === now.toDateString()) return `Today, ${time.format(date)}`
  return (date.getFullYear() === now.getFullYear() ? ofThisYear : ofAnyYear).format(date)
}

/** `at`: ISO 8601. */
export const Moment = ({ at }: { at: string }) => {
  const date = new Date(at)
  return (
    <time dateTime={at} title={long.format(date)} className="whitespace-nowrap">
      {momentText(at)}
    </time>
  )
}
