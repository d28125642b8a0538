import { useState } from 'react'
import type { LeadSearch } from './lead-search.ts'

const key = 'porchlight.lead-views'

type View = { name: string; query: string }

const stored = (): View[] => {
  try {
    const views: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(views) ? views : []
  } catch {
    return []
  }
}

type Props = { filter: LeadSearch; isEmpty: boolean; onOpen: (filter: Record<string, string>) => void }

/** Filters with a name, kept in this browser. Their addresses can be sent to colleagues. */
export const SavedViews = ({ filter, isEmpty, onOpen }: Props) => {
  const [views, setViews] = useState(stored)
  const query = new URLSearchParams(Object.entries(filter)).toString()
  const current = views.find((view) => view.query === query)
  const keep = (next: View[]) => {
    localStorage.setItem(key, JSON.stringify(next))
    setViews(next)
  }
  const save = () => {
    const name = prompt('Name of this view')?.trim()
    if (name) keep([...views.filter((view) => view.name !== name), { name, query }])
  }
  if (views.length === 0 && query === '') return null
  return (
    <>
      {views.map((view) => (
        <button
          key={view.name}
          type="button"
          className="link"
          aria-pressed={view === current}
          onClick={() => onOpen(Object.fromEntries(new URLSearchParams(view.query)))}
        >
          {view.name}
        </button>
      ))}
      {query !== '' && !current && !isEmpty && (
        <button type="button" className="link" onClick={save}>
          Save this view
        </button>
      )}
      {current && (
        <button type="button" className="link" onClick={() => keep(views.filter((view) => view !== current))}>
          Forget this view
        </button>
      )}
    </>
  )
}
