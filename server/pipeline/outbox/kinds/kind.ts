import type { ServedSite, SiteCampaign, SiteCoach } from '../../../../engine/campaign/release/release.ts'
import type { Pool } from '../../../adapters/postgres.ts'
import type { Clock, Log, Mailer, MailingList, OutgoingMail, WebhookPoster } from '../../../ports.ts'
import type { AnyStep, StepResult, Steps } from '../../step.ts'
import type { AttemptReport } from '../record.ts'
import type { LeasedRun } from '../run.ts'
import type { Person } from './person.ts'

export type PerformDeps = {
  pool: Pool
  clock: Clock
  steps: Steps
  site: () => ServedSite
  mailer: Mailer
  mailingList?: MailingList
  webhooks?: WebhookPoster
  secret: string
  publicOrigin: string
  log: Log
  /** Called with every attempt that was recorded; for measurements. */
  onAttempt?: (report: AttemptReport) => void
}

/** One attempt of an outbox row, and what it may use. */
export type Attempt = {
  deps: PerformDeps
  run: LeasedRun
  site: ServedSite
  coach: SiteCoach
  /** Call and await before the effect may leave this process. */
  markDispatched: () => Promise<void>
  /** Sends one mail; it is marked as dispatched before its body leaves. */
  send: (mail: OutgoingMail) => Promise<StepResult>
  /** Aborted when the attempt's time is over. */
  signal: AbortSignal
}

/** An attempt for one person, whose campaign and step are in the live release. */
export type PersonAttempt = Attempt & { campaign: SiteCampaign; step: AnyStep; lead: Person }

export const notYet = (detail: string): StepResult => ({
  kind: 'retry',
  publicMessage: 'It could not be done yet.',
  detail,
})

export const cancelled = (publicMessage: string): StepResult => ({ kind: 'cancelled', publicMessage })
