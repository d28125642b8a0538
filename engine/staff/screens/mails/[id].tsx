import { useParams } from 'react-router-dom'
import { getMail } from '../../../campaign/staff/mails.ts'
import { Answered } from '../../parts/answered.tsx'
import { MailView } from '../../parts/mails/mail-view.tsx'
import { useAnswer } from '../../use-answer.ts'

/** One mail, as its reader sees it. */
export default function Mail() {
  const { id = '' } = useParams()
  return (
    <Answered of={useAnswer(getMail, { id })}>{(mail) => <MailView key={mail.id} mail={mail} />}</Answered>
  )
}
