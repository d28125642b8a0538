import type { ListedLead } from '../../../campaign/staff/leads.ts'
import { CoachFace } from '../coach-face.tsx'
import { DataTable, type Columns } from '../data-table.tsx'
import { dayName, TimeOfDay } from '../moment.tsx'
import { PersonCell } from '../person-cell.tsx'
import { LeadBadge } from './lead-badge.tsx'
import { viaName } from './via-name.ts'

const cameFrom: Columns<ListedLead>[number] = {
  accessorKey: 'via',
  header: 'Came from',
  meta: { isWide: true },
  cell: ({ row }) => (
    <span className={row.original.via === null ? 'nothing' : 'wrap-anywhere'}>
      {viaName(row.original.via) ?? '–'}
    </span>
  ),
}

const columns: Columns<ListedLead> = [
  {
    accessorKey: 'name',
    header: 'Name',
    cell: ({ row }) => <PersonCell {...row.original} />,
  },
  {
    accessorKey: 'title',
    header: 'Campaign',
    cell: ({ row: { original: lead } }) => (
      <>
        <span className="fills block">
          {lead.title ?? '–'}
          {viaName(lead.via) !== null && <span className="md:hidden">{`\u00a0· ${viaName(lead.via)}`}</span>}
        </span>
        <span className="lined-more coach text-sm text-soft">
          <CoachFace coach={lead.coach} name={lead.brand} />
          <span className="dotted min-w-0">
            <span>{lead.brand}</span>
            {viaName(lead.via) !== null && <span>{viaName(lead.via)}</span>}
          </span>
        </span>
      </>
    ),
  },
  {
    accessorKey: 'createdAt',
    header: 'Signed up',
    meta: { on: 'end' },
    cell: ({ row }) => <TimeOfDay at={row.original.createdAt} />,
  },
  {
    accessorKey: 'state',
    header: 'State',
    cell: ({ row: { original: lead } }) => <LeadBadge {...lead} />,
  },
]

/** The filter says the campaign already. */
const ofOneCampaign: Columns<ListedLead> = columns.map((column) =>
  'accessorKey' in column && column.accessorKey === 'title' ? cameFrom : column,
)

const byDay = { header: 'Day', of: ({ createdAt }: ListedLead) => dayName(createdAt) }

/** By day, the newest first. `isOfOne`: all are of one campaign. */
export const LeadTable = ({ rows, isOfOne }: { rows: ListedLead[]; isOfOne: boolean }) => (
  <DataTable
    lined="twice"
    label="Leads"
    groups={byDay}
    columns={isOfOne ? ofOneCampaign : columns}
    rows={rows}
    idOf={({ id }) => id}
  />
)
