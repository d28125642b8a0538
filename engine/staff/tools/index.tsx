import { useState, type FormEvent } from 'react'
import { getMe } from '../../campaign/staff/me.ts'
import { getDebugSummary } from '../../campaign/staff/debug.ts'
import { listTestPages, processSequences, sendTestMail } from '../../campaign/staff/tools.ts'
import { Answered } from '../parts/answered.tsx'
import { Badge } from '../parts/badge.tsx'
import { Button } from '../parts/button.tsx'
import { isLost } from '../parts/failed.tsx'
import { Field } from '../parts/field.tsx'
import { useKnownMe } from '../parts/known-me.ts'
import { sampleSummary } from '../parts/tools/sample-summary.ts'
import { samples, sampleTitle } from '../parts/sample.ts'
import { Screen } from '../parts/screen.tsx'
import { nothingSent } from '../parts/stale.tsx'
import { Deliveries } from '../parts/tools/deliveries.tsx'
import { MailDown } from '../parts/queue/mail-down.tsx'
import { ActorsOnly } from '../parts/tools/actors-only.tsx'
import { rowName } from '../parts/tools/row-name.ts'
import { Result } from '../parts/tools/result.tsx'
import { useIsOnline } from '../parts/use-is-online.ts'
import { useAnswer, useCommand } from '../use-answer.ts'

/** Sends the mail of "Test Campaign", and runs what journeys have due. */
export default function TestDashboard() {
  const { data: me, error } = useAnswer(getMe, {})
  const isKnown = useKnownMe() !== null
  return (
    <Screen title="Test dashboard" lead="Check that emails leave and arrive." away={nothingSent}>
      <MailDown />
      <div className="grid gap-8">
        <ActorsOnly aside={<Notes />}>
          <TestForm key={me?.staff} address={me?.staff.includes('@') ? me.staff : ''} />
        </ActorsOnly>
        {(isKnown || !error) && (
          <>
            <Pages />
            <Sent />
          </>
        )}
      </div>
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
    <form onSubmit={submit} noValidate className="sheet lines">
      <section aria-labelledby="send" className="tool">
        <h2 id="send" className="title-2">
          Test email
        </h2>
        <p className="text-soft">Sends the email of “Test Campaign” to one address.</p>
        <Result of={send} failed="Failed to send email" />
        <div className="tool-line">
          <Field
            label="Email address"
            type="email"
            autoComplete="off"
            value={email}
            disabled={!isOnline}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          />
          <Button type="submit" tone="main" disabled={isBusy} busy={send.isPending}>
            Send Test Email
          </Button>
        </div>
      </section>
      <section aria-labelledby="process" className="tool">
        <h2 id="process" className="title-2">
          Email sequences
        </h2>
        <p className="text-soft">
          Porchlight sends the emails of journeys by itself when they are due. This sends them now; nobody
          gets one twice.
        </p>
        <Result of={process} failed="Failed to process sequences" />
        <Button className="md:justify-self-start" disabled={isBusy} busy={process.isPending} onClick={run}>
          Process Email Sequences
        </Button>
      </section>
    </form>
  )
}

const samplePages = samples(2, (id) => ({ path: `/${id}`, name: sampleTitle }))

/** What became of the latest emails, tests included. */
const Sent = () => {
  const summary = useAnswer(getDebugSummary, {})
  return (
    <div>
      {isLost(summary) && <h2 className="title-2 mb-3">Latest deliveries</h2>}
      <Answered
        of={summary}
        sample={sampleSummary()}
        failed="The latest deliveries could not be loaded"
        isAside
      >
        {({ deliveries, campaigns }) => (
          <Deliveries
            rows={deliveries.slice(0, 5)}
            none="No email was sent in the last 24 hours. The result of a test appears here."
            column="campaign_name"
            nameOf={({ campaign_id }) => {
              const campaign = campaigns.find(({ id }) => id === campaign_id)
              return campaign && rowName(campaign)
            }}
          />
        )}
      </Answered>
    </div>
  )
}

const Pages = () => {
  const answer = useAnswer(listTestPages, {})
  return (
    <section aria-labelledby="pages">
      <h2 id="pages" className="title-2 mb-3">
        Pages to try
      </h2>
      <Answered of={answer} sample={{ pages: samplePages }} failed="The pages could not be loaded" isAside>
        {({ pages }) => (
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
        )}
      </Answered>
    </section>
  )
}

const Notes = () => (
  <section aria-labelledby="notes" className="sheet tool content-start">
    <h2 id="notes" className="title-2">
      Testing notes
    </h2>
    <ul className="notes">
      <li>Each test adds a real lead to “Test Campaign”, with its journey.</li>
      <li>One address gets at most a hundred test emails a day from a coach.</li>
      <li>An address that unsubscribed, or that its mail server refused, gets none.</li>
      <li>Without a mail server, every email is kept in the mailbox here.</li>
    </ul>
  </section>
)
