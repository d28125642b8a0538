import type { StepSummary } from '../../campaign/release/view.ts'
import { staffWords } from '../../words/en.ts'
import { stepWords } from '../../words/step-words.ts'
import { Moment, Table } from './table.tsx'

export const Steps = ({ submission, steps }: { submission: string; steps: StepSummary[] }) => (
  <Table
    label={staffWords.steps}
    head={[
      staffWords.step,
      stepWords.provider,
      staffWords.state,
      staffWords.attempts,
      stepWords.changed,
      staffWords.nextAttempt,
      staffWords.lastError,
    ]}
    rows={steps.map((step) => [
      step.email ?? step.step,
      step.provider,
      <State key="state" submission={submission} step={step} />,
      step.attempts,
      <Moment key="changed" at={step.changedAt} />,
      step.nextAttemptAt === null ? staffWords.none : <Moment key="next" at={step.nextAttemptAt} />,
      step.lastError ?? staffWords.none,
    ])}
  />
)

const State = ({ submission, step }: { submission: string; step: StepSummary }) => (
  <>
    {stepWords.states[step.state] ?? step.state}
    {step.canTryAgain && (
      <form method="post" action={`/staff/submissions/${submission}/steps/${step.id}/try-again`}>
        <button className="btn mt-2" type="submit">
          {stepWords.tryAgain}
        </button>
      </form>
    )}
  </>
)
