import { useContext, useState } from 'react'
import { resendMail } from '../../../campaign/staff/person-commands.ts'
import { useCommand } from '../../use-answer.ts'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { PreviewFrame } from '../mails/preview-frame.tsx'
import { useMayAct } from '../known-me.ts'
import { OnceBack } from '../queue/mail-down.tsx'
import { Report } from './report.ts'

type Mail = { lead: string; id: string; subject: string; canResend: boolean }

/** Opens a mail as it would be sent now. */
export const MailButton = ({ mail }: { mail: Mail }) => {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="link -my-2 shrink-0"
        onClick={() => setOpen(true)}
      >
        Open<span className="sr-only">{` the email “${mail.subject}”`}</span>
      </button>
      <Dialog isReader title={mail.subject} isOpen={isOpen} onClose={close}>
        <OpenMail mail={mail} onClose={close} />
      </Dialog>
    </>
  )
}

const OpenMail = ({
  mail: { lead, id, subject, canResend },
  onClose,
}: {
  mail: Mail
  onClose: () => void
}) => {
  const canAct = useMayAct()
  const report = useContext(Report)
  const resend = useCommand(resendMail)
  const press = () =>
    resend.mutate(
      { lead, run: id },
      {
        onSuccess: (done) => {
          report(done)
          onClose()
        },
      },
    )
  return (
    <>
      <p className="text-sm text-soft">
        As it would be sent now. Links to unsubscribe or to cancel lead nowhere here.
      </p>
      {resend.error && (
        <p role="alert" className="text-bad">
          {resend.error.message}
        </p>
      )}
      <PreviewFrame
        title={`The email “${subject}”`}
        src={`/staff/people/${lead}/mails/${id}`}
        className="dialog-frame"
      />
      {canResend && canAct && (
        <div className="buttons">
          <Button tone="main" busy={resend.isPending} onClick={press}>
            Send it again
          </Button>
          <OnceBack />
        </div>
      )}
    </>
  )
}
