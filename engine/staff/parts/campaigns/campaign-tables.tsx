import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { CampaignRow } from '../../../campaign/staff/campaigns.ts'
import { Badge } from '../badge.tsx'
import { CoachName, coachOf } from '../coach-face.tsx'
import { Empty } from '../empty.tsx'
import { DataTable, type Columns } from '../data-table.tsx'
import { counted } from '../counted.ts'
import { inDays } from '../events/days-until.ts'
import { conversion, number } from './number.ts'
import { FoldedCampaigns, QuietCampaigns } from './quiet-campaigns.tsx'
import { ShareLink, toShare } from './share-link.tsx'
import { useSoon, type Soon } from './use-soon.ts'
import { bestOf, RateBar, RateKey } from './share-bar.tsx'

/** `event`: it has a date soon. */
type Row = CampaignRow & { event?: Soon }

/** `best`: the conversion that fills the bar of a row. */
const columnsOf = (best: number): Columns<Row> => [
  {
    accessorKey: 'name',
    header: 'Campaign',
    cell: ({ row: { original: campaign } }) => (
      <>
        <Link to={`/staff/campaigns/${campaign.id}`} state={{ title: campaign.name }}>
          {campaign.name}
        </Link>
        {campaign.event ? (
          <span className="block text-sm text-soft">
            <b className="font-semibold text-ink">{inDays(campaign.event.startsAt)}</b>
            {`, ${campaign.event.taken} of ${counted(campaign.event.capacity, 'seat')} taken`}
          </span>
        ) : (
          <>
            <span className="block text-sm text-soft max-md:hidden">{campaign.path}</span>
            <span className="text-sm text-soft md:hidden">
              <CoachName coach={coachOf(campaign.id)} brand={campaign.brand} />
            </span>
          </>
        )}
      </>
    ),
  },
  {
    accessorKey: 'brand',
    header: 'Coach',
    meta: { isWide: true },
    cell: ({ row: { original } }) => <CoachName coach={coachOf(original.id)} brand={original.brand} />,
  },
  {
    accessorKey: 'views',
    header: 'Views',
    meta: { unit: 'view', on: 'end' },
    cell: ({ row }) => count(row.original.views),
  },
  {
    accessorKey: 'submissions',
    header: 'Sign-ups',
    meta: { unit: 'sign-up', on: 'end' },
    cell: ({ row }) => count(row.original.submissions),
  },
  {
    id: 'conversion',
    header: 'Conversion',
    meta: { unit: 'conversion', on: 'figure' },
    cell: ({ row: { original } }) =>
      original.views === 0 ? (
        <span className="nothing">–</span>
      ) : (
        <span className="rate">
          <RateBar row={original} best={best} />
          <span>{conversion(original.submissions, original.views)}</span>
        </span>
      ),
  },
]
const state: Columns<Row>[number] = {
  accessorKey: 'live',
  header: 'State',
  cell: ({ row }) => (row.original.live ? null : <Badge>not live</Badge>),
}

const count = (value: number) => (value === 0 ? <span className="nothing">0</span> : number(value))

const few = 5

type TablesProps = { rows: CampaignRow[]; isWhole: boolean; search: ReactNode }

/** Those that nobody visited are folded, unless they have a date soon, are few, or are looked for. */
export const CampaignTables = ({ rows, isWhole, search }: TablesProps) => {
  const soon = useSoon()
  const visited = rows.filter(isVisited)
  const dated = rows.flatMap((row) => {
    const event = isVisited(row) ? undefined : soon.find(({ campaign }) => campaign === row.id)
    return event ? [{ ...row, event }] : []
  })
  const quiet = rows.filter((row) => !isVisited(row) && !dated.some(({ id }) => id === row.id))
  const columns = columnsOf(bestOf(rows))
  const url = toShare(rows)
  if (visited.length === 0)
    return (
      <>
        <Empty
          isPart
          title="Nobody has come in the last 30 days"
          step={url !== undefined && <ShareLink url={url} />}
        >
          Share the link of a page: views appear here a second after somebody opens it.
        </Empty>
        {!isWhole && <div className="mt-8">{search}</div>}
        <QuietCampaigns canCopy title={counted(rows.length, 'campaign')} rows={rows} />
      </>
    )
  if (isWhole || quiet.length < few)
    return (
      <>
        <CampaignTable label="Campaigns" columns={columns} rows={rows} />
        <RateNote />
      </>
    )
  return (
    <>
      <CampaignTable label="Campaigns" columns={columns} rows={[...dated, ...visited]} />
      <RateNote />
      <FoldedCampaigns rows={quiet} />
    </>
  )
}

const isVisited = ({ views, submissions }: CampaignRow) => views + submissions > 0

/** Of several rows. */
const RateNote = () => (
  <div className="rate-note">
    <RateKey />
  </div>
)

type Props = { label: string; columns: Columns<Row>; rows: Row[] }

const CampaignTable = ({ label, columns: shown, rows }: Props) => (
  <DataTable
    lined
    label={label}
    columns={rows.every(({ live }) => live) ? shown : [...shown, state]}
    rows={rows}
    idOf={({ id }) => id}
  />
)
