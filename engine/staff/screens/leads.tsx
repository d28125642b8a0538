import { clsx } from 'clsx'
import { Link, useSearchParams } from 'react-router-dom'
import { listCampaigns } from '../../campaign/staff/campaigns.ts'
import { countLeads, getLeadChoices, listLeads } from '../../campaign/staff/leads.ts'
import { CoachFace, coachOf } from '../parts/coach-face.tsx'
import { Answered } from '../parts/answered.tsx'
import { upTo } from '../parts/counted.ts'
import { Download } from '../parts/download.tsx'
import { Empty } from '../parts/empty.tsx'
import { filterOf, LeadSearch } from '../parts/leads/lead-search.ts'
import { LeadFilters } from '../parts/leads/lead-filters.tsx'
import { LeadTable } from '../parts/leads/lead-table.tsx'
import { LeadsHead } from '../parts/leads/leads-head.tsx'
import { sampleLeads } from '../parts/leads/sample-leads.ts'
import { useLiveLeads } from '../parts/leads/use-live-leads.ts'
import { ShareLink, toShare } from '../parts/campaigns/share-link.tsx'
import { Icon } from '../parts/icon.tsx'
import { zone } from '../parts/moment.tsx'
import { NothingFits } from '../parts/nothing-fits.tsx'
import { Pages, usePages } from '../parts/pages.tsx'
import { PeriodPicker } from '../parts/period-picker.tsx'
import { Screen } from '../parts/screen.tsx'
import { useAnswer } from '../use-answer.ts'

/** Of the server. */
const pageSize = 25

/** Everyone who left an address, newest first. What is looked for stands in the address of the page. */
export default function Leads() {
  const [search, setSearch] = useSearchParams()
  const { page: _, ...searched } = Object.fromEntries(search)
  const filter = LeadSearch.safeParse(searched).data ?? {}
  const query = new URLSearchParams(Object.entries(filter)).toString()
  const counted = useAnswer(countLeads, filterOf(filter))
  const count = counted.data?.count
  const isFiltered = query !== ''
  return (
    <Screen
      title="Leads"
      lead={<Lead campaign={filter.campaign} />}
      figure={
        (count !== 0 || isFiltered) &&
        !(counted.error && !counted.data) && <LeadsHead count={count} filter={filter} />
      }
    >
      {(count !== 0 || isFiltered) && (
        <LeadFilters filter={filter} isEmpty={count === 0} onChange={(next) => setSearch(next)} />
      )}
      <LeadList key={query} filter={filter} />
    </Screen>
  )
}

const Lead = ({ campaign }: { campaign: string | undefined }) => {
  const { data } = useAnswer(getLeadChoices, campaign === undefined ? {} : { campaign })
  if (campaign === undefined) return 'Everyone who signed up, newest first.'
  return (
    <span className="coach">
      <CoachFace coach={coachOf(campaign)} />
      <span className="min-w-0 wrap-anywhere">
        {data?.campaigns.find(({ value }) => value === campaign)?.label ?? campaign}
      </span>
    </span>
  )
}

const LeadList = ({ filter }: { filter: LeadSearch }) => {
  const asked = filterOf(filter)
  const pages = usePages()
  const page = useAnswer(listLeads, { ...asked, ...pages.asked })
  const count = useAnswer(countLeads, asked).data?.count
  const hasPeriod = count !== 0 || Object.keys(filter).length > 0
  const live = useLiveLeads(pages.isFirst)
  return (
    <>
      <div className={hasPeriod ? 'of-list list-tools' : 'sr-only'}>
        {hasPeriod && <PeriodPicker standard="all" />}
        <div
          className={clsx(
            'flex flex-wrap items-center gap-x-6 text-sm text-soft md:ml-auto',
            count === 0 ? 'sr-only' : 'min-h-(--press)',
          )}
        >
          <output className={count === 0 ? 'sr-only' : 'max-sm:sr-only'}>{live}</output>
          {count !== 0 && (
            <Download
              isWaiting={!page.data}
              className="link ml-auto inline-flex items-center gap-2"
              href={`/staff/leads.csv?${new URLSearchParams(Object.entries(asked)).toString()}`}
            >
              <Icon name="download" />
              Download CSV
            </Download>
          )}
        </div>
      </div>
      <Answered
        of={page}
        sample={{ rows: sampleLeads(8), next: null }}
        failed="The leads could not be loaded"
      >
        {({ rows, next }) =>
          rows.length === 0 ? (
            <NoLeads filter={filter} />
          ) : (
            <>
              <LeadTable rows={rows} isOfOne={filter.campaign !== undefined} />
              <Pages
                label="Pages of leads"
                pages={pages}
                next={next}
                range={
                  count === undefined ? undefined : { size: pageSize, rows: rows.length, of: upTo(count) }
                }
              />
            </>
          )
        }
      </Answered>
    </>
  )
}

const NoLeads = ({ filter }: { filter: LeadSearch }) => {
  const { q, ...others } = filter
  const isNarrowed = Object.keys(others).length > 0
  if (q === undefined && !isNarrowed) return <NobodyYet />
  return (
    <NothingFits
      title={q === undefined ? 'No lead fits' : `No lead fits “${q}”`}
      step={
        <Link className="press press-main" to="/staff/leads">
          Show all leads
        </Link>
      }
    >
      {whatToTry(filter)}
    </NothingFits>
  )
}

const NobodyYet = () => {
  const url = toShare(useAnswer(listCampaigns, { zone }).data?.rows)
  return (
    <Empty title="Nobody has signed up yet" step={url !== undefined && <ShareLink url={url} />}>
      Leads appear here the moment somebody sends a form. Share a page’s link, or send its form yourself to
      see how it goes. <Link to="/staff/campaigns">See all your campaigns</Link>.
    </Empty>
  )
}

const whatToTry = ({ q, campaign, ...others }: LeadSearch): string => {
  const isNarrowed = Object.keys(others).length > 0
  if (q === undefined) return 'Take a filter off, or choose a longer period.'
  const part = `search for ${q.includes(' ') ? 'one word of it' : 'a part of the name'} or of the address.`
  if (isNarrowed) return `Take a filter off, or ${part}`
  return campaign === undefined
    ? `${part.charAt(0).toUpperCase()}${part.slice(1)}`
    : `Look in all campaigns, or ${part}`
}
