import { useDeferredValue, useEffect, useState, useRef } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { DevIndex } from '../../../campaign/preview/dev-view.ts'
import { CoachGroup } from './coach-group.tsx'
import { counted } from '../../../words/counted.ts'
import { useIndex } from '../store/dev-store.ts'
import { useTitle } from '../use-title.ts'
import { FaultList } from '../files/fault-list.tsx'
import { campaignsIn, filterCampaigns, filterDiagnostics, firstOf } from './filter-campaigns.ts'
import type { ListFilter } from './filter-campaigns.ts'
import { ListTools } from './list-tools.tsx'

export function CampaignList() {
  const index = useIndex()
  const navigate = useNavigate()
  const [filter, setFilter] = useState(filterInAddress)
  const { count, end, reset } = useMore(40)
  const applied = useDeferredValue(filter)
  const shown = filterCampaigns(index.coaches, applied)
  const found = campaignsIn(shown).length
  useTitle(`Campaigns · ${index.site}`)
  useEffect(() => keepInAddress(applied), [applied])
  useEffect(() => {
    addEventListener('keydown', walkLinks)
    return () => removeEventListener('keydown', walkLinks)
  }, [])
  return (
    <div className="wb">
      <Head index={index} />
      <main className="wb-column">
        <ListTools
          coaches={index.coaches}
          filter={filter}
          onFilter={(next) => {
            setFilter(next)
            reset()
          }}
          onEnter={() => {
            // The list on screen may belong to an earlier letter.
            const [first] = campaignsIn(filterCampaigns(index.coaches, filter))
            keepInAddress(filter)
            if (first) void navigate(first.at)
          }}
          found={
            isOpen(applied) ? '' : `${found} of ${counted(campaignsIn(index.coaches).length, 'campaign')}`
          }
        />
        <FaultList diagnostics={filterDiagnostics(index.diagnostics, shown, applied)} />
        {firstOf(shown, count).map(({ coach, total }) => (
          <CoachGroup key={coach.slug} coach={coach} count={total} />
        ))}
        {found > count && <div ref={end} />}
        {shown.length === 0 && <Nothing hasAny={index.coaches.length > 0} filter={applied} />}
      </main>
    </div>
  )
}

const filterInAddress = (): ListFilter => {
  const params = new URLSearchParams(location.search)
  const isFaulty = params.get('diagnostics') === 'only'
  return { query: params.get('q') ?? '', coach: params.get('coach') ?? '', isFaulty }
}

const isOpen = ({ query, coach, isFaulty }: ListFilter) => query === '' && coach === '' && !isFaulty

/** So that a reload and the back button keep the search; the router would slow down typing. */
const keepInAddress = ({ query, coach, isFaulty }: ListFilter) => {
  // Enter opened a campaign before the list was drawn.
  if (location.pathname !== '/') return
  const next = new URLSearchParams({
    ...(query && { q: query }),
    ...(coach && { coach }),
    ...(isFaulty && { diagnostics: 'only' }),
  })
  const address = `${location.pathname}${next.size ? `?${next}` : ''}${location.hash}`
  history.replaceState(history.state, '', address)
}

const Head = ({ index: { site, coaches, diagnostics } }: { index: DevIndex }) => (
  <header className="wb-head">
    <div className="wb-column">
      <p className="wb-lamp">{site}</p>
      <h1>Campaigns</h1>
      <p className="wb-sum">
        {counted(coaches.flatMap(({ campaigns }) => campaigns).length, 'campaign')} of{' '}
        {counted(coaches.length, 'coach')},{' '}
        {diagnostics.length === 0 ? (
          'nothing is wrong'
        ) : (
          <a href="#diagnostics">{counted(diagnostics.length, 'diagnostic')}</a>
        )}
        . Everything here follows your files as you save them.
      </p>
      {coaches.length > 0 && (
        <Link to="/__new" className="wb-press wb-new-link">
          New campaign
        </Link>
      )}
    </div>
  </header>
)

const Nothing = (props: { hasAny: boolean; filter: ListFilter }) => {
  const [title, text] = whyNothing(props)
  return (
    <div className="wb-nothing">
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
  )
}

const whyNothing = ({ hasAny, filter: { query, coach, isFaulty } }: Parameters<typeof Nothing>[0]) => {
  if (!hasAny)
    return ['No campaigns yet', 'Make a folder with a coach.yaml and a first campaign file; it appears here.']
  if (query !== '')
    return [`Nothing matches “${query}”`, 'Names, ids, paths, files, coaches and diagnostics are searched.']
  if (!isFaulty) return ['This coach is gone', 'No folder has this name any more.']
  return ['Nothing is wrong', `Every campaign${coach === '' ? '' : ' of this coach'} reads well.`]
}

/** Draws more whenever the end of the list is near; the back button restores the number. */
const useMore = (step: number) => {
  // Only this file writes this key.
  const [count, setCount] = useState(() => (history.state as { drawn?: number } | null)?.drawn ?? step)
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    history.replaceState({ ...history.state, drawn: count }, '')
  }, [count])
  useEffect(() => {
    if (!end.current) return undefined
    const watcher = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setCount(count + step),
      { rootMargin: '1200px' },
    )
    watcher.observe(end.current)
    return () => watcher.disconnect()
  }, [count, step])
  return { count, end, reset: () => setCount(step) }
}

const walkLinks = (event: KeyboardEvent): void => {
  const from = event.target
  if (!(from instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return
  const field = document.querySelector<HTMLElement>('input[type=search]')
  const links = [...document.querySelectorAll<HTMLElement>('[data-campaign] h3 a')]
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const at = links.indexOf(from)
  if (step === undefined || (at === -1 && (from !== field || step < 0))) return
  event.preventDefault()
  const next = at + step < 0 ? field : links[at + step]
  next?.focus()
}
