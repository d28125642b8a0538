import type { FormEvent } from 'react'
import { Link, useOutlet, useSearchParams } from 'react-router-dom'
import { listCampaigns, type CampaignRow } from '../../campaign/staff/campaigns.ts'
import { Answered } from '../parts/answered.tsx'
import { Button } from '../parts/button.tsx'
import { CampaignTotals, UnknownTotals } from '../parts/campaigns/campaign-totals.tsx'
import { CampaignTables } from '../parts/campaigns/campaign-tables.tsx'
import { Empty } from '../parts/empty.tsx'
import { isLost } from '../parts/failed.tsx'
import { zone } from '../parts/moment.tsx'
import { sampleCampaigns } from '../parts/campaigns/sample-campaigns.ts'
import { NothingFits } from '../parts/nothing-fits.tsx'
import { Screen } from '../parts/screen.tsx'
import { SearchBox } from '../parts/search-box.tsx'
import { useAnswer } from '../use-answer.ts'

const size = 100

/** Every campaign, or the one that the address names. */
export default function Campaigns() {
  return useOutlet() ?? <CampaignList />
}

const CampaignList = () => {
  const [search, setSearch] = useSearchParams()
  const q = search.get('q') ?? ''
  const page = Number(search.get('page') ?? 0)
  const found = useAnswer(listCampaigns, { zone, ...(q && { q }), ...(page > 0 && { page: String(page) }) })
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const word = new FormData(event.currentTarget).get('q')
    setSearch(typeof word === 'string' && word !== '' ? { q: word } : {})
  }
  const turn = (to: number) => () => setSearch({ ...(q && { q }), ...(to > 0 && { page: String(to) }) })
  const isUnread = isLost(found)
  const isQuiet = q === '' && found.data?.rows.every(({ views, submissions }) => views + submissions === 0)
  const searchForm = (
    <form key={q} onSubmit={find} className="toolbar of-list mb-4">
      <SearchBox name="q" label="Name, path or coach" defaultValue={q} />
      <Button type="submit" busy={false} className="search-go">
        Search
      </Button>
    </form>
  )
  return (
    <Screen
      title="Campaigns"
      lead={`Views and sign-ups of the last 30 days${isQuiet || isUnread ? '' : ', most views first'}.`}
      figure={!isUnread && <Totals answer={found.data} isWhole={q === ''} />}
    >
      {!isQuiet && searchForm}
      <Answered
        of={found}
        sample={{ rows: sampleCampaigns, total: 0, days: [] }}
        failed="The campaigns could not be loaded"
      >
        {({ rows, total }) =>
          rows.length === 0 ? (
            <None q={q} />
          ) : (
            <>
              <CampaignTables rows={rows} isWhole={q !== ''} search={searchForm} />
              {total > size && (
                <nav aria-label="Pages of campaigns" className="mt-3 flex justify-end gap-2">
                  {page > 0 && <Button onClick={turn(page - 1)}>Previous</Button>}
                  {(page + 1) * size < total && <Button onClick={turn(page + 1)}>Next</Button>}
                </nav>
              )}
            </>
          )
        }
      </Answered>
    </Screen>
  )
}

const None = ({ q }: { q: string }) =>
  q === '' ? (
    <Empty title="There is no campaign yet">It appears here as soon as its file is live.</Empty>
  ) : (
    <NothingFits
      title={`No campaign fits “${q}”`}
      step={
        <Link className="press press-main" to="/staff/campaigns">
          Show all campaigns
        </Link>
      }
    >
      Search for a part of its name, of its path or of the coach’s name.
    </NothingFits>
  )

type TotalsProps = {
  answer: { rows: CampaignRow[]; total: number; days: number[] } | undefined
  isWhole: boolean
}

/** Of all campaigns: a page of them adds up to nothing. */
const Totals = ({ answer, isWhole }: TotalsProps) => {
  if (!answer) return isWhole && <UnknownTotals />
  return isWhole && answer.rows.length === answer.total && <CampaignTotals {...answer} />
}
