import { useParams } from 'react-router-dom'
import { getMail } from '../../../campaign/staff/mails.ts'
import { Answered } from '../../parts/answered.tsx'
import { Screen } from '../../parts/screen.tsx'
import { useKnownTitle } from '../../parts/known-title.ts'
import { MailView } from '../../parts/mails/mail-view.tsx'
import { useAnswer } from '../../use-answer.ts'

/** One mail, as its reader sees it. */
export default function Mail() {
  const { id = '' } = useParams()
  const mail = useAnswer(getMail, { id })
  const title = useKnownTitle(mail.data?.subject, 'Email')
  if (mail.data) return <MailView key={id} mail={mail.data} />
  return (
    <Screen title={title} back={{ to: '/staff/mails', label: 'Mailbox' }}>
      <Answered of={mail} failed="This email could not be loaded">
        {() => null}
      </Answered>
    </Screen>
  )
}
