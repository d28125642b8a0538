import type { FormValues } from '../../engine/campaign/form/form-values.ts'
import type { SiteCampaign, SiteCoach } from '../../engine/campaign/release/release.ts'
import type { AnyStepDefinition } from '../../engine/campaign/steps/contract/define-step.ts'
import type { CallResult, Clock, MailingList, WebhookPoster } from '../ports.ts'
import { EffectConfig } from '../../engine/campaign/steps/contract/effect-keys.ts'

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

/** What an outside effect may use. Nothing here reaches the database but through `markDispatched` and the result. */
export type PerformContext<Config> = {
  config: Config
  campaign: SiteCampaign
  coach: SiteCoach
  /** `greeting`: the name where it is one, null where it could carry a stranger's message. */
  lead: { id: string; email: string; name: string | null; greeting: string | null }
  /** Stable for this effect over all attempts; use it as the provider's idempotency key. */
  effectId: string
  /** The submission that led here, as it was validated; null where it is gone or there was none. */
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
  markDispatched: () => Promise<void>
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

export type Handler<Config> = {
  /** Provider of its effect, such as "mail" (the default) or "webhook:hooks.example.com"; limits and breakers go by it. */
  provider?: (config: Config) => string
  /** Notes rows for the submission's transaction. */
  record?: (context: RecordContext<Config>) => void
  /** Acts outside the database, after commit, at least once. */
  perform?: (context: PerformContext<Config>) => Promise<StepResult>
  /** Done at most once per lead in this many hours: a repeated submission attaches to the existing effect. */
  onceInHours?: number
  /** Whether this entry acts outside the database at all. Default: whenever the step has a `perform`. */
  acts?: (config: Config) => boolean
  /** Whether it is called off once the person has unsubscribed from the coach, as every e-mail is. */
  stopsWithUnsubscribe?: (config: Config) => boolean
}

type Definition<Config> = Pick<AnyStepDefinition, 'name' | 'email'> & { parse: (entry: unknown) => Config }

/**
 * Defines what a step does at run time: one file in server/steps, named like its definition in engine/campaign/steps.
 * Closes it over the definition's settings, so that handlers of all kinds lie in one list.
 */
export const defineHandler = <Config>(
  { name, email, parse }: Definition<Config>,
  handler: Handler<Config>,
) => {
  const { record, perform, provider, acts, stopsWithUnsubscribe } = handler
  return {
    name,
    /** Name of the e-mail that `perform` sends: its effect counts as a mail (suppressions, delivery log). */
    email,
    provider: (entry: unknown) => provider?.(parse(entry)) ?? 'mail',
    acts: (entry: unknown) => perform !== undefined && (acts?.(parse(entry)) ?? true),
    stopsWithUnsubscribe: (entry: unknown) =>
      email !== undefined || (stopsWithUnsubscribe?.(parse(entry)) ?? false),
    onceInHours: handler.onceInHours ?? 0,
    record:
      record && ((context: RecordContext<unknown>) => record({ ...context, config: parse(context.config) })),
    perform:
      perform &&
      ((context: PerformContext<unknown>) => perform({ ...context, config: parse(context.config) })),
  }
}

export type AnyHandler = ReturnType<typeof defineHandler>

export type Steps = Record<string, AnyHandler>

/** What a row's entry says of its attempts; the defaults where an entry of another release says it differently. */
export const effectLimits = (config: unknown) => EffectConfig.safeParse(config).data ?? EffectConfig.parse({})
