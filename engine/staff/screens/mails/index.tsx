import { Link } from 'react-router-dom'
import { listMails, type KeptMail } from '../../../campaign/staff/mails.ts'
import { Answered } from '../../parts/answered.tsx'
import { DataTable, type Columns } from '../../parts/data-table.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Moment } from '../../parts/moment.tsx'
import { Pages, usePages } from '../../parts/pages.tsx'
import { Screen } from '../../parts/screen.tsx'
import { useAnswer } from '../../use-answer.ts'

const columns: Columns<KeptMail> = [
  {
    accessorKey: 'subject',
    header: 'Subject',
    cell: ({ row: { original: mail } }) => (
      <Link to={`/staff/mails/${mail.id}`}>{mail.subject === '' ? '(no subject)' : mail.subject}</Link>
    ),
  },
  { accessorKey: 'to', header: 'To' },
  { accessorKey: 'at', header: 'Sent', cell: ({ row }) => <Moment at={row.original.at} /> },
]

/** Mails that stay on this machine, as their readers would see them. */
export default function Mails() {
  const pages = usePages()
  return (
    <Screen title="Mailbox" lead="Mails stay on this machine until a mail server is set up.">
      <Answered of={useAnswer(listMails, pages.asked)}>
        {({ rows, next }) =>
          rows.length === 0 && pages.isFirst ? (
            <Empty title="No mail has been sent yet">
              Send a form of one of your campaigns: its mail comes here.
            </Empty>
          ) : (
            <>
              <DataTable brief label="Mails" columns={columns} rows={rows} idOf={({ id }) => id} />
              <Pages label="Pages of mails" pages={pages} next={next} />
            </>
          )
        }
      </Answered>
    </Screen>
  )
}
