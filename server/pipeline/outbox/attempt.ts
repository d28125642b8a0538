import type { ServedSite, SiteCampaign, SiteCoach } from '../../../engine/campaign/release/release.ts'
import type { Pool } from '../../adapters/postgres.ts'
import type { leads } from '../../db/schema/people.ts'
import type { Clock, Log, Mailer, MailingList, OutgoingMail, WebhookPoster, WithSite } from '../../ports.ts'
import type { SuppressionReason } from '../../db/why-suppressed.ts'
import type { StepResult, Steps } from '../step.ts'
import type { LeasedRun, RunState } from './run.ts'

export type PerformDeps = WithSite & {
  pool: Pool
  clock: Clock
  steps: Steps
  mailer: Mailer
  mailingList?: MailingList
  webhooks?: WebhookPoster
  secret: string
  publicOrigin: string
  log: Log
  onAttempt?: (report: AttemptReport) => void
}

export type AttemptReport = {
  step: string
  provider: string
  state: RunState
  mail: 'confirmation' | 'journey' | 'other' | null
  seconds: number
  waitedSeconds: number
}

export type Attempt = {
  deps: PerformDeps
  run: LeasedRun
  site: ServedSite
  coach: SiteCoach
  markDispatched: () => Promise<void>
  send: (mail: OutgoingMail) => Promise<StepResult>
  signal: AbortSignal
}

export type Person = Pick<typeof leads.$inferSelect, 'id' | 'email' | 'name'> & {
  greeting: string | null
  suppression: SuppressionReason | null
}

export type PersonAttempt = Attempt & { campaign: SiteCampaign; step: Steps[string]; lead: Person }

export const notYet = (detail: string): StepResult => ({
  kind: 'retry',
  publicMessage: 'It could not be done yet.',
  detail,
})

export const cancelled = (publicMessage: string): StepResult => ({ kind: 'cancelled', publicMessage })
