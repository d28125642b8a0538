import { StorageUnavailable } from '../../errors.ts'
import { isNotice } from '../../events/event-notice.ts'
import type { MailResult } from '../../ports.ts'
import { isAskAgain } from '../mail/ask-again.ts'
import { deliver } from '../mail/deliver.ts'
import type { StepResult } from '../step.ts'
import { effectLimits } from '../step.ts'
import { performAskAgain } from './kinds/ask-again.ts'
import { performDigest } from './kinds/digest.ts'
import { performEventNotice } from './kinds/event-notice.ts'
import { performJourneyMail } from './kinds/journey-mail.ts'
import { notYet } from './kinds/kind.ts'
import type { PerformDeps, PersonAttempt } from './kinds/kind.ts'
import { withPerson } from './kinds/person.ts'
import { performStep } from './kinds/step.ts'
import { LeaseLost, markDispatched } from './mark-dispatched.ts'
import { idsOf } from './run.ts'
import type { LeasedRun } from './run.ts'
import { inTime } from './time-limit.ts'
import type { Progress } from './time-limit.ts'

/** Kinds of run that are for one person; the first that applies performs it. */
const kinds: { is: (run: LeasedRun) => boolean; perform: (attempt: PersonAttempt) => Promise<StepResult> }[] =
  [
    { is: isAskAgain, perform: performAskAgain },
    { is: ({ isDrip }) => isDrip, perform: performJourneyMail },
    { is: isNotice, perform: performEventNotice },
    { is: () => true, perform: performStep },
  ]

export type AttemptOptions = {
  /** Mails a second that leave all processes together. */
  perSecond?: number | undefined
  /** What the mail server has answered to other mails meanwhile, where it accepts none: it is then not asked again. */
  refusal?: () => StepResult | undefined
  /** Aborted when this process ends. */
  stop: AbortSignal
}

/** `isAnswered`: the provider is there and works, whatever it said of this effect. */
export type AttemptEnd = { result: StepResult; isAnswered: boolean }

/** Makes one attempt of a leased row, within its time limit. Never rejects. */
export const attempt = async (
  deps: PerformDeps,
  run: LeasedRun,
  { perSecond, refusal, stop }: AttemptOptions,
): Promise<AttemptEnd> => {
  const progress: Progress = { mayHaveLeft: false }
  const mark = async () => {
    await markDispatched(deps.pool, run)
    progress.mayHaveLeft = true
    run.handovers += 1
  }
  const perform = async (signal: AbortSignal): Promise<StepResult> => {
    const site = deps.site()
    const coach = site.coaches[run.coach]
    if (!coach) return notYet('This coach is not in the live release.')
    const send = async (mail: Parameters<typeof deliver>[1]) =>
      refusal?.() ??
      asStepResult(await deliver({ ...deps, perSecond }, mail, { signal, progress, markDispatched: mark }))
    const given = { deps, run, site, coach, markDispatched: mark, send, signal }
    if (run.leadId === null) return performDigest(given)
    const ready = await withPerson(given)
    if ('kind' in ready) return ready
    return kinds.find(({ is }) => is(run))?.perform(ready) ?? notYet('No kind of run applies.')
  }
  const { timeout } = effectLimits(run.config)
  const result = await inTime(perform, timeout, stop, progress).catch((error: unknown) => {
    const isExpected = error instanceof LeaseLost || error instanceof StorageUnavailable
    if (!isExpected) deps.log.error({ ...idsOf(run), err: error }, 'A step threw an error.')
    return broken(error, progress)
  })
  return { result, isAnswered: isAnswer(run, result, progress) }
}

const isAnswer = ({ provider }: LeasedRun, result: StepResult, progress: Progress): boolean => {
  if (progress.isAnswered !== undefined) return progress.isAnswered
  if (result.kind === 'retry') return progress.mayHaveLeft && !result.unreachable && !result.fault
  return result.kind === 'done' || (result.kind === 'failed' && (progress.mayHaveLeft || provider !== 'mail'))
}

const broken = (error: unknown, { mayHaveLeft }: Progress): StepResult => ({
  kind: mayHaveLeft ? 'in_doubt' : 'retry',
  publicMessage: 'It could not be done yet.',
  detail: error instanceof Error ? error.name : 'unknown',
  ...(!mayHaveLeft && { unreachable: error instanceof StorageUnavailable }),
})

const asStepResult = (result: MailResult): StepResult => {
  if (result.kind === 'sent') return { kind: 'done' }
  if (result.kind !== 'refused') return result
  const { publicMessage, detail, suppress } = result
  return { kind: 'failed', publicMessage, detail, suppressAddress: suppress }
}
