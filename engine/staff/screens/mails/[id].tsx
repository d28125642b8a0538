import { useParams } from 'react-router-dom'
import { getMail, KeptMail } from '../../../campaign/staff/mails.ts'
import { CallFailed } from '../../call.ts'
import { Answered } from '../../parts/answered.tsx'
import { CoachFace } from '../../parts/coach-face.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Wait } from '../../parts/figure.tsx'
import { Find } from '../../parts/find.tsx'
import { Screen } from '../../parts/screen.tsx'
import { useKnownTitle } from '../../parts/known-title.ts'
import { useListed } from '../../parts/listed.ts'
import { MailFacts, MailView, MailViews } from '../../parts/mails/mail-view.tsx'
import { quotedSubject } from '../../parts/mails/subject.ts'
import { sampleMail } from '../../parts/mails/sample-mails.ts'
import { useAnswer } from '../../use-answer.ts'

const unknown = 'Email'

/** One mail, as its reader sees it. */
export default function Mail() {
  const { id = '' } = useParams()
  const mail = useAnswer(getMail, { id })
  const listed = useListed(KeptMail, id)
  const isGone = mail.error instanceof CallFailed && mail.error.status === 404
  const title = useKnownTitle(
    mail.data && quotedSubject(mail.data),
    isGone ? 'No such email' : unknown,
    isGone,
  )
  if (mail.data) return <MailView key={id} mail={mail.data} />
  return (
    <Screen
      title={title}
      isGuess={!mail.error && title === unknown}
      back={{ to: '/staff/mails', label: 'Mailbox' }}
      {...(!isGone && { mark: <CoachFace large coach={listed?.coach ?? ''} /> })}
      {...(!mail.error && { lead: <UnknownFacts /> })}
      {...(mail.error && listed && !isGone && { lead: <MailFacts mail={listed} /> })}
    >
      {isGone ? (
        <Empty
          isGone
          step={<Find to="/staff/mails" label="Address, sender or subject" press="Find an email" />}
        >
          It may have been deleted, or the link is out of date. A part of its address or of its subject is
          enough to find it.
        </Empty>
      ) : (
        <Answered of={mail} failed="This email could not be loaded" sample={sampleMail}>
          {(sample) => <MailViews mail={sample} body={<Letter />} />}
        </Answered>
      )}
    </Screen>
  )
}

const UnknownFacts = () => (
  <p className="flex flex-wrap gap-x-4">
    <Wait as="To somebody, by the name of a campaign" />
    <Wait as="Today, 00:00 AM" />
  </p>
)

const Letter = () => (
  <div className="mail-frame letter">
    <div className="letter-page">
      <div className="letter-head" />
      <div className="letter-facts">
        <p className="text-xl">Your seat is confirmed</p>
        <p>Thursday, for an hour and a half, at ten o’clock</p>
        <p className="press justify-self-start">Add it to my calendar</p>
      </div>
      {['intro', 'room'].map((part) => (
        <div key={part} className="grid gap-4">
          <p>
            The link to the room is below; a reminder follows on the day before we meet. Until then: one
            worksheet of two pages, which takes fifteen minutes.
          </p>
          <p className="press justify-self-start">Open the page</p>
        </div>
      ))}
      <p className="who">
        <span className="face face-large" /> The name of a coach
      </p>
    </div>
  </div>
)
