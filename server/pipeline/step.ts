import type { z } from 'zod'
import type { SiteCampaign, SiteCoach } from '../../engine/campaign/release.ts'
import type { FormValues } from '../../engine/campaign/form-values.ts'
import type { Clock } from '../ports.ts'

/**
 * What a step adds to the submission's transaction. Calls only note what is wanted; everything that was noted is then
 * written in one commit, or not at all.
 */
export interface Recorder {
  /** Creates or refreshes the lead of this campaign and address. */
  saveLead(lead: { source: string; metadata: Record<string, string> }): void
  /** Takes a seat at the campaign's event. Needs a lead. The submission is refused whole when there is none left. */
  takeSeat(seat: { duplicates: 'tell' | 'hide' }): void
  /** Starts the drip journey of this lead unless it has one. Needs a lead. */
  startJourney(journey: { firstMailDueAt: Date }): void
}

export type RecordContext<Config> = {
  config: Config
  campaign: SiteCampaign
  values: FormValues
  now: Date
  recorder: Recorder
}

/** What an outside effect may use. Nothing here reaches the database but through `markHandedOver` and the result. */
export type PerformContext<Config> = {
  config: Config
  campaign: SiteCampaign
  coach: SiteCoach
  lead: { id: string; email: string; name: string | null }
  /** Stable for this effect over all attempts; use it as the provider's idempotency key. */
  effectId: string
  /** Sends a compiled e-mail of this coach to the lead, unsubscribe headers and stable Message-ID included. */
  sendEmail: (fileStem: string, options: { nameFallback: string }) => Promise<StepResult>
  clock: Clock
  /** Call (and await) right before the effect may leave this process: from then on a crash leaves it in doubt. */
  markHandedOver: () => Promise<void>
  /** Aborted when the attempt's time is over: give up and answer. */
  signal: AbortSignal
}

export type StepResult =
  | { kind: 'done' }
  | { kind: 'failed'; publicMessage: string; detail: string; suppressAddress?: boolean }
  /** `unreachable`: the receiver was never spoken to; tried again sooner, and not counted against the effect. */
  | { kind: 'retry'; publicMessage: string; detail: string; unreachable?: boolean }
  | { kind: 'in_doubt'; publicMessage: string; detail: string }

export type OnError = 'error' | 'partial' | 'logged'

/** Keys that every step with an outside effect shares. */
export type EffectConfig = { onError: OnError; wait: number }

export type Step<Config> = {
  name: string
  /** Judges the step's entry in a campaign file; strict, with descriptions. */
  config: z.ZodType<Config>
  /** Notes rows for the submission's transaction. */
  record?: (context: RecordContext<Config>) => void
  /** Acts outside the database, after commit, at least once. */
  perform?: (context: PerformContext<Config>) => Promise<StepResult>
  /**
   * File stem of the e-mail that `perform` sends. It then counts as a mail (suppressions, delivery log), and as the
   * journey's own where the sequence lists the same e-mail.
   */
  email?: (config: Config) => string
  /** Done at most once per lead in this many hours: a repeated submission attaches to the effect that is there. */
  onceInHours?: number
  /** Longest time one attempt may take, seconds (default 10). The lease is longer. */
  timeoutSeconds?: number
}

/**
 * Declares a step: one file in server/steps, one entry kind in campaign files. Closes it over its configuration, so that
 * steps of all kinds lie in one list and each judges its own entry before it sees it.
 */
export const defineStep = <Config>(step: Step<Config>) => {
  const { record, perform, email, config } = step
  const judged: z.ZodType = config
  return {
    name: step.name,
    config: judged,
    onceInHours: step.onceInHours ?? 0,
    timeoutSeconds: step.timeoutSeconds ?? 10,
    email: email && ((entry: unknown) => email(config.parse(entry))),
    record:
      record &&
      ((context: RecordContext<unknown>) => record({ ...context, config: config.parse(context.config) })),
    perform:
      perform &&
      ((context: PerformContext<unknown>) => perform({ ...context, config: config.parse(context.config) })),
  }
}

/** A declared step, whatever its configuration is. */
export type AnyStep = ReturnType<typeof defineStep>

/** Steps by the name they have in a pipeline. */
export type Steps = Record<string, AnyStep>
