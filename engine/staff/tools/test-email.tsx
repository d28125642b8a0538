import { useState } from 'react'
import { runDiagnostics, type Diagnostic, type DiagnosticResult } from '../../campaign/staff/tools.ts'
import { Button } from '../parts/button.tsx'
import { Field } from '../parts/field.tsx'
import { Screen } from '../parts/screen.tsx'
import { MailDown } from '../parts/queue/mail-down.tsx'
import { ActorsOnly } from '../parts/tools/actors-only.tsx'
import { DiagnosticRow, titles } from '../parts/tools/diagnostic-row.tsx'
import { Result } from '../parts/tools/result.tsx'
import { Ways } from '../parts/ways.tsx'
import { useCommand } from '../use-answer.ts'

const all: Diagnostic[] = ['data', 'http', 'client', 'function']

/** Finds out which part of the way of a mail does not work. */
export default function Diagnostics() {
  return (
    <Screen title="Email diagnostics" lead="Find out where an email gets stuck.">
      <ActorsOnly>
        <MailDown />
        <Tests />
        <Next />
      </ActorsOnly>
    </Screen>
  )
}

const Tests = () => {
  const [email, setEmail] = useState('test@example.com')
  const [name, setName] = useState('Test User')
  const run = useCommand(runDiagnostics)
  const [last, setLast] = useState<DiagnosticResult[]>([])
  const results = run.data?.results ?? []
  const failures = results.filter(({ problem }) => problem !== null)
  const [failed] = failures
  const outcome = {
    data: results.length > 0 && !failed ? { said: saidOf(results.length) } : undefined,
    error: run.error ?? (failed ? new Error(whyOf(failures)) : null),
  }
  const press = (tests: Diagnostic[]) => () =>
    run.mutate(
      { tests, email, name },
      {
        onSuccess: ({ results: now }) =>
          setLast((before) => [...before.filter(({ test }) => !tests.includes(test)), ...now]),
      },
    )
  return (
    <div className="grid gap-6 xl:grid-cols-[19rem_minmax(0,1fr)]">
      <form onSubmit={(event) => event.preventDefault()} noValidate className="sheet tool content-start">
        <Result of={outcome} failed={failed ? failedOf(failures) : 'Error'} />
        <Field
          label="Test email"
          type="email"
          autoComplete="off"
          value={email}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
        <Field
          label="Test name"
          autoComplete="off"
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Button type="submit" tone="main" className="w-full" busy={run.isPending} onClick={press(all)}>
          Run full diagnostics
        </Button>
        <p className="text-sm text-soft">Two of the four tests send an email to this address.</p>
      </form>
      <div className="sheet lines">
        {all.map((test) => (
          <DiagnosticRow
            key={test}
            test={test}
            result={last.find((result) => result.test === test)}
            isRunning={run.isPending && run.variables.tests.includes(test)}
            isBusy={run.isPending}
            onRun={press([test])}
          />
        ))}
      </div>
    </div>
  )
}

const saidOf = (count: number) => (count === 1 ? 'The test passed' : 'Every test passed')

const failedOf = (failures: DiagnosticResult[]) =>
  `${new Intl.ListFormat('en').format(failures.map(({ test }) => titles[test]))} failed`

/** Each says its own where they differ. */
const whyOf = (failures: DiagnosticResult[]): string => {
  const [first, ...others] = new Set(failures.map(({ problem }) => problem ?? ''))
  return others.length === 0 ? (first ?? '') : 'Each test says why.'
}

const Next = () => (
  <Ways
    title="Where to look next"
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
