import { Link } from 'react-router-dom'
import { listMails, type KeptMail } from '../../../campaign/staff/mails.ts'
import { Address } from '../../parts/address.tsx'
import { Answered } from '../../parts/answered.tsx'
import { Avatar } from '../../parts/avatar.tsx'
import { DataTable, type Columns } from '../../parts/data-table.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Moment } from '../../parts/moment.tsx'
import { Pages, usePages } from '../../parts/pages.tsx'
import { Pending } from '../../parts/pending.tsx'
import { Screen } from '../../parts/screen.tsx'
import { useAnswer } from '../../use-answer.ts'

const subjectOf = ({ subject }: KeptMail) => (subject === '' ? '(no subject)' : subject)

const columns: Columns<KeptMail> = [
  {
    accessorKey: 'to',
    header: 'To',
    cell: ({ row: { original: mail } }) => (
      <div className="who">
        <Avatar name={mail.person?.name ?? null} email={mail.to} />
        <div className="min-w-0">
          <Link to={`/staff/mails/${mail.id}`}>
            {mail.person?.name ?? <Address of={mail.to} />}
            <span className="sr-only">{`: ${subjectOf(mail)}`}</span>
          </Link>
          {typeof mail.person?.name === 'string' && (
            <span className="who-address block text-sm text-soft">
              <Address of={mail.to} />
            </span>
          )}
        </div>
      </div>
    ),
  },
  {
    accessorKey: 'subject',
    header: 'Subject',
    cell: ({ row }) => <span className="fills">{subjectOf(row.original)}</span>,
  },
  { accessorKey: 'from', header: 'From', meta: { isWide: true } },
  {
    accessorKey: 'at',
    header: 'Kept',
    meta: { on: 'end' },
    cell: ({ row }) => <Moment at={row.original.at} />,
  },
]

/** Mails that stay on this machine, as their readers would see them. */
export default function Mails() {
  const pages = usePages()
  return (
    <Screen title="Mailbox" lead="No mail server is set up: every email is kept here, and none is sent.">
      <Answered of={useAnswer(listMails, pages.asked)} pending={<Pending like="people" rows={8} />}>
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
              <DataTable lined label="Emails" columns={columns} rows={rows} idOf={({ id }) => id} />
              <Pages label="Pages of emails" pages={pages} next={next} />
            </>
          )
        }
      </Answered>
    </Screen>
  )
}
