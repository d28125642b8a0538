import type { StepSummary } from '../../campaign/release/view.ts'
import { staffWords } from '../../words/en.ts'
import { stepWords } from '../../words/step-words.ts'
import { Moment, Table } from './table.tsx'

type Props = { submission: string; steps: StepSummary[]; mayAct: boolean }

export const Steps = ({ submission, steps, mayAct }: Props) => (
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
      <State key="state" submission={mayAct ? submission : null} step={step} />,
      step.attempts,
      <Moment key="changed" at={step.changedAt} />,
      step.nextAttemptAt === null ? staffWords.none : <Moment key="next" at={step.nextAttemptAt} />,
      step.lastError ?? staffWords.none,
    ])}
  />
)

/** `submission`: null for those who only read. */
const State = ({ submission, step }: { submission: string | null; step: StepSummary }) => (
  <>
    {stepWords.states[step.state] ?? step.state}
    {submission !== null && step.canTryAgain && (
      <form method="post" action={`/staff/submissions/${submission}/steps/${step.id}/try-again`}>
        <button className="btn mt-2" type="submit">
          {stepWords.tryAgain}
        </button>
      </form>
    )}
  </>
)
