import { useState } from 'react'
import { runDiagnostics, type Diagnostic } from '../../campaign/staff/tools.ts'
import { Button } from '../parts/button.tsx'
import { Empty } from '../parts/empty.tsx'
import { Field } from '../parts/field.tsx'
import { Screen } from '../parts/screen.tsx'
import { DiagnosticResults, titles } from '../parts/tools/diagnostic-results.tsx'
import { ReadsOnly } from '../parts/tools/reads-only.tsx'
import { Result } from '../parts/tools/result.tsx'
import { mayAct, useMe } from '../parts/use-me.ts'
import { useCommand } from '../use-answer.ts'

const presses: { label: string; tests: Diagnostic[] }[] = [
  { label: 'Run full diagnostics', tests: ['data', 'http', 'client', 'function'] },
  { label: 'Direct HTTP test', tests: ['http'] },
  { label: 'Client test', tests: ['client'] },
  { label: 'Test function', tests: ['function'] },
  { label: 'Check campaign data', tests: ['data'] },
]

/** Finds out which part of the way of a mail does not work. */
export default function Diagnostics() {
  const me = useMe()
  return (
    <Screen title="Email diagnostics" lead="Each test is a real call. Its raw answer is shown below.">
      {mayAct(me) ? <Tests /> : me && <ReadsOnly />}
    </Screen>
  )
}

const Tests = () => {
  const [email, setEmail] = useState('test@example.com')
  const [name, setName] = useState('Test User')
  const run = useCommand(runDiagnostics)
  const results = run.data?.results ?? []
  const failed = results.find(({ problem }) => problem !== null)
  const outcome = {
    data: results.length > 0 && !failed ? { said: 'Every test passed' } : undefined,
    error: run.error ?? (failed ? new Error(failed.problem ?? '') : null),
  }
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[25rem_minmax(0,1fr)]">
      <form onSubmit={(event) => event.preventDefault()} noValidate className="panel grid gap-4">
        <Result of={outcome} failed={failed ? `${titles[failed.test]} failed` : 'Error'} />
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
        <div className="grid grid-cols-2 gap-2">
          {presses.map(({ label, tests }, at) => (
            <Button
              key={label}
              type={at === 0 ? 'submit' : 'button'}
              {...(at === 0 && { tone: 'main', className: 'col-span-2' })}
              busy={run.isPending}
              onClick={() => run.mutate({ tests, email, name })}
            >
              {label}
            </Button>
          ))}
        </div>
      </form>
      {results.length === 0 ? (
        <Empty title="No test has run yet" icon="step">
          Run all of them first. What each one answers appears here.
        </Empty>
      ) : (
        <DiagnosticResults results={results} />
      )}
    </div>
  )
}
