import { Link, useParams } from 'react-router-dom'
import { getMail } from '../../../campaign/staff/mails.ts'
import { CallFailed } from '../../call.ts'
import { Answered } from '../../parts/answered.tsx'
import { Wait } from '../../parts/figure.tsx'
import { Scene } from '../../parts/scene.tsx'
import { Screen } from '../../parts/screen.tsx'
import { useKnownTitle } from '../../parts/known-title.ts'
import { MailView, MailViews } from '../../parts/mails/mail-view.tsx'
import { quotedSubject } from '../../parts/mails/subject.ts'
import { sampleMail } from '../../parts/mails/sample-mails.ts'
import { useAnswer } from '../../use-answer.ts'

const unknown = 'Email'

/** One mail, as its reader sees it. */
export default function Mail() {
  const { id = '' } = useParams()
  const mail = useAnswer(getMail, { id })
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
      mark={!mail.error && <span aria-hidden className="face face-large" />}
      {...(!mail.error && { lead: <UnknownFacts /> })}
    >
      {isGone ? (
        <Scene
          isLit={false}
          step={
            <Link to="/staff/mails" className="press press-main">
              Go to the mailbox
            </Link>
          }
        >
          <p>It may have been deleted, or the link is out of date.</p>
        </Scene>
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
    <p className="text-2xl">Your seat is confirmed</p>
    {['intro', 'room', 'worksheet', 'day', 'seat', 'host', 'after', 'leave'].map((part) => (
      <p key={part}>
        Thursday at ten, for an hour and a half. The link to the room is below; a reminder follows on the day
        before we meet.
      </p>
    ))}
    <p className="press justify-self-start">Add it to my calendar</p>
    <p>Until then: one worksheet of two pages. It takes fifteen minutes.</p>
  </div>
)
