import type { LeasedRun, RunEnd, RunState } from './run.ts'

/** What measuring may know of one attempt of an outside effect. */
export type AttemptReport = {
  step: string
  provider: string
  /** State that it left the row in; pending: it is tried again. */
  state: RunState
  /** Which kind of mail it was; null where it was none. */
  mail: 'confirmation' | 'journey' | 'other' | null
  /** How long the attempt took. */
  seconds: number
  /** Business time since the effect was to leave. */
  waitedSeconds: number
}

export const reportOf = (
  run: LeasedRun,
  end: RunEnd,
  { seconds, now }: { seconds: number; now: Date },
): AttemptReport => ({
  step: run.step,
  provider: run.provider,
  state: end.state,
  mail: kindOfMail(run),
  seconds,
  waitedSeconds: Math.max(0, (now.getTime() - run.firstDueAt.getTime()) / 1000),
})

const kindOfMail = ({ email, isDrip, provider }: LeasedRun): AttemptReport['mail'] => {
  if (email !== null) return isDrip ? 'journey' : 'confirmation'
  return provider === 'mail' ? 'other' : null
}
