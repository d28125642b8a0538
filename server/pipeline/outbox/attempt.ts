import type { ServedSite } from '../../../engine/campaign/release/release.ts'
import type { Pool } from '../../adapters/postgres.ts'
import type { Clock, Log, Mailer, MailResult, MailingList, WebhookPoster } from '../../ports.ts'
import { againTokenOf, isAskAgain } from '../mail/ask-again.ts'
import type { AttemptReport } from './attempt-report.ts'
import { composeCoachMail } from '../mail/coach-mail.ts'
import { composeMail } from '../mail/compose-mail.ts'
import { digestText } from '../mail/digest.ts'
import { withoutMail } from '../mail/mail-not-in-release.ts'
import { effectLimits } from '../accept/effect-limits.ts'
import { LeaseLost, handOver } from './mark-dispatched.ts'
import { whyTooLate } from '../journeys/journey-mail.ts'
import { leadOf, submissionOf } from './run-facts.ts'
import { isNotice, sendNotice } from '../../events/event-notice.ts'
import type { NoticeParts } from '../../events/event-notice.ts'
import { ensureSeatToken } from '../../events/ensure-seat-token.ts'
import type { LeasedRun } from './run.ts'
import type { PerformContext, StepResult, Steps } from '../step.ts'
import { inTime } from './time-limit.ts'
import type { Progress } from './time-limit.ts'

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
  /** Told of every attempt that was written down; for measurements. */
  onAttempt?: (report: AttemptReport) => void
}

/** One try of an effect, within its step's time limit. `handedOver` tells whether it may have left when this throws. */
export const attempt = async (
  deps: PerformDeps,
  run: LeasedRun,
  stop: AbortSignal,
  handedOver: Progress,
): Promise<StepResult> => {
  const site = deps.site()
  const campaign = site.campaigns[run.campaign]
  const coach = site.coaches[run.coach]
  const step = deps.steps[run.step]
  const { config, id: effectId } = run
  const { clock, publicOrigin, secret } = deps
  const markHandedOver = async () => {
    await handOver(deps.pool, run)
    handedOver.yes = true
    run.handovers += 1
  }
  if (run.leadId === null && coach)
    return inTime(
      (signal) => sendDigest(deps, { coach, effectId, beforeBody: markHandedOver, signal }),
      10,
      stop,
      handedOver,
    )
  // While releases are rolled out, a process may meet rows of one that it does not know yet.
  if (!campaign || !coach || !step) return notYet('This campaign or step is not in the live release.')
  if (run.email !== null && !campaign.mails) return notYet('The mails of this campaign are switched off.')
  const lead = await leadOf(deps.pool, run)
  if (!lead) throw new LeaseLost('The lead is gone.')
  if (run.email === null && lead.hasLeft && step.stopsWithUnsubscribe(run.config))
    return { kind: 'cancelled', publicMessage: 'The person has unsubscribed from this coach.' }
  const tooLate = run.isDrip ? await whyTooLate(deps.pool, run, campaign, clock.now()) : null
  if (tooLate !== null) return { kind: 'cancelled', publicMessage: tooLate }
  const submission = run.email === null ? await submissionOf(deps.pool, run) : null

  const perform = (signal: AbortSignal): Promise<StepResult> => {
    const send = async (id: string, nameFallback: string, more?: NoticeParts): Promise<StepResult> => {
      const email = site.emails[id]
      if (!email) return withoutMail(run, id, clock.now())
      await ensureSeatToken(deps, { email, campaign, lead })
      const againToken = isAskAgain(run) ? await againTokenOf(deps.pool, run) : undefined
      if (againToken === null) return { kind: 'cancelled', publicMessage: 'There is nothing left to ask.' }
      const filling = { email, campaign, coach, lead, nameFallback, effectId, publicOrigin, secret }
      const mail = composed({ ...filling, ...(more && { more }), ...(againToken && { againToken }) })
      if (!mail) return hopeless('The e-mail could not be filled.')
      return toStepResult(await deps.mailer.send(mail, { beforeBody: markHandedOver, signal }))
    }
    const sendEmail: PerformContext<unknown>['sendEmail'] = (fileStem, { nameFallback }) =>
      send(`${coach.slug}/${fileStem}`, nameFallback)
    if (run.isDrip && run.email) return send(run.email, 'there')
    if (isNotice(run))
      return sendNotice(deps.pool, run, campaign.event, (email, more) => send(email, 'there', more))
    const context: PerformContext<unknown> = {
      config,
      campaign,
      coach,
      lead,
      submission,
      mailingList: deps.mailingList ?? null,
      webhooks: deps.webhooks ?? null,
      sendToCoach: (mail) =>
        sendToCoach(deps, { ...mail, coach, effectId, beforeBody: markHandedOver, signal }),
      effectId,
      sendEmail,
      clock,
      markHandedOver,
      signal,
    }
    return (
      step.perform?.(context) ?? Promise.resolve(notYet('This step has nothing to do in the live release.'))
    )
  }
  return inTime(perform, effectLimits(config, step.timeoutSeconds).timeout, stop, handedOver)
}

type ToCoach = Pick<Parameters<typeof composeCoachMail>[0], 'coach' | 'effectId'> & {
  beforeBody: () => Promise<void>
  signal: AbortSignal
}

/** What came in for a coach; it belongs to no single campaign or person. */
const sendDigest = async (deps: PerformDeps, to: ToCoach): Promise<StepResult> => {
  const text = await digestText(deps.pool, { runId: to.effectId, coach: to.coach, site: deps.site() })
  if (!text) return { kind: 'cancelled', publicMessage: 'All that it would tell has been erased.' }
  return sendToCoach(deps, { ...to, ...text })
}

/** A coach whose address is refused is not a reader who has to be left alone. */
const sendToCoach = async (
  deps: PerformDeps,
  { beforeBody, signal, ...mail }: ToCoach & Parameters<typeof composeCoachMail>[0],
): Promise<StepResult> => {
  const result = toStepResult(await deps.mailer.send(composeCoachMail(mail), { beforeBody, signal }))
  return result.kind === 'failed' ? { ...result, suppressAddress: false } : result
}

const composed = (mail: Parameters<typeof composeMail>[0]) => {
  try {
    return composeMail(mail)
  } catch {
    return null
  }
}

const notYet = (detail: string): StepResult => ({
  kind: 'retry',
  publicMessage: 'It could not be done yet.',
  detail,
})
const hopeless = (detail: string): StepResult => ({
  kind: 'failed',
  publicMessage: 'It could not be done.',
  detail,
})

const toStepResult = (result: MailResult): StepResult => {
  if (result.kind === 'sent') return { kind: 'done' }
  if (result.kind !== 'refused') return result
  const { publicMessage, detail, suppress } = result
  return { kind: 'failed', publicMessage, detail, suppressAddress: suppress }
}
