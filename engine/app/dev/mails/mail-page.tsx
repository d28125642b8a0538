import { Link, useParams, useSearchParams } from 'react-router-dom'
import type { DevCampaign, MailPreview } from '../../../campaign/preview/dev-view.ts'
import { dueAt, mailTimeWords } from '../../../campaign/mail/mail-plan.ts'
import { mailHref, withParams } from '../store/addresses.ts'
import { useIndex } from '../store/dev-store.ts'
import { useTitle } from '../use-title.ts'
import { EditorLink } from '../files/editor-link.tsx'
import { MailFrame } from './mail-frame.tsx'
import { InboxLine, MailComes, MailDiagnostics, NoMail, useMail } from './mail-pane.tsx'

export function MailPage() {
  const { coach = '', stem = '' } = useParams()
  const id = `${coach}/${stem}`
  const [params] = useSearchParams()
  const campaigns = useIndex().coaches.flatMap((one) => one.campaigns)
  const senders = campaigns.filter(({ mails }) => mails.some((mail) => mail.id === id))
  const campaign = senders.find((one) => one.id === params.get('campaign')) ?? senders[0]
  const mail = useMail(id, campaign?.id ?? '')
  const subject = mail && 'subject' in mail ? mail.subject : id
  useTitle(`${subject} · mail`)
  return (
    <div className="wb wb-mail">
      <header className="wb-mail-head">
        <Link to="/" className="wb-lamp">
          All campaigns
        </Link>
        {campaign && (
          <Link to={`${campaign.at}${withParams(new URLSearchParams(), { mail: id })}`}>Beside its page</Link>
        )}
      </header>
      {campaign && <Journey campaign={campaign} id={id} />}
      <main>
        {mail === null && <MailComes />}
        {mail !== null && 'why' in mail && (
          <>
            <h1>{id}</h1>
            <NoMail why={mail.why} />
          </>
        )}
        {mail !== null && 'html' in mail && <Mail mail={mail} planned={plannedIn(campaign, id)} />}
      </main>
    </div>
  )
}

const Journey = ({
  campaign: { id: campaign, name, at, mails, event },
  id,
}: {
  campaign: DevCampaign
  id: string
}) => (
  <nav className="wb-journey" aria-label="Mails of this campaign">
    <h2>
      <Link to={at}>{name}</Link>
    </h2>
    <p className="wb-quiet">For somebody who signs up now:</p>
    <ol>
      {mails.map((mail) => (
        <li key={mail.id}>
          <Link to={mailHref(mail.id, campaign)} aria-current={mail.id === id ? 'page' : undefined}>
            <span className="wb-when">
              {mailTimeWords(mail.time)}
              <Due at={dueAt(mail.time, event ?? undefined, new Date())} />
            </span>
            {mail.subject || mail.id}
          </Link>
        </li>
      ))}
    </ol>
  </nav>
)

const Due = ({ at }: { at: Date | null }) => at && <time dateTime={at.toISOString()}>{dayOf(at)}</time>

const plannedIn = (campaign: DevCampaign | undefined, id: string) => {
  const found = campaign?.mails.find((mail) => mail.id === id)
  if (!found) return undefined
  const due = dueAt(found.time, campaign?.event ?? undefined, new Date())
  return { time: found.time, due: due && dayOf(due) }
}

const dayOf = (due: Date) =>
  due.toLocaleString('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  })

const Mail = ({ mail, planned }: { mail: MailPreview; planned: ReturnType<typeof plannedIn> }) => (
  <>
    <h1>{mail.subject}</h1>
    <p className="wb-quiet">
      {mail.open === null ? (
        <span>Built-in words</span>
      ) : (
        <EditorLink at={mail.open}>{`${mail.id}.md`}</EditorLink>
      )}
      <span>{(mail.bytes / 1024).toFixed(1)} kB</span>
      {planned && <span>{mailTimeWords(planned.time)}</span>}
    </p>
    <MailDiagnostics mail={mail} />
    <InboxLine mail={mail} due={planned?.due ?? null} />
    <div className="wb-mail-frames">
      <MailFrame mail={mail} width={640} />
      <MailFrame mail={mail} width={390} />
    </div>
    <h2>Headers</h2>
    <dl className="wb-headers">
      {[['From', mail.from], ['To', mail.to], ['Subject', mail.subject], ...mail.headers].map(
        ([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
    <h2>Text part</h2>
    <pre className="wb-text">{mail.text}</pre>
  </>
)
