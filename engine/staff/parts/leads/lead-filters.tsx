import { clsx } from 'clsx'
import { useEffect, useId, useState, type FormEvent } from 'react'
import { getLeadChoices } from '../../../campaign/staff/leads.ts'
import { useAnswer } from '../../use-answer.ts'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { SearchBox } from '../search-box.tsx'
import { ActiveFilters, filterNames } from './active-filters.tsx'
import { FilterFields } from './filter-fields.tsx'
import type { LeadSearch } from './lead-search.ts'
import { SavedViews } from './saved-views.tsx'

/** Chosen elsewhere. */
const days = ['period', 'from', 'to', 'zone'] as const

/** `isEmpty`: no lead fits. The list then leads back to all. */
type Props = { filter: LeadSearch; isEmpty: boolean; onChange: (filter: Record<string, string>) => void }

/** Applied together, by Enter or the button; a list is never pulled away under a reader who is still typing. */
export const LeadFilters = ({ filter, isEmpty, onChange }: Props) => {
  const { coach, campaign } = filter
  const query = new URLSearchParams(Object.entries(filter)).toString()
  const { data: choices, isPending } = useAnswer(getLeadChoices, {
    ...(coach !== undefined && { coach }),
    ...(campaign !== undefined && { campaign }),
  })
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value] as const] : [],
    )
    setOpen(false)
    onChange(Object.fromEntries(given))
  }
  const kept = days.filter((name) => filter[name] !== undefined)
  const panel = useId()
  const count = filterNames.filter((name) => name in filter).length
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!isOpen) return undefined
    const close = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpen(false)
      document.querySelector<HTMLElement>(`[aria-controls="${panel}"]`)?.focus()
    }
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [isOpen, panel, setOpen])
  return (
    // Its fields start afresh when the address changes, also by the Back button.
    <form key={query} onSubmit={apply} className="of-list">
      <div className="toolbar">
        {kept.map((name) => (
          <input key={name} type="hidden" name={name} value={filter[name]} />
        ))}
        <SearchBox name="q" label="Name or address" defaultValue={filter.q} />
        <Button
          disabled={isPending}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="filter" />
          Filter
          {count > 0 && <span className="count-pill">{count}</span>}
        </Button>
        <Button type="submit" busy={false} className="search-go">
          Search
        </Button>
      </div>
      {isOpen && <div aria-hidden className="filter-scrim" />}
      <div id={panel} hidden={!isOpen} className={clsx('panel filter-panel mt-3', isOpen && 'grid gap-5')}>
        <h2 className="title-2">Filter</h2>
        <FilterFields key={choices?.campaigns.length} filter={filter} choices={choices} />
        <div className="buttons filter-buttons">
          <Button type="submit" tone="main" busy={false}>
            Show leads
          </Button>
          {count > 0 && (
            <Button
              onClick={() => {
                setOpen(false)
                onChange(filter.q === undefined ? {} : { q: filter.q })
              }}
            >
              Clear all
            </Button>
          )}
          <Button onClick={() => setOpen(false)}>Close</Button>
        </div>
      </div>
      <div
        className={clsx(
          'mt-2 flex items-center gap-x-4 gap-y-1 empty:hidden md:mt-3 md:flex-wrap',
          count > 1 && 'flex-wrap',
        )}
      >
        <ActiveFilters {...{ filter, choices, isEmpty, onChange }} />
        <SavedViews filter={filter} isEmpty={isEmpty} onOpen={onChange} />
      </div>
    </form>
  )
}
