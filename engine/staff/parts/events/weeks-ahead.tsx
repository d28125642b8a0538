import { clsx } from 'clsx'

const shown = 28

const weekday = new Intl.DateTimeFormat(undefined, { weekday: 'narrow' })
const month = new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric' })

/** The next four weeks from today, marked where there is an event. `starts`: ISO 8601; null: they are being read. */
export const WeeksAhead = ({ starts }: { starts: string[] | null }) => {
  const days = Array.from({ length: shown }, (_, at) => dayAhead(at))
  const lit = new Set(starts?.map((at) => new Date(at).toDateString()))
  if (starts && !days.some((day) => lit.has(day.toDateString()))) return null
  return (
    <figure aria-hidden className="weeks max-lg:hidden">
      <p className="day-title">The next four weeks</p>
      <div className="weeks-days">
        {days.slice(0, 7).map((day) => (
          <span key={day.getTime()} className="weeks-name">
            {weekday.format(day)}
          </span>
        ))}
        {days.map((day, at) => (
          <span
            key={day.getTime()}
            className={clsx(
              'weeks-day',
              at === 0 && 'weeks-today',
              lit.has(day.toDateString()) && 'weeks-lit',
            )}
          >
            {at === 0 || day.getDate() === 1 ? month.format(day) : day.getDate()}
          </span>
        ))}
      </div>
    </figure>
  )
}

const dayAhead = (count: number): Date => {
  const day = new Date()
  day.setHours(0, 0, 0, 0)
  day.setDate(day.getDate() + count)
  return day
}
