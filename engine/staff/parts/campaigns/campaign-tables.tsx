import { Link } from 'react-router-dom'
import type { CampaignRow } from '../../../campaign/staff/campaigns.ts'
import { Badge } from '../badge.tsx'
import { DataTable, type Columns } from '../data-table.tsx'
import { conversion, number } from './number.ts'

const columns: Columns<CampaignRow> = [
  {
    accessorKey: 'name',
    header: 'Campaign',
    cell: ({ row: { original: campaign } }) => (
      <>
        <Link to={`/staff/campaigns/${campaign.id}`}>{campaign.name}</Link>
        <span className="block text-sm text-soft">{campaign.path}</span>
      </>
    ),
  },
  { accessorKey: 'brand', header: 'Coach' },
  {
    accessorKey: 'views',
    header: 'Views',
    meta: { unit: 'view', on: 'end' },
    cell: ({ row }) => number(row.original.views),
  },
  {
    accessorKey: 'submissions',
    header: 'Submissions',
    meta: { unit: 'submission', on: 'end' },
    cell: ({ row }) => number(row.original.submissions),
  },
  {
    id: 'conversion',
    header: 'Conversion',
    meta: { unit: 'conversion', on: 'figure' },
    cell: ({ row: { original } }) =>
      original.views === 0 ? (
        <span className="nothing">–</span>
      ) : (
        conversion(original.submissions, original.views)
      ),
  },
]
const withState: Columns<CampaignRow> = [
  ...columns,
  {
    accessorKey: 'live',
    header: 'State',
    cell: ({ row }) => (row.original.live ? null : <Badge>not live</Badge>),
  },
]

const few = 5

/** Campaigns that nobody visited wait behind a line, unless they are few or looked for. */
export const CampaignTables = ({ rows, isWhole }: { rows: CampaignRow[]; isWhole: boolean }) => {
  const visited = rows.filter(({ views, submissions }) => views + submissions > 0)
  const quiet = rows.filter((row) => !visited.includes(row))
  if (isWhole || visited.length === 0 || quiet.length < few)
    return <CampaignTable label="Campaigns" rows={rows} />
  return (
    <>
      <CampaignTable label="Campaigns" rows={visited} />
      <details className="mt-4">
        <summary className="link inline-block">{`${quiet.length} without visits in the last 30 days`}</summary>
        <CampaignTable label="Campaigns without visits" rows={quiet} />
      </details>
    </>
  )
}

const CampaignTable = ({ label, rows }: { label: string; rows: CampaignRow[] }) => (
  <DataTable
    lined
    label={label}
    columns={rows.every(({ live }) => live) ? columns : withState}
    rows={rows}
    idOf={({ id }) => id}
  />
)
