import { clsx } from 'clsx'
import type { Diagnostic, DiagnosticResult } from '../../../campaign/staff/tools.ts'
import { Button } from '../button.tsx'
import { Lamp } from '../lamp.tsx'

const names: Record<Diagnostic, string> = {
  data: 'Campaign data check',
  http: 'Direct HTTP test',
  client: 'Client test',
  function: 'Test-function test',
}

const whats: Record<Diagnostic, string> = {
  data: 'What is stored agrees with your files',
  http: 'The server sends the welcome email',
  client: 'A page asks for it, and gets the answer',
  function: 'A plain test reaches your own address',
}

type Props = {
  test: Diagnostic
  result: DiagnosticResult | undefined
  /** Why, where it is said above already. */
  said: string | undefined
  isRunning: boolean
  isBusy: boolean
  onRun: () => void
}

/** One step: what has to be true, whether it is, and the press that tries it by itself. */
export const DiagnosticRow = ({ test, result, said, isRunning, isBusy, onRun }: Props) => {
  const hasFailed = result !== undefined && result.problem !== null
  return (
    <section aria-labelledby={`test-${test}`} className="check">
      <Lamp tone={isRunning ? 'on' : result ? (hasFailed ? 'bad' : 'good') : 'out'} />
      <div className="min-w-0">
        <h2 id={`test-${test}`} className="font-semibold">
          {whats[test]}
        </h2>
        <p className="text-sm text-soft">{names[test]}</p>
      </div>
      <p
        className={clsx(
          'check-said text-sm wrap-anywhere',
          hasFailed && !isRunning ? 'text-bad' : 'text-soft',
        )}
      >
        {isRunning ? 'Running…' : outcomeOf(result, said)}
      </p>
      <Button disabled={isBusy} busy={isRunning} onClick={onRun}>
        Run<span className="sr-only">{` ${names[test]}`}</span>
      </Button>
      {result && (
        <details className="technical">
          <summary className="unfold">Details</summary>
          <pre className="answer">{result.answer}</pre>
        </details>
      )}
    </section>
  )
}

const outcomeOf = (result: DiagnosticResult | undefined, said: string | undefined): string => {
  if (!result) return 'Not run'
  const { problem, ms } = result
  if (problem === null) return `Passed in ${ms} ms`
  return problem === said ? `Failed after ${ms} ms` : `Failed after ${ms} ms: ${problem}`
}
