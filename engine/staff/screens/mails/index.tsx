import { Link } from 'react-router-dom'
import { listMails, type KeptMail } from '../../../campaign/staff/mails.ts'
import { Address } from '../../parts/address.tsx'
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
  { accessorKey: 'to', header: 'To', cell: ({ row }) => <Address of={row.original.to} /> },
  { accessorKey: 'at', header: 'Sent', cell: ({ row }) => <Moment at={row.original.at} /> },
]

/** Mails that stay on this machine, as their readers would see them. */
export default function Mails() {
  const pages = usePages()
  return (
    <Screen title="Mailbox" lead="Emails stay on this machine until a mail server is set up.">
      <Answered of={useAnswer(listMails, pages.asked)}>
        {({ rows, next }) =>
          rows.length === 0 && pages.isFirst ? (
            <Empty
              title="No email has been sent yet"
              icon="mailbox"
              step={
                <Link className="press" to="/">
                  Send a test email
                </Link>
              }
            >
              Fill in the form of one of your campaigns: its email appears here.
            </Empty>
          ) : (
            <>
              <DataTable brief label="Emails" columns={columns} rows={rows} idOf={({ id }) => id} />
              <Pages label="Pages of emails" pages={pages} next={next} />
            </>
          )
        }
      </Answered>
    </Screen>
  )
}
