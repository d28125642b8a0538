import type { MailPreview } from '../../../campaign/preview/dev-view.ts'
import { InboxLine } from '../bar/inbox-line.tsx'
import { MailFrame } from './mail-frame.tsx'
import { DiagnosticList } from '../files/diagnostic-list.tsx'
import { useMail } from './use-mail.ts'

/** A mail beside its page: as in an inbox, and opened on a phone. */
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

/** The first one takes a moment: its pictures are drawn. */
export const MailComes = () => <p className="wb-quiet">The mail is being made ...</p>

/** In place of a mail that is not there. */
export const NoMail = ({ why }: { why: string }) => (
  <div className="wb-nothing">
    <h2>This mail cannot be shown</h2>
    <p>No campaign sends it, or its file cannot be read. It comes up here by itself once that is fixed.</p>
    <pre className="wb-frame">{why}</pre>
  </div>
)
