import { useEffect, useRef } from 'react'
import type { DevCoach } from '../../../campaign/preview/dev-view.ts'
import type { ListFilter } from './filter-campaigns.ts'

type Props = {
  coaches: DevCoach[]
  filter: ListFilter
  onFilter: (filter: ListFilter) => void
  onEnter: () => void
  found: string
}

export const ListTools = ({ coaches, filter, onFilter, onEnter, found }: Props) => {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const onSlash = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.matches('input, select, textarea')
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    addEventListener('keydown', onSlash)
    return () => removeEventListener('keydown', onSlash)
  }, [])
  return (
    <search className="wb-tools">
      <label className="wb-filter">
        <span>Filter</span>
        <input
          ref={field}
          type="search"
          value={filter.query}
          placeholder="Name, path, file or diagnostic"
          aria-keyshortcuts="/"
          onChange={(event) => onFilter({ ...filter, query: event.target.value })}
          onKeyDown={({ key }) => key === 'Enter' && onEnter()}
        />
        <kbd aria-hidden="true">/</kbd>
      </label>
      {coaches.length > 1 && (
        <label className="wb-of-coach">
          <span>Coach</span>
          <select
            value={filter.coach}
            onChange={(event) => onFilter({ ...filter, coach: event.target.value })}
          >
            <option value="">All</option>
            {coaches.map(({ slug, brand }) => (
              <option key={slug} value={slug}>
                {coaches.some((other) => other.brand === brand && other.slug !== slug)
                  ? `${brand} (${slug})`
                  : brand}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className="wb-switch">
        <input
          type="checkbox"
          checked={filter.isFaulty}
          onChange={(event) => onFilter({ ...filter, isFaulty: event.target.checked })}
        />
        Only with diagnostics
      </label>
      <output className="wb-found">{found}</output>
    </search>
  )
}
