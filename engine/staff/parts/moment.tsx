const short = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })
const long = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'long' })

/** The reader's own zone, as the browser knows it. */
export const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** `at`: ISO 8601. */
export const momentText = (at: string): string => short.format(new Date(at))

/** `at`: ISO 8601. */
export const Moment = ({ at }: { at: string }) => {
  const date = new Date(at)
  return (
    <time dateTime={at} title={long.format(date)} className="whitespace-nowrap">
      {short.format(date)}
    </time>
  )
}
