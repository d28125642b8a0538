import { useId, useState, type FormEvent } from 'react'
import { getLeadChoices, type LeadFilter } from '../../../campaign/staff/leads.ts'
import { useAnswer } from '../../use-answer.ts'
import { Button } from '../button.tsx'
import { Field, Select } from '../field.tsx'
import { SearchBox } from '../search-box.tsx'
import { SavedViews } from './saved-views.tsx'

type Props = { filter: LeadFilter; onChange: (filter: Record<string, string>) => void }

/** Applied together, by Enter or the button; a list is never pulled away under a reader who is still typing. */
export const LeadFilters = ({ filter, onChange }: Props) => {
  const { coach, campaign } = filter
  const query = new URLSearchParams(Object.entries(filter)).toString()
  const choices = useAnswer(getLeadChoices, {
    ...(coach !== undefined && { coach }),
    ...(campaign !== undefined && { campaign }),
  }).data
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value] as const] : [],
    )
    onChange(Object.fromEntries(given))
  }
  const panel = useId()
  const isFiltered = Object.keys(filter).length > 0
  const [isOpen, setOpen] = useState(
    ['campaign', 'source', 'via', 'from', 'to', 'field', 'answer', 'coach'].some((name) => name in filter),
  )
  return (
    // Its fields start afresh when the address changes, also by the Back button.
    <form key={query} onSubmit={apply} className="of-list">
      <div className="toolbar">
        <SearchBox name="q" label="Name or address" defaultValue={filter.q} />
        <Button type="submit" tone="main">
          Search
        </Button>
        <span aria-hidden className="w-full md:hidden" />
        <Button aria-expanded={isOpen} aria-controls={panel} onClick={() => setOpen(!isOpen)}>
          Filter
        </Button>
        <a className="press" href={`/staff/leads.csv?${query}`}>
          Download CSV
        </a>
        {isFiltered && (
          <button type="button" className="link" onClick={() => onChange({})}>
            Show all
          </button>
        )}
      </div>
      <div id={panel} hidden={!isOpen} className="panel mt-3">
        <div
          key={choices?.campaigns.length}
          className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-4"
        >
          {(choices?.coaches.length ?? 0) > 1 && (
            <Select
              name="coach"
              label="Coach"
              all="All"
              defaultValue={coach}
              options={choices?.coaches ?? []}
            />
          )}
          <Select
            name="campaign"
            label="Campaign"
            all="All"
            defaultValue={campaign}
            options={choices?.campaigns ?? []}
          />
          <Select
            name="source"
            label="Source"
            all="All"
            defaultValue={filter.source}
            options={optionsOf(choices?.sources)}
          />
          <Field name="via" label="Came from" hint="Such as instagram/reels." defaultValue={filter.via} />
          <Field name="from" type="date" label="From" hint="Days are UTC." defaultValue={filter.from} />
          <Field name="to" type="date" label="To" defaultValue={filter.to} />
          {(choices?.fields.length ?? 0) > 0 && (
            <>
              <Select
                name="field"
                label="Answer to"
                all="Any field"
                defaultValue={filter.field}
                options={choices?.fields ?? []}
              />
              <Field
                name="answer"
                label="Contains"
                hint="One or two letters: the whole answer."
                defaultValue={filter.answer}
              />
            </>
          )}
        </div>
      </div>
      <SavedViews filter={filter} onOpen={onChange} />
    </form>
  )
}

const optionsOf = (values: string[] = []) => values.map((value) => ({ value, label: value }))
