import type { Words } from '../../engine/words/words.ts'
import type { FormValues } from '../../engine/campaign/form/form-values.ts'
import type { SiteCampaign, SiteCoach } from '../../engine/campaign/release/release.ts'
import type { AnyStepDefinition } from '../../engine/campaign/steps/contract/define-step.ts'
import type { CallResult, Clock, MailingList, WebhookPoster } from '../ports.ts'
import { EffectConfig } from '../../engine/campaign/steps/contract/effect-keys.ts'

/**
 * What a step adds to the submission's transaction. Calls only note it; everything is then written in one commit, or not
 * at all.
 */
export interface Recorder {
  saveLead(lead: { source: string; metadata: Record<string, string> }): void
  /** Needs a lead. The submission is refused whole when no seat is left. */
  takeSeat(seat: { duplicates: 'tell' | 'hide' }): void
  /** Needs a lead, and does nothing where it has a journey already. */
  startJourney(journey: { firstMailDueAt: Date }): void
  addToDigest(): void
}

export type RecordContext<Config> = {
  config: Config
  campaign: SiteCampaign
  values: FormValues
  now: Date
  recorder: Recorder
}

export type CoachMail = {
  subject: string
  /** Of its words; English by default. */
  lang?: SiteCampaign['lang']
  lines: string[]
  replyTo?: string
}

/** Nothing here reaches the database except `markDispatched` and the result. */
export type PerformContext<Config> = {
  config: Config
  campaign: SiteCampaign
  coach: SiteCoach
  /** `greeting`: null where the name could carry a stranger's message. */
  lead: { id: string; email: string; name: string | null; greeting: string | null }
  /** Stable over all attempts: the provider's idempotency key. */
  effectId: string
  /** Null where it was erased, or there was none. */
  submission: {
    id: string
    values: Record<string, unknown>
    attribution: Record<string, string>
    /** Where the visit came from, such as "instagram/reels" or "direct"; null where it was not recorded. */
    source?: string | null
    /** The campaign's named link that the visit came by. */
    link?: string | null
    createdAt: Date
  } | null
  mailingList: MailingList | null
  webhooks: WebhookPoster | null
  /** In the language of the campaign. */
  words: Words
  sendToCoach: (mail: CoachMail) => Promise<StepResult>
  /** Sends the email that the definition names, with unsubscribe headers and a stable Message-ID. */
  sendEmail: (words?: { nameFallback?: string | undefined }) => Promise<StepResult>
  clock: Clock
  /** Await it right before the effect may leave this process: from then on a crash leaves it in doubt. */
  markDispatched: () => Promise<void>
  /** Aborted when the attempt's time is over. */
  signal: AbortSignal
}

export type StepResult =
  | { kind: 'done' }
  | { kind: 'failed'; publicMessage: string; detail: string; suppressAddress?: boolean }
  | Extract<CallResult, { kind: 'retry' }>
  | { kind: 'in_doubt'; publicMessage: string; detail: string }
  | { kind: 'cancelled'; publicMessage: string }

export type Handler<Config> = {
  /** Such as "mail" (the default) or "webhook:hooks.example.com"; limits and breakers use it. */
  provider?: (config: Config) => string
  /** Notes rows for the submission's transaction. */
  record?: (context: RecordContext<Config>) => void
  /** Acts outside the database, after commit, at least once. */
  perform?: (context: PerformContext<Config>) => Promise<StepResult>
  /** A repeated submission within these hours attaches to the existing effect. */
  onceInHours?: number
  /** Whether this entry acts outside the database. Default: whenever there is a `perform`. */
  acts?: (config: Config) => boolean
  /** Whether it is cancelled for a person who has unsubscribed from the coach, as every email is. */
  stopsWithUnsubscribe?: (config: Config) => boolean
}

type Definition<Config> = Pick<AnyStepDefinition, 'name' | 'email'> & { parse: (entry: unknown) => Config }

/** Defines what a step does at run time: one file in server/steps, named like its definition in engine/campaign/steps. */
export const defineHandler = <Config>(
  { name, email, parse }: Definition<Config>,
  handler: Handler<Config>,
) => {
  const { record, perform, provider, acts, stopsWithUnsubscribe } = handler
  return {
    name,
    /** The email that `perform` sends: its effect counts as a mail (suppressions, delivery log). */
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

/** Defaults where another release wrote the entry differently. */
export const effectLimits = (config: unknown) => EffectConfig.safeParse(config).data ?? EffectConfig.parse({})

/** Until the operator sets the key. */
export const noMailingList = {
  kind: 'retry',
  publicMessage: 'The mailing list is not set up: MAILCHIMP_API_KEY is missing.',
  detail: 'MAILCHIMP_API_KEY is missing',
  unreachable: true,
  fault: 'credentials',
} as const
