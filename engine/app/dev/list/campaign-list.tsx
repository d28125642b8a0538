import { useDeferredValue, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { DevIndex } from '../../../campaign/preview/dev-view.ts'
import { CoachGroup } from './coach-group.tsx'
import { counted } from '../files/counted.ts'
import { useIndex } from '../store/dev-store.ts'
import { FaultList } from '../files/fault-list.tsx'
import { campaignsIn, filterCampaigns, filterDiagnostics, firstOf } from './filter-campaigns.ts'
import type { ListFilter } from './filter-campaigns.ts'
import { ListTools } from './list-tools.tsx'
import { useMore } from './use-more.ts'
import { walkLinks } from '../page/walk-links.ts'

/** Every campaign with its routes, states, mails and files, and every diagnostic of the folder. */
export function CampaignList() {
  const index = useIndex()
  const navigate = useNavigate()
  const [filter, setFilter] = useState(filterInAddress)
  const { count, end, reset } = useMore(40)
  // A long list may come a moment after the letter that was typed.
  const applied = useDeferredValue(filter)
  const shown = filterCampaigns(index.coaches, applied)
  const found = campaignsIn(shown).length
  useEffect(() => {
    document.title = `Campaigns · ${index.site}`
  }, [index.site])
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
            // What is drawn may be what an earlier letter found.
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

/** A reload and the way back keep the search; typing is not slowed down by the router. */
const keepInAddress = ({ query, coach, isFaulty }: ListFilter) => {
  // Enter has opened a campaign before the list has drawn the last letter.
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
    </div>
  </header>
)

const Nothing = ({ hasAny, filter: { query, coach, isFaulty } }: { hasAny: boolean; filter: ListFilter }) => (
  <div className="wb-nothing">
    {!hasAny && (
      <>
        <h2>No campaigns yet</h2>
        <p>Make a folder with a coach.yaml and a first campaign file; it shows up here by itself.</p>
      </>
    )}
    {hasAny && query !== '' && (
      <>
        <h2>Nothing matches “{query}”</h2>
        <p>Names, ids, paths, files, coaches and diagnostics are searched.</p>
      </>
    )}
    {hasAny && query === '' && isFaulty && (
      <>
        <h2>Nothing is wrong</h2>
        <p>{coach === '' ? 'Every campaign reads well.' : 'Every campaign of this coach reads well.'}</p>
      </>
    )}
    {hasAny && query === '' && !isFaulty && (
      <>
        <h2>This coach is gone</h2>
        <p>No folder has this name any more.</p>
      </>
    )}
  </div>
)
