import { useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { KeptMail, OpenMail } from '../../../campaign/staff/mails.ts'
import { CoachFace } from '../coach-face.tsx'
import { Address } from '../address.tsx'
import { Moment } from '../moment.tsx'
import { Screen } from '../screen.tsx'
import { nothingSent } from '../stale.tsx'
import { Tabs } from '../tabs.tsx'
import { useIsOnline } from '../use-is-online.ts'
import { MailDelivery } from './mail-delivery.tsx'
import { MailFrame } from './mail-frame.tsx'
import { quotedSubject } from './subject.ts'

/** The mail in a frame of its own, in which nothing runs; its plain text; its headers. */
export const MailView = ({ mail }: { mail: OpenMail }) => {
  return (
    <Screen
      title={quotedSubject(mail)}
      away={nothingSent}
      back={{ to: '/staff/mails', label: 'Mailbox' }}
      mark={mail.coach !== null && <CoachFace large coach={mail.coach} name={mail.from} />}
      lead={<MailFacts mail={mail} campaign={mail.delivery?.campaign} />}
    >
      <MailViews
        mail={mail}
        body={
          <MailFrame
            title={`Email: ${mail.subject}`}
            src={`/staff/mails/${encodeURIComponent(mail.id)}/body`}
          />
        }
      />
    </Screen>
  )
}

export const MailFacts = ({ mail, campaign }: { mail: KeptMail; campaign?: string | undefined }) => (
  <p className="dotted">
    <span>
      To{' '}
      {mail.person ? (
        <Link to={`/staff/people/${mail.person.id}`}>{mail.person.name ?? <Address of={mail.to} />}</Link>
      ) : (
        <Address of={mail.to} />
      )}
    </span>
    {campaign !== undefined && <span>{campaign}</span>}
    <span>
      <Moment at={mail.at} />
    </span>
  </p>
)

export const MailViews = ({ mail, body }: { mail: OpenMail; body: ReactNode }) => {
  const views = [...(mail.hasHtml ? ['Email'] : []), 'Plain text', 'Headers']
  const [view, setView] = useState(views[0] ?? '')
  return (
    <Tabs label="Views of this email" names={views} chosen={view} onChoose={setView}>
      {view === 'Email' && <Email mail={mail} body={body} />}
      {view === 'Plain text' && <pre className="panel mail-text">{mail.text}</pre>}
      {view === 'Headers' && <Headers mail={mail} />}
    </Tabs>
  )
}

const Email = ({ mail, body }: { mail: OpenMail; body: ReactNode }) => {
  const isOnline = useIsOnline()
  return (
    <div className="mail-read">
      {body}
      <aside aria-label="About this email">
        <MailDelivery delivery={mail.delivery} keptAt={mail.at} />
        <div className="sheet tool">
          <dl className="grid gap-3">
            {factsOf(mail).map(([name, value]) => (
              <div key={name}>
                <dt className="text-sm text-soft">{name}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
          {isOnline && (
            <p className="border-t border-rule pt-3 text-sm text-soft">
              Links in the email work, and open in a new tab.
            </p>
          )}
        </div>
      </aside>
    </div>
  )
}

const factsOf = ({ headers, hasHtml }: OpenMail): [string, string][] => {
  const header = (name: string) => headers.find((each) => each.name.toLowerCase() === name)?.value
  const from = header('from') ?? ''
  return [
    ['From', from],
    ['Replies go to', header('reply-to') ?? 'The same address'],
    [
      'Unsubscribing',
      header('list-unsubscribe-post') ? 'One click, in the email or the mail app' : 'Not offered',
    ],
    ['Format', hasHtml ? 'Designed, with a plain-text version' : 'Plain text only'],
  ]
}

const Headers = ({ mail }: { mail: OpenMail }) => (
  <dl className="panel answers text-sm">
    {mail.headers.map(({ name, value }, index) => (
      // A mail may have several headers of one name.
      <div key={`${name} ${index}`}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
