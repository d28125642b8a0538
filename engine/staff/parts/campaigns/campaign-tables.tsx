import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { CampaignRow } from '../../../campaign/staff/campaigns.ts'
import { Badge } from '../badge.tsx'
import { CoachName, coachOf } from '../coach-face.tsx'
import { Empty } from '../empty.tsx'
import { DataTable, type Columns } from '../data-table.tsx'
import { counted } from '../counted.ts'
import { conversion, number } from './number.ts'
import { NewCampaigns, QuietCampaigns } from './quiet-campaigns.tsx'
import { ShareLink, toShare } from './share-link.tsx'
import { bestOf, RateBar, RateKey } from './share-bar.tsx'

/** `best`: the conversion that fills the bar of a row. */
const columnsOf = (best: number): Columns<CampaignRow> => [
  {
    accessorKey: 'name',
    header: 'Campaign',
    cell: ({ row: { original: campaign } }) => (
      <>
        <Link to={`/staff/campaigns/${campaign.id}`} state={{ title: campaign.name }}>
          {campaign.name}
        </Link>
        <span className="block text-sm text-soft max-md:hidden">{campaign.path}</span>
        <span className="text-sm text-soft md:hidden">
          <CoachName coach={coachOf(campaign.id)} brand={campaign.brand} />
        </span>
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
const state: Columns<CampaignRow>[number] = {
  accessorKey: 'live',
  header: 'State',
  cell: ({ row }) => (row.original.live ? null : <Badge>not live</Badge>),
}

const count = (value: number) => (value === 0 ? <span className="nothing">0</span> : number(value))

const few = 5

type TablesProps = { rows: CampaignRow[]; isWhole: boolean; search: ReactNode }

/** Campaigns that nobody visited are folded, unless they are few or looked for. */
export const CampaignTables = ({ rows, isWhole, search }: TablesProps) => {
  const visited = rows.filter(({ views, submissions }) => views + submissions > 0)
  const quiet = rows.filter((row) => !visited.includes(row) && !row.isUnlisted)
  const notices = rows.filter((row) => !visited.includes(row) && row.isUnlisted)
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
        <NewCampaigns title={counted(rows.length, 'campaign')} rows={rows} />
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
      <CampaignTable label="Campaigns" columns={columns} rows={visited} />
      <RateNote />
      <QuietCampaigns title="No visits in 30 days" rows={quiet} />
      {notices.length > 0 && <QuietCampaigns title="Pages without a form" rows={notices} />}
    </>
  )
}

/** Of several rows. */
const RateNote = () => (
  <div className="rate-note">
    <RateKey />
  </div>
)

type Props = { label: string; columns: Columns<CampaignRow>; rows: CampaignRow[] }

const CampaignTable = ({ label, columns: shown, rows }: Props) => (
  <DataTable
    lined
    label={label}
    columns={rows.every(({ live }) => live) ? shown : [...shown, state]}
    rows={rows}
    idOf={({ id }) => id}
  />
)
