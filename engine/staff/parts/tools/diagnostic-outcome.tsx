import { Link } from 'react-router-dom'
import type { DiagnosticResult } from '../../../campaign/staff/tools.ts'
import { Moment } from '../moment.tsx'
import { Notice } from '../notice.tsx'
import { useIsMailDown } from '../queue/mail-down.tsx'

/** `at`: when it was pressed, in milliseconds; `email`: of whom. */
type Props = { results: DiagnosticResult[]; at: number; email: string | undefined; error: Error | null }

/** What came of the tests, and where to look next. */
export const DiagnosticOutcome = ({ results, at, email, error }: Props) => {
  const failures = results.filter(({ problem }) => problem !== null)
  return (
    <>
      <Notice>
        {results.length > 0 && failures.length === 0 && (
          <>
            <b className="block">{results.length === 1 ? 'The test passed' : 'Every test passed'}</b>
            <span className="text-ink">
              <Moment at={new Date(at).toISOString()} />
              {`, with ${email ?? ''}. `}
              <AfterPass results={results} />
            </span>
          </>
        )}
      </Notice>
      <Notice tone="bad">
        {error ? (
          <NotRun error={error} />
        ) : (
          failures.length > 0 && <Failures of={failures} all={results.length} />
        )}
      </Notice>
    </>
  )
}

const NotRun = ({ error }: { error: Error }) => (
  <>
    <b className="block">The tests did not run</b>
    {error.message}
  </>
)

const Failures = ({ of: failures, all }: { of: DiagnosticResult[]; all: number }) => (
  <>
    <b className="block">{all === 1 ? 'The test failed' : `${failures.length} of ${all} tests failed`}</b>
    <span className="text-ink">
      <AfterFailure failures={failures} />
    </span>
  </>
)

/** Of all that failed. */
export const sharedReason = (results: DiagnosticResult[]): string | undefined => {
  const [reason, ...others] = new Set(results.flatMap(({ problem }) => problem ?? []))
  return others.length === 0 ? reason : undefined
}

const suspended = <Link to="/staff/queue/suspended">Suspended</Link>

const AfterPass = ({ results }: { results: DiagnosticResult[] }) => {
  const isDown = useIsMailDown()
  if (!results.some(({ test }) => test !== 'data')) return null
  if (isDown)
    return <>The mail server accepts emails again. Those that wait follow at its next try: see {suspended}.</>
  return <>Nothing arrives? Look at {suspended}, then into the spam folder.</>
}

const AfterFailure = ({ failures }: { failures: DiagnosticResult[] }) => {
  const reason = sharedReason(failures)
  return (
    <>
      {reason ?? 'Each test says why.'}{' '}
      {failures.some(({ test }) => test !== 'data') ? (
        <>What waits for the mail server, and when it is tried next, is in {suspended}.</>
      ) : (
        'What is stored differs from your files: the details below say where.'
      )}
    </>
  )
}
