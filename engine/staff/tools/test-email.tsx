import { useState } from 'react'
import { runDiagnostics, type Diagnostic, type DiagnosticResult } from '../../campaign/staff/tools.ts'
import { Button } from '../parts/button.tsx'
import { Field } from '../parts/field.tsx'
import { Screen } from '../parts/screen.tsx'
import { nothingSent } from '../parts/stale.tsx'
import { MailDown } from '../parts/queue/mail-down.tsx'
import { ActorsOnly } from '../parts/tools/actors-only.tsx'
import { DiagnosticOutcome, sharedReason } from '../parts/tools/diagnostic-outcome.tsx'
import { DiagnosticRow } from '../parts/tools/diagnostic-row.tsx'
import { toEmail } from '../parts/tools/to-email.ts'
import { useIsOnline } from '../parts/use-is-online.ts'
import { Ways } from '../parts/ways.tsx'
import { useCommand } from '../use-answer.ts'

const all: Diagnostic[] = ['data', 'http', 'client', 'function']

/** Finds out which part of the way of a mail does not work. */
export default function Diagnostics() {
  return (
    <Screen
      title="Email diagnostics"
      back={toEmail}
      lead="Find out why an email does not arrive."
      away={nothingSent}
    >
      <ActorsOnly>
        <Tests />
      </ActorsOnly>
    </Screen>
  )
}

const Tests = () => {
  const [email, setEmail] = useState('test@example.com')
  const [name, setName] = useState('Test User')
  const isOnline = useIsOnline()
  const run = useCommand(runDiagnostics)
  const [last, setLast] = useState<DiagnosticResult[]>([])
  const results = run.data?.results ?? []
  const press = (tests: Diagnostic[]) => () =>
    run.mutate(
      { tests, email, name },
      {
        onSuccess: ({ results: now }) =>
          setLast((before) => [...before.filter(({ test }) => !tests.includes(test)), ...now]),
      },
    )
  const isRunningAll = run.isPending && run.variables.tests.length > 1
  return (
    <>
      {!last.some(isSending) && <MailDown />}
      <form onSubmit={(event) => event.preventDefault()} noValidate className="sheet tool tool-rail mb-4">
        <div className="tool-fields">
          <Field
            label="Test email"
            type="email"
            autoComplete="off"
            value={email}
            disabled={!isOnline}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          />
          <Field
            label="Test name"
            autoComplete="off"
            value={name}
            disabled={!isOnline}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Button type="submit" tone="main" busy={run.isPending} onClick={press(all)}>
            {isRunningAll ? 'Running…' : 'Run full diagnostics'}
          </Button>
        </div>
        <p className="text-sm text-soft">Three tests send an email: two to this address, one to your own.</p>
      </form>
      <DiagnosticOutcome
        results={results}
        at={run.submittedAt}
        email={run.variables?.email}
        error={run.error}
      />
      <div className="sheet checks">
        {all.map((test) => (
          <DiagnosticRow
            key={test}
            test={test}
            result={last.find((result) => result.test === test)}
            said={sharedReason(results)}
            isRunning={run.isPending && run.variables.tests.includes(test)}
            isBusy={run.isPending}
            onRun={press([test])}
          />
        ))}
      </div>
      {last.length === 0 && <Next />}
    </>
  )
}

/** What came of it says more about the mail server. */
const isSending = ({ test }: DiagnosticResult): boolean => test !== 'data'

const Next = () => (
  <Ways
    title="What the tests find out"
    ways={[
      {
        title: 'Campaign data fails',
        text: 'What is stored differs from your files. The details of the test say where.',
      },
      {
        title: 'A test that sends fails',
        text: 'Its details say why: the address may not be tested, or the mail server refused.',
      },
      {
        title: 'All pass, and nothing arrives',
        text: 'Look at Due and Suspended in Email, then into the spam folder.',
      },
    ]}
  />
)
