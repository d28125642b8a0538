import { Link, useParams } from 'react-router-dom'
import { getMail } from '../../../campaign/staff/mails.ts'
import { CallFailed } from '../../call.ts'
import { Answered } from '../../parts/answered.tsx'
import { Wait } from '../../parts/figure.tsx'
import { Scene } from '../../parts/scene.tsx'
import { Screen } from '../../parts/screen.tsx'
import { useKnownTitle } from '../../parts/known-title.ts'
import { Pending } from '../../parts/pending.tsx'
import { MailView } from '../../parts/mails/mail-view.tsx'
import { useAnswer } from '../../use-answer.ts'

const unknown = 'Email'

/** One mail, as its reader sees it. */
export default function Mail() {
  const { id = '' } = useParams()
  const mail = useAnswer(getMail, { id })
  const isGone = mail.error instanceof CallFailed && mail.error.status === 404
  const title = useKnownTitle(mail.data?.subject, isGone ? 'No such email' : unknown, isGone)
  if (mail.data) return <MailView key={id} mail={mail.data} />
  return (
    <Screen
      title={title}
      isGuess={!mail.error && title === unknown}
      back={{ to: '/staff/mails', label: 'Mailbox' }}
      mark={!isGone && <span aria-hidden className="face face-large" />}
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
        <Answered of={mail} failed="This email could not be loaded" pending={<LetterPending />}>
          {() => null}
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

const LetterPending = () => (
  <>
    <div aria-hidden className="tabs">
      {['Email', 'Plain text', 'Headers'].map((name) => (
        <span key={name} className="tab" aria-current={name === 'Email'}>
          {name}
        </span>
      ))}
    </div>
    <Pending like="letter" />
  </>
)
