import type { Choice, LeadChoices } from '../../../campaign/staff/leads.ts'
import { zone, zoneName } from '../moment.tsx'
import type { LeadSearch } from './lead-search.ts'

const names = {
  coach: 'Coach',
  campaign: 'Campaign',
  source: 'Source in exports',
  via: 'Came from',
  from: 'From',
  to: 'To',
  field: 'Question',
  answer: 'Answer contains',
} as const
type Name = keyof typeof names

export const filterNames: Name[] = ['coach', 'campaign', 'source', 'via', 'from', 'to', 'field', 'answer']

type Props = {
  filter: LeadSearch
  choices: LeadChoices | undefined
  isEmpty: boolean
  onChange: (filter: Record<string, string>) => void
}

/** What the list is narrowed to, each with a way to take it off. */
export const ActiveFilters = ({ filter, choices, isEmpty, onChange }: Props) => {
  const active = filterNames.filter((name) => filter[name] !== undefined)
  if (active.length === 0 && filter.q === undefined) return null
  const without = (name: Name) => () =>
    onChange(Object.fromEntries(Object.entries(filter).filter(([each]) => each !== name)))
  return (
    <>
      {active.map((name) => (
        <span key={name} className="tag">
          <span className="min-w-0 wrap-anywhere">
            <span className="text-soft">{`${names[name]}:`}</span>
            {` ${textOf(name, filter, choices)}`}
          </span>
          <button
            type="button"
            className="tag-off"
            aria-label={`Take off: ${names[name]}`}
            onClick={without(name)}
          >
            ×
          </button>
        </span>
      ))}
      {!isEmpty && (active.length > 1 || filter.q !== undefined) && (
        <button type="button" className="link" onClick={() => onChange({})}>
          Clear all
        </button>
      )}
    </>
  )
}

const ofThisYear = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' })
const ofAnyYear = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' })

const dayText = (day: string) =>
  (Number(day.slice(0, 4)) === new Date().getFullYear() ? ofThisYear : ofAnyYear).format(new Date(day))

const textOf = (name: Name, filter: LeadSearch, choices: LeadChoices | undefined): string => {
  const value = filter[name] ?? ''
  if (name === 'from' || name === 'to') {
    const { zone: of = 'UTC' } = filter
    return dayText(value) + (of === zone ? '' : ` in ${zoneName(of)}`)
  }
  const of: Partial<Record<Name, Choice[] | undefined>> = {
    coach: choices?.coaches,
    campaign: choices?.campaigns,
    field: choices?.fields,
  }
  return of[name]?.find((choice) => choice.value === value)?.label ?? value
}
