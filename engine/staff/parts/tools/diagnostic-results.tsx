import type { Diagnostic, DiagnosticResult } from '../../../campaign/staff/tools.ts'
import { Badge } from '../badge.tsx'

export const titles: Record<Diagnostic, string> = {
  http: 'Direct HTTP test',
  client: 'Client test',
  function: 'Test function',
  data: 'Campaign data',
}

export const DiagnosticResults = ({ results }: { results: DiagnosticResult[] }) => (
  <div className="grid gap-6">
    {results.map(({ test, answer, problem }) => (
      <section key={test} aria-labelledby={`test-${test}`}>
        <div className="mb-2 flex items-center gap-3">
          <h2 id={`test-${test}`} className="title-2">
            {titles[test]}
          </h2>
          <Badge tone={problem === null ? 'good' : 'bad'}>{problem === null ? 'passed' : 'failed'}</Badge>
        </div>
        <pre className="panel mail-text max-w-none">{answer}</pre>
      </section>
    ))}
  </div>
)
