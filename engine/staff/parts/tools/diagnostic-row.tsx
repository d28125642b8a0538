import type { Diagnostic, DiagnosticResult } from '../../../campaign/staff/tools.ts'
import { Badge } from '../badge.tsx'
import { Button } from '../button.tsx'

export const titles: Record<Diagnostic, string> = {
  data: 'Campaign data',
  http: 'Direct HTTP test',
  client: 'Client test',
  function: 'Test function',
}

const whats: Record<Diagnostic, string> = {
  data: 'Are campaigns, journeys and pages stored as they should be?',
  http: 'Asks the server for the welcome email, as another program would.',
  client: 'Asks for it again, and shows the answer as a page sees it.',
  function: 'Asks the server to check its own welcome email.',
}

const presses: Record<Diagnostic, string> = { ...titles, data: 'Check campaign data' }

type Props = { test: Diagnostic; result: DiagnosticResult | undefined; isBusy: boolean; onRun: () => void }

/** One test, how it ended, and what it was answered. */
export const DiagnosticRow = ({ test, result, isBusy, onRun }: Props) => (
  <section aria-labelledby={`test-${test}`} className="tool">
    <h2 id={`test-${test}`} className="sr-only">
      {titles[test]}
    </h2>
    <div className="tool-test">
      <Button busy={isBusy} onClick={onRun}>
        {presses[test]}
      </Button>
      <p className="text-soft">{whats[test]}</p>
      {result && (
        <Badge tone={result.problem === null ? 'good' : 'bad'}>
          {result.problem === null ? 'passed' : 'failed'}
        </Badge>
      )}
    </div>
    {result && (
      <details className="technical" open={result.problem !== null}>
        <summary>Details</summary>
        <pre className="answer">{result.answer}</pre>
      </details>
    )}
  </section>
)
