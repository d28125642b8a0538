import type { UseQueryResult } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Link } from 'react-router-dom'
import { getMe } from '../../campaign/staff/me.ts'
import { getDebugSummary } from '../../campaign/staff/debug.ts'
import { countQueue } from '../../campaign/staff/queue/counts.ts'
import { listTestPages, processSequences, sendTestMail } from '../../campaign/staff/tools.ts'
import { Answered } from '../parts/answered.tsx'
import { Badge } from '../parts/badge.tsx'
import { Button } from '../parts/button.tsx'
import { upTo } from '../parts/counted.ts'
import { Field } from '../parts/field.tsx'
import { Wait } from '../parts/figure.tsx'
import { useKnownMe, useMayAct } from '../parts/known-me.ts'
import { Lost } from '../parts/lost.tsx'
import { samples, sampleTitle } from '../parts/sample.ts'
import { Screen } from '../parts/screen.tsx'
import { nothingSent } from '../parts/stale.tsx'
import { MailState } from '../parts/tools/mail-state.tsx'
import { MailDown } from '../parts/queue/mail-down.tsx'
import { ActorsOnly } from '../parts/tools/actors-only.tsx'
import { Result } from '../parts/tools/result.tsx'
import { toEmail } from '../parts/tools/to-email.ts'
import { Ways } from '../parts/ways.tsx'
import { useIsOnline } from '../parts/use-is-online.ts'
import { useAnswer, useCommand } from '../use-answer.ts'

/** Sends the mail of "Test Campaign", and runs what journeys have due. */
export default function TestDashboard() {
  const { data: me, error } = useAnswer(getMe, {})
  const isKnown = useKnownMe() !== null
  const mayAct = useMayAct()
  const deliveries = useAnswer(getDebugSummary, {})
  const pages = useAnswer(listTestPages, {})
  return (
    <Screen title="Test dashboard" back={toEmail} lead={<MailState of={deliveries} />} away={nothingSent}>
      <MailDown />
      <div className="grid gap-8">
        <ActorsOnly>
          <TestForm key={me?.staff} address={me?.staff.includes('@') ? me.staff : ''} />
        </ActorsOnly>
        {(isKnown || !error) && (
          <>
            <Pages of={pages} />
            <Lost of={{ deliveries, pages }} isPart meanwhile={mayAct && 'You can still send a test.'} />
          </>
        )}
      </div>
      <Notes />
    </Screen>
  )
}

/** `address`: of whoever is signed in, who may always test it. */
const TestForm = ({ address }: { address: string }) => {
  const [email, setEmail] = useState(address)
  const send = useCommand(sendTestMail)
  const process = useCommand(processSequences)
  const isOnline = useIsOnline()
  const isBusy = send.isPending || process.isPending
  const submit = (event: FormEvent) => {
    event.preventDefault()
    process.reset()
    send.mutate({ email })
  }
  const run = () => {
    send.reset()
    process.mutate({})
  }
  return (
    <form onSubmit={submit} noValidate className="tests">
      <section aria-labelledby="send">
        <h2 id="send" className="title-2">
          Test email
        </h2>
        <div className="sheet tool">
          <Result of={send} failed="Failed to send email" />
          <div className="tool-line">
            <Field
              label="Email address"
              type="email"
              autoComplete="off"
              value={email}
              disabled={!isOnline}
              placeholder="you@example.com"
              onChange={({ currentTarget }) => setEmail(currentTarget.value)}
            />
            <Button type="submit" tone="main" disabled={isBusy} busy={send.isPending}>
              Send Test Email
            </Button>
          </div>
          <p className="text-sm text-soft">
            The address becomes a lead of “Test Campaign”, and its journey begins.
          </p>
        </div>
      </section>
      <section aria-labelledby="process">
        <h2 id="process" className="title-2">
          Email sequences
        </h2>
        <div className="sheet tool">
          <Result of={process} failed="Failed to process sequences" />
          <Due />
          <Button className="md:justify-self-start" disabled={isBusy} busy={process.isPending} onClick={run}>
            Process Email Sequences
          </Button>
          <p className="text-sm text-soft">
            Sends what is due now, as Porchlight does by itself. Nobody gets an email twice.
          </p>
        </div>
      </section>
    </form>
  )
}

const Due = () => {
  const due = useAnswer(countQueue, {}).data?.due
  return (
    <p className="font-semibold">
      {due === undefined ? (
        <Wait as="00 emails are not sent yet" />
      ) : due === 0 ? (
        'No email waits'
      ) : (
        <Link to="/staff/queue">{`${upTo(due)} ${due === 1 ? 'email is' : 'emails are'} not sent yet`}</Link>
      )}
    </p>
  )
}

const Notes = () => (
  <Ways
    title="Testing notes"
    ways={[
      {
        title: 'A hundred a day',
        text: 'One address gets at most a hundred test emails a day from a coach.',
      },
      {
        title: 'Who gets none',
        text: 'An address that unsubscribed, or that its mail server refused, gets no test either.',
      },
      {
        title: 'What became of it',
        text: 'The form says whether a test left. Emails of campaigns are in the email debug dashboard.',
      },
    ]}
  />
)

const samplePages = samples(2, (id) => ({ path: `/${id}`, name: sampleTitle }))

type TestPages = { pages: { path: string; name: string | null }[] }

const Pages = ({ of }: { of: UseQueryResult<TestPages> }) => (
  <Answered of={of} sample={{ pages: samplePages }}>
    {({ pages }) => (
      <section aria-labelledby="pages">
        <h2 id="pages" className="title-2 mb-3">
          Pages to try
        </h2>
        <ul className="sheet pages-to-try">
          {pages.map(({ path, name }) => (
            <li key={path} className="line flex-nowrap">
              {name !== null ? (
                <>
                  <span className="min-w-0 flex-1">
                    <a className="line-link" href={path}>
                      {path}
                    </a>
                    <span className="block text-sm text-soft">{name}</span>
                  </span>
                  <span aria-hidden className="go" />
                </>
              ) : (
                <>
                  {path} <Badge>no such page</Badge>
                </>
              )}
            </li>
          ))}
        </ul>
      </section>
    )}
  </Answered>
)
