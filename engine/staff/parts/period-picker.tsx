import { clsx } from 'clsx'
import { useId, useState, type FormEvent } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { Period, rangeOf } from '../../campaign/staff/period.ts'
import { Button } from './button.tsx'
import { Field } from './field.tsx'
import { localDay } from './local-day.ts'
import { noConnection, useIsOnline } from './use-is-online.ts'

const presets: { period: Period; label: string }[] = [
  { period: '7', label: '7 days' },
  { period: '30', label: '30 days' },
  { period: '90', label: '90 days' },
  { period: 'month', label: 'This month' },
  { period: 'all', label: 'All time' },
]

/** The period that the address names; `standard`: where it names none. */
export const usePeriod = (standard: Period): Period => {
  const [search] = useSearchParams()
  return Period.safeParse(search.get('period')).data ?? standard
}

const own = 'own'

type Props = { standard: Period; className?: string }

/** Days to look at, kept in the address. */
export const PeriodPicker = ({ standard, className }: Props) => {
  const [search, setSearch] = useSearchParams()
  const period = usePeriod(standard)
  const range = rangeOf(period)
  const isOnline = useIsOnline()
  const [isOpen, setOpen] = useState(false)
  const panel = useId()
  const withPeriod = (next: Period) => {
    const others = [...search].filter(([name]) => !['period', 'from', 'to', 'zone', 'page'].includes(name))
    return new URLSearchParams([...others, ...(next === standard ? [] : [['period', next]])])
  }
  return (
    <div className={clsx('period', className)}>
      {/* Six do not fit beside each other on a phone. */}
      <select
        aria-label="Period"
        className="input md:hidden"
        disabled={!isOnline}
        value={isOpen || range ? own : period}
        onChange={({ target: { value } }) => {
          setOpen(value === own)
          if (value !== own) setSearch(withPeriod(value), { replace: true })
        }}
      >
        {presets.map(({ period: each, label }) => (
          <option key={each} value={each}>
            {label}
          </option>
        ))}
        <option value={own}>{range ? rangeText(range) : 'Own range'}</option>
      </select>
      <nav aria-label="Period" className="segments max-md:hidden">
        {presets.map(({ period: each, label }) =>
          isOnline || each === period ? (
            <Link
              key={each}
              to={{ search: withPeriod(each).toString() }}
              replace
              className="segment"
              aria-current={each === period ? 'page' : undefined}
              onClick={() => setOpen(false)}
            >
              {label}
            </Link>
          ) : (
            <a key={each} {...noConnection} className="segment">
              {label}
            </a>
          ),
        )}
        <button
          type="button"
          className="segment"
          {...(!isOnline && noConnection)}
          aria-expanded={isOpen}
          aria-controls={panel}
          aria-current={range ? 'page' : undefined}
          onClick={() => isOnline && setOpen(!isOpen)}
        >
          {range ? rangeText(range) : 'Own range'}
        </button>
      </nav>
      <div id={panel} hidden={!isOpen}>
        {isOpen && (
          <RangeForm
            range={range}
            onShow={(next) => {
              setOpen(false)
              setSearch(withPeriod(next), { replace: true })
            }}
          />
        )}
      </div>
    </div>
  )
}

type Range = NonNullable<ReturnType<typeof rangeOf>>

const RangeForm = ({ range, onShow }: { range: Range | null; onShow: (period: Period) => void }) => {
  const [today] = useState(() => localDay(new Date()))
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const days = [given.get('from'), given.get('to')].map(String).toSorted((one, two) => (one < two ? -1 : 1))
    onShow(days.join('..'))
  }
  return (
    <form className="panel period-range" onSubmit={show}>
      <Field name="from" type="date" label="From" required max={today} defaultValue={range?.from} />
      <Field name="to" type="date" label="To" required max={today} defaultValue={range?.to ?? today} />
      <Button type="submit" tone="main">
        Show these days
      </Button>
    </form>
  )
}

const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' })
const dayOfYear = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' })

const rangeText = ({ from, to }: Range): string => {
  const isThisYear = from.startsWith(String(new Date().getFullYear()))
  return (isThisYear ? day : dayOfYear).formatRange(new Date(from), new Date(to))
}
