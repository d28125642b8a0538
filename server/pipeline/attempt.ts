import type { Site } from '../../engine/campaign/release.ts'
import type { Pool } from '../adapters/postgres.ts'
import type { Clock, Log, Mailer, MailResult } from '../ports.ts'
import { prepared } from '../db/prepared.ts'
import { composeMail } from './compose-mail.ts'
import { NotOursToSend, handOver } from './hand-over.ts'
import type { HeldRun } from './run.ts'
import type { PerformContext, StepResult, Steps } from './step.ts'

export type PerformDeps = {
  pool: Pool
  clock: Clock
  steps: Steps
  site: () => Site
  mailer: Mailer
  secret: string
  publicOrigin: string
  log: Log
}

/** One try of an effect, within its step's time limit. `handedOver` tells whether it may have left when this throws. */
export const attempt = async (
  deps: PerformDeps,
  run: HeldRun,
  stop: AbortSignal,
  handedOver: { yes: boolean },
): Promise<StepResult> => {
  const site = deps.site()
  const campaign = site.campaigns[run.campaign]
  const coach = site.coaches[run.coach]
  const step = deps.steps[run.step]
  // While releases are rolled out, a process may meet rows of one that it does not know yet.
  if (!campaign || !coach || !step) return notYet('This campaign or step is not in the live release.')
  if (run.email !== null && !campaign.mails) return notYet('The mails of this campaign are switched off.')
  const lead = await leadOf(deps.pool, run)
  if (!lead) throw new NotOursToSend('The lead is gone.')

  const { config, id: effectId } = run
  const { clock, publicOrigin, secret } = deps
  const markHandedOver = async () => {
    await handOver(deps.pool, run)
    handedOver.yes = true
    run.handovers += 1
  }
  const perform = (signal: AbortSignal): Promise<StepResult> => {
    const sendEmail: PerformContext<unknown>['sendEmail'] = async (fileStem, { nameFallback }) => {
      const email = site.emails[`${coach.slug}/${fileStem}`]
      if (!email) return notYet('This e-mail is not in the live release.')
      const mail = composed({ email, campaign, coach, lead, nameFallback, effectId, publicOrigin, secret })
      if (!mail) return hopeless('The e-mail could not be filled.')
      return toStepResult(await deps.mailer.send(mail, { beforeBody: markHandedOver, signal }))
    }
    if (run.isDrip && run.email) return sendEmail(stemOf(run.email), { nameFallback: 'there' })
    const context = { config, campaign, coach, lead, effectId, sendEmail, clock, markHandedOver, signal }
    return (
      step.perform?.(context) ?? Promise.resolve(notYet('This step has nothing to do in the live release.'))
    )
  }
  return inTime(perform, step.timeoutSeconds, stop)
}

/** Throws when the step goes on for a second after it was told to give up. */
const inTime = async (
  perform: (signal: AbortSignal) => Promise<StepResult>,
  seconds: number,
  stop: AbortSignal,
): Promise<StepResult> => {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), seconds * 1000)
  const deaf = Promise.withResolvers<never>()
  const grace = setTimeout(
    () => deaf.reject(new Error('The step did not end in time.')),
    (seconds + 1) * 1000,
  )
  try {
    return await Promise.race([perform(AbortSignal.any([stop, limit.signal])), deaf.promise])
  } finally {
    clearTimeout(timer)
    clearTimeout(grace)
  }
}

const leadOf = async (pool: Pool, run: HeldRun) => {
  const { rows } = await pool.query<{ id: string; email: string; name: string | null }>(
    prepared('lead-of-run', 'select id, email, name from leads where id = $1'),
    [run.leadId],
  )
  return rows[0]
}

const composed = (mail: Parameters<typeof composeMail>[0]) => {
  try {
    return composeMail(mail)
  } catch {
    return null
  }
}

const stemOf = (email: string) => email.slice(email.indexOf('/') + 1)

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
