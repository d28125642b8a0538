import { Link, useSearchParams } from 'react-router-dom'
import { listMails, type KeptMail } from '../../../campaign/staff/mails.ts'
import { Address } from '../../parts/address.tsx'
import { Answered } from '../../parts/answered.tsx'
import { Avatar } from '../../parts/avatar.tsx'
import { DataTable, type Columns } from '../../parts/data-table.tsx'
import { Empty } from '../../parts/empty.tsx'
import { isLost } from '../../parts/failed.tsx'
import { Wait } from '../../parts/figure.tsx'
import { Lamp } from '../../parts/lamp.tsx'
import { CoachFace } from '../../parts/coach-face.tsx'
import { quotedSubject, subjectOf } from '../../parts/mails/subject.ts'
import { sampleMails } from '../../parts/mails/sample-mails.ts'
import { dayName, TimeOfDay } from '../../parts/moment.tsx'
import { NothingFits } from '../../parts/nothing-fits.tsx'
import { Pages, usePages } from '../../parts/pages.tsx'
import { Screen } from '../../parts/screen.tsx'
import { SearchBox } from '../../parts/search-box.tsx'
import { useAnswer } from '../../use-answer.ts'

const columns: Columns<KeptMail> = [
  {
    accessorKey: 'to',
    header: 'To',
    cell: ({ row: { original: mail } }) => (
      <div className="who">
        <Avatar name={mail.person?.name ?? null} email={mail.to} />
        <div className="min-w-0">
          <Link to={`/staff/mails/${mail.id}`} state={{ title: quotedSubject(mail) }}>
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
    cell: ({ row: { original: mail } }) => (
      <>
        <span className="fills block">{subjectOf(mail)}</span>
        <span className="lined-more coach text-sm text-soft">
          {mail.coach !== null && <CoachFace coach={mail.coach} name={mail.from} />}
          <span className="max-md:sr-only">{mail.from}</span>
        </span>
      </>
    ),
  },
  {
    accessorKey: 'at',
    header: 'Kept',
    meta: { on: 'end' },
    cell: ({ row }) => (
      <span className="flex items-center justify-between gap-3 pr-0.5">
        <TimeOfDay at={row.original.at} />
        <span aria-hidden className="go" />
      </span>
    ),
  },
]

const byDay = { header: 'Day', of: ({ at }: KeptMail) => dayName(at) }

/** Of the server. */
const pageSize = 25
const number = new Intl.NumberFormat('en')

/** Mails that stay on this machine, as their readers would see them. */
export default function Mails() {
  const [search, setSearch] = useSearchParams()
  const q = search.get('q') ?? ''
  const all = useAnswer(listMails, {})
  const isBare = isLost(all) || all.data?.total === 0
  return (
    <Screen
      title="Mailbox"
      lead={
        isBare ? (
          'Emails that were kept here instead of being sent.'
        ) : (
          <Kept total={all.data?.total ?? null} />
        )
      }
      figure={
        !isBare && (
          <div className="of-list">
            <SearchBox
              label="Search by address, sender or subject"
              value={q}
              onChange={({ currentTarget: { value } }) =>
                setSearch(value === '' ? {} : { q: value }, { replace: true })
              }
            />
          </div>
        )
      }
    >
      {!isBare && <NoServer />}
      <MailList key={q} q={q} />
    </Screen>
  )
}

const NoServer = () => (
  <div className="sheet lit mail-down">
    <Lamp />
    <p className="min-w-0">
      <b className="font-semibold">No email reaches anybody.</b> No mail server is set up: ask whoever looks
      after your server.
    </p>
  </div>
)

/** All of them, whatever is looked for. */
const Kept = ({ total }: { total: number | null }) => (
  <p>
    {total === null ? <Wait as="00 emails" /> : `${number.format(total)} ${total === 1 ? 'email' : 'emails'}`}{' '}
    kept, none sent.
  </p>
)

const MailList = ({ q }: { q: string }) => {
  const pages = usePages()
  const asked = { ...pages.asked, ...(q.trim() !== '' && { q: q.trim() }) }
  return (
    <Answered
      of={useAnswer(listMails, asked)}
      sample={{ rows: sampleMails, next: null, total: null }}
      failed="The mailbox could not be loaded"
    >
      {({ rows, next, total }) =>
        rows.length === 0 && pages.isFirst ? (
          <None q={q} />
        ) : (
          <>
            <DataTable
              lined="twice"
              label="Emails"
              groups={byDay}
              columns={columns}
              rows={rows}
              idOf={({ id }) => id}
            />
            <Pages
              label="Pages of emails"
              pages={pages}
              next={next}
              range={{
                size: pageSize,
                rows: rows.length,
                ...(total !== null && { of: number.format(total) }),
              }}
            />
          </>
        )
      }
    </Answered>
  )
}

const None = ({ q }: { q: string }) =>
  q === '' ? (
    <Empty
      title="Emails reach nobody yet"
      step={
        <Link className="press press-main" to="/">
          Send a test email
        </Link>
      }
    >
      No mail server is set up: every email is kept here, and none is here so far. Ask whoever looks after
      your server to set one up.
    </Empty>
  ) : (
    <NothingFits
      title={`No email matches “${q}”`}
      step={
        <Link className="press press-main" to="/staff/mails">
          Show all emails
        </Link>
      }
    >
      A part of the address, of the sender’s name or of the subject is enough.
    </NothingFits>
  )
