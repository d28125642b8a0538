import { useState, type FormEvent } from 'react'
import { listTestPages, processSequences, sendTestMail } from '../../campaign/staff/tools.ts'
import { Answered } from '../parts/answered.tsx'
import { Button } from '../parts/button.tsx'
import { Field } from '../parts/field.tsx'
import { Screen } from '../parts/screen.tsx'
import { ReadsOnly } from '../parts/tools/reads-only.tsx'
import { Result } from '../parts/tools/result.tsx'
import { mayAct, useMe } from '../parts/use-me.ts'
import { useAnswer, useCommand } from '../use-answer.ts'

/** Sends the mail of "Test Campaign", and runs what journeys have due. */
export default function TestDashboard() {
  const me = useMe()
  return (
    <Screen
      title="Test dashboard"
      lead="Sends the test email of the campaign “Test Campaign”, and runs what journeys have due."
    >
      <div className="grid items-start gap-x-8 gap-y-8 lg:grid-cols-[3fr_2fr]">
        <div className="grid gap-8">
          {mayAct(me) ? <TestForm /> : me && <ReadsOnly />}
          <Pages />
        </div>
        <Notes />
      </div>
    </Screen>
  )
}

const TestForm = () => {
  const [email, setEmail] = useState('')
  const send = useCommand(sendTestMail)
  const process = useCommand(processSequences)
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
    <form onSubmit={submit} noValidate className="panel grid gap-4">
      <Result of={send} failed="Failed to send email" />
      <Result of={process} failed="Failed to process sequences" />
      <Field
        label="Email address"
        type="email"
        autoComplete="off"
        value={email}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
      />
      <div className="buttons">
        <Button type="submit" tone="main" disabled={isBusy} busy={send.isPending}>
          Send Test Email
        </Button>
        <Button disabled={isBusy} busy={process.isPending} onClick={run}>
          Process Email Sequences
        </Button>
      </div>
    </form>
  )
}

const Pages = () => (
  <section aria-labelledby="pages">
    <h2 id="pages" className="title-2 mb-3">
      Pages to try
    </h2>
    <Answered of={useAnswer(listTestPages, {})} rows={2}>
      {({ pages }) => (
        <ul className="sheet lines">
          {pages.map(({ path, isLive }) => (
            <li key={path} className="line">
              {isLive ? (
                <>
                  <a className="line-link" href={path}>
                    {path}
                  </a>
                  <span aria-hidden className="go ml-auto" />
                </>
              ) : (
                <>
                  {path} <span className="text-soft">there is no such page</span>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </Answered>
  </section>
)

const Notes = () => (
  <section aria-labelledby="notes">
    <h2 id="notes" className="title-2 mb-3">
      Testing notes
    </h2>
    <ul className="panel grid list-disc gap-3 pl-9 text-soft">
      <li>Each test makes a real lead of “Test Campaign”, with its journey. No campaign file changes it.</li>
      <li>
        One address gets at most a hundred test emails of a coach in a day, and none once it has unsubscribed
        or was refused.
      </li>
      <li>Processing is safe at any time: what the worker has claimed is not sent twice.</li>
      <li>With the local mailbox every email stays on this machine: see “Mailbox”.</li>
    </ul>
  </section>
)
