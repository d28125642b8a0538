import { z } from 'zod'
import type { SiteCampaign, SiteCoach } from '../../engine/campaign/release/release.ts'
import type { FormValues } from '../../engine/campaign/form/form-values.ts'
import type { CallResult, Clock, MailingList, WebhookPoster } from '../ports.ts'

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
  /** Puts the submission on the coach's next daily digest. */
  addToDigest(): void
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
  /** `greeting`: the name where it is one, null where it could carry a stranger's message. */
  lead: { id: string; email: string; name: string | null; greeting: string | null }
  /** Stable for this effect over all attempts; use it as the provider's idempotency key. */
  effectId: string
  /** The submission that led here, as it was judged; null where it is gone or there was none. */
  submission: {
    id: string
    values: Record<string, unknown>
    attribution: Record<string, string>
    createdAt: Date
  } | null
  /** Null while no mailing list is set up. */
  mailingList: MailingList | null
  webhooks: WebhookPoster | null
  /** Sends a short plain mail to the coach's own address. */
  sendToCoach: (mail: { subject: string; lines: string[]; replyTo: string }) => Promise<StepResult>
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
  | Extract<CallResult, { kind: 'retry' }>
  | { kind: 'in_doubt'; publicMessage: string; detail: string }
  /** No longer wanted: nothing left, and nothing will. */
  | { kind: 'cancelled'; publicMessage: string }

export type OnError = 'error' | 'partial' | 'logged'
export type WhenLate = 'partial' | 'error'

/** Keys that every step with an outside effect shares, to be spread into its configuration. */
export const effectKeys = {
  onError: z
    .enum(['error', 'partial', 'logged'])
    .default('logged')
    .describe(
      'What the visitor sees when it fails. error: the form\'s error; partial: "registered, the e-mail may be delayed"; logged: success, and staff see it.',
    ),
  wait: z
    .number()
    .int()
    .min(0)
    .max(30)
    .default(2)
    .describe('Seconds the answer may wait for it. It goes on trying afterwards. No effect with "logged".'),
  late: z
    .enum(['partial', 'error'])
    .default('partial')
    .describe(
      'What the visitor reads when `wait` ends before it is done. partial: success, "may be delayed"; error: the form\'s error, with "Function call timed out after N seconds" for {message}. It goes on trying either way.',
    ),
  timeout: z.number().int().min(1).max(30).default(10).describe('Seconds that one attempt may take.'),
  attempts: z
    .number()
    .int()
    .min(1)
    .max(50)
    .optional()
    .describe('Attempts after which it has failed. Default: as many as fit into five days.'),
  retry: z
    .array(z.number().int().min(1).max(1440))
    .min(1)
    .max(20)
    .default([1, 5, 30, 120, 300, 600])
    .describe('Minutes between attempts after "not now"; the last one repeats, for five days at most.'),
}
export type EffectConfig = z.infer<z.ZodObject<typeof effectKeys>>

/** What a submission has once a step has run; the order of a pipeline is checked by it. */
export type Fact = 'lead' | 'seat' | 'journey'

export type Step<Config> = {
  name: string
  /** Judges the step's entry in a campaign file; strict, with descriptions. */
  config: z.ZodType<Config>
  /** Facts that earlier steps must have given. */
  needs?: Fact[]
  /** Facts that later steps may rely on. */
  gives?: Fact[]
  /** Receiver of its effect, such as "mail" (the default) or "webhook:hooks.example.com"; limits and breakers go by it. */
  provider?: (config: Config) => string
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
  /** Whether this entry acts outside the database at all. Default: whenever the step has a `perform`. */
  acts?: (config: Config) => boolean
  /** Whether it is called off once the person has unsubscribed from the coach, as every e-mail is. */
  stopsWithUnsubscribe?: (config: Config) => boolean
  /** Longest time one attempt may take where its entry has no `timeout`, seconds (default 10). The lease is longer. */
  timeoutSeconds?: number
}

/**
 * Declares a step: one file in server/steps, one entry kind in campaign files. Closes it over its configuration, so that
 * steps of all kinds lie in one list and each judges its own entry before it sees it.
 */
export const defineStep = <Config>(step: Step<Config>) => {
  const { record, perform, email, config, provider, acts, stopsWithUnsubscribe } = step
  const { needs = [], gives = [] } = step
  // The build reads them from the schema: it knows no step by name.
  const validated: z.ZodType = config.meta({ ...config.meta(), needs, gives })
  return {
    name: step.name,
    config: validated,
    needs,
    gives,
    provider: (entry: unknown) => provider?.(config.parse(entry)) ?? 'mail',
    acts: (entry: unknown) => perform !== undefined && (acts?.(config.parse(entry)) ?? true),
    stopsWithUnsubscribe: (entry: unknown) =>
      email !== undefined || (stopsWithUnsubscribe?.(config.parse(entry)) ?? false),
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
