import type { MailPreview } from '../../../campaign/preview/dev-view.ts'
import { MailFrame } from './mail-frame.tsx'
import { DiagnosticList } from '../files/diagnostic-list.tsx'
import { useFollowed } from '../store/use-followed.ts'

export const MailPane = ({ id, campaign }: { id: string; campaign: string }) => {
  const mail = useMail(id, campaign)
  if (mail === null) return <MailComes />
  if ('why' in mail) return <NoMail why={mail.why} />
  return (
    <>
      <MailDiagnostics mail={mail} />
      <InboxLine mail={mail} due={null} />
      <MailFrame mail={mail} width={640} />
    </>
  )
}

export const MailDiagnostics = ({ mail: { diagnostics } }: { mail: MailPreview }) =>
  diagnostics.length > 0 && (
    <section className="wb-faults" aria-label="Diagnostics">
      <DiagnosticList diagnostics={diagnostics} />
    </section>
  )

export const MailComes = () => <p className="wb-quiet">The mail is being made ...</p>

export const NoMail = ({ why }: { why: string }) => (
  <div className="wb-nothing">
    <h2>This mail cannot be shown</h2>
    <p>No campaign sends it, or its file cannot be read. It appears here once that is fixed.</p>
    <pre className="wb-frame">{why}</pre>
  </div>
)

export const InboxLine = ({
  mail: { from, subject, preheader },
  due,
}: {
  mail: MailPreview
  due: string | null
}) => (
  <section className="wb-inbox" aria-label="In the inbox">
    <b className="wb-inbox-from">{from.replace(/ <.*/, '')}</b>
    <span className="wb-inbox-words">
      <b>{subject}</b> <span>{preheader}</span>
    </span>
    {due !== null && <time>{due}</time>}
  </section>
)

export const useMail = (id: string, campaign: string): MailPreview | { why: string } | null => {
  const found = useFollowed(`/__mails/${id}.json?campaign=${encodeURIComponent(campaign)}`, readMail)
  return found && 'content' in found ? found.content : found
}

const readMail = async (response: Response) => (await response.json()) as MailPreview
