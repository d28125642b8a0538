import { useEffect, useState } from 'react'
import type { DevIndex } from '../../campaign/dev-view.ts'
import { CoachGroup } from './coach-group.tsx'
import { counted } from './counted.ts'
import { useIndex } from './dev-store.ts'
import { filterCampaigns } from './filter-campaigns.ts'
import { ProblemList } from './problem-list.tsx'

/** Every campaign with its routes, states, mails and files, and every problem of the folder. */
export function CampaignList() {
  const index = useIndex()
  const [query, setQuery] = useState(() => paramOf('q'))
  const [isFaulty, setFaulty] = useState(() => paramOf('problems') === 'only')
  const shown = filterCampaigns(index.coaches, query, isFaulty)
  useEffect(() => {
    document.title = `Campaigns · ${index.site}`
  }, [index.site])
  // A reload and the way back keep the search; typing is not slowed down by the router.
  useEffect(() => {
    const next = new URLSearchParams({ ...(query && { q: query }), ...(isFaulty && { problems: 'only' }) })
    history.replaceState(
      history.state,
      '',
      `${location.pathname}${next.size ? `?${next}` : ''}${location.hash}`,
    )
  }, [query, isFaulty])
  return (
    <div className="wb">
      <Head index={index} />
      <main className="wb-column">
        {index.problems.length > 0 && (
          <section className="wb-faults" aria-labelledby="problems">
            <h2 id="problems">Problems</h2>
            <ProblemList problems={index.problems} />
          </section>
        )}
        <search className="wb-tools">
          <label className="wb-filter">
            <span>Filter</span>
            <input
              type="search"
              value={query}
              placeholder="Name, path or coach"
              onChange={(event) => setQuery(event.target.value)}
            />
          </label>
          <label className="wb-switch">
            <input type="checkbox" checked={isFaulty} onChange={(event) => setFaulty(event.target.checked)} />
            Only with problems
          </label>
        </search>
        {shown.map((coach) => (
          <CoachGroup key={coach.slug} coach={coach} />
        ))}
        {shown.length === 0 && (
          <Nothing hasAny={index.coaches.length > 0} isFaulty={isFaulty} query={query} />
        )}
      </main>
    </div>
  )
}

const paramOf = (name: string) => new URLSearchParams(location.search).get(name) ?? ''

const Head = ({ index: { site, coaches, problems } }: { index: DevIndex }) => (
  <header className="wb-head">
    <div className="wb-column">
      <p className="wb-lamp">{site}</p>
      <h1>Campaigns</h1>
      <p className="wb-sum">
        {counted(coaches.flatMap(({ campaigns }) => campaigns).length, 'campaign')} of{' '}
        {counted(coaches.length, 'coach')},{' '}
        {problems.length === 0 ? (
          'nothing is wrong'
        ) : (
          <a href="#problems">{counted(problems.length, 'problem')}</a>
        )}
        . Everything here follows your files as you save them.
      </p>
    </div>
  </header>
)

const Nothing = ({ hasAny, isFaulty, query }: { hasAny: boolean; isFaulty: boolean; query: string }) => (
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
        <p>Names, ids, paths, files and coaches are searched.</p>
      </>
    )}
    {hasAny && query === '' && isFaulty && (
      <>
        <h2>Nothing is wrong</h2>
        <p>Every campaign reads well.</p>
      </>
    )}
  </div>
)
