import type { ResendMail } from '../../../engine/campaign/staff/person-commands.ts'
import { askAgainStem } from '../../../engine/campaign/mail/own-mails.ts'
import { storeEffects } from '../../pipeline/accept/store-effects.ts'
import type { PlannedEffect } from '../../pipeline/accept/plan.ts'
import { mostConfirmations } from '../../subscriptions/mail-cap.ts'
import { whySuppressed } from '../../db/why-suppressed.ts'
import { leadIds, type Person } from '../person/person.ts'
import { audit } from './audit.ts'
import { done, nothingToDo, refusal, type Command, type Context } from './command.ts'
import { suppressionOf } from './resume-journey.ts'
import { timeInWords } from './time-in-words.ts'

type Sent = {
  leadId: string
  submissionId: string | null
  campaign: string
  campaignId: string
  isOn: boolean
  step: string
  key: string
  config: Record<string, unknown>
  email: string
}

/** Enqueues a mail of a step again, within what one address may get in a day. */
export const resendMail: Command<ResendMail> = async (context, person, { run }) => {
  const { client, now } = context
  const mail = await mailOf(context, person, run)
  const why = await suppressionOf(context, person)
  if (why) return nothingToDo(`Nothing is sent: ${whySuppressed[why]}`)
  if (!mail.isOn)
    return nothingToDo(
      `Nothing is sent: the emails of ${mail.campaign} are switched off, until its file says otherwise.`,
    )
  const { leadId, submissionId: id, campaign, campaignId } = mail
  const site = { coach: person.coach, id: campaign, rowId: campaignId }
  const stored = { id, leadId, journeyId: null, suppression: null }
  const effect = effectOf(mail)
  const waiting = await waitsUntil(context, leadId, effect.key)
  if (waiting) return nothingToDo(`It is on its way already: due ${timeInWords(waiting)}.`)
  const made = await storeEffects(client, { campaign: site }, stored, [effect], now)
  if (made.some(({ isNew }) => !isNew)) return nothingToDo('It left within the last minute.')
  const until = made.length > 0 ? null : await waitsUntil(context, leadId, effect.key)
  await audit(context, person, 'mail_sent_again', { campaign, email: mail.email })
  if (!until) return done(['The email is on its way.'], null)
  return done(
    [
      `The email waits: this address has had ${mostConfirmations} emails of this coach within a day.`,
      `It leaves ${timeInWords(until)}.`,
    ],
    null,
  )
}

const mailOf = async ({ client }: Context, person: Person, run: string): Promise<Sent> => {
  const { rows } = await client.query<Sent>(select, [run, leadIds(person)])
  const [mail] = rows
  if (!mail) throw refusal('run', 'The person has no such email.')
  if (mail.email.endsWith(`/${askAgainStem}`))
    throw refusal('run', 'This question is asked once: only the person can answer it.')
  return mail
}

const select = `
select run.lead_id as "leadId", run.campaign, run.campaign_id as "campaignId", run.step, run.effect_key as key, run.config, run.email,
       coalesce(campaign.is_active, true) as "isOn",
       coalesce(run.submission_id, (
         select id from submissions where lead_id = run.lead_id and state = 'stored' order by created_at desc limit 1)) as "submissionId"
from step_runs run left join email_campaigns campaign on campaign.id = run.campaign_id
where run.id = $1 and run.lead_id = any ($2::uuid[]) and run.email is not null`

/** Within this time a second press sends no second mail. */
const minute = 1 / 60

/** A mail of a journey goes out by itself: the journey does not move. */
const effectOf = ({ step, key, config, email }: Sent): PlannedEffect => {
  const stem = email.slice(email.indexOf('/') + 1)
  const own = { step, key, config }
  const single = { step: 'email', key: `again:${email}`, config: { step: 'email', email: stem } }
  return {
    ...(step === 'journey' ? single : own),
    provider: 'mail',
    email,
    sequencePosition: null,
    priority: 0,
    stopsWithUnsubscribe: true,
    onceInHours: minute,
    onError: 'logged',
    late: 'partial',
    wait: 0,
    state: 'pending',
    lastError: null,
  }
}

const waitsUntil = async ({ client }: Context, lead: string, key: string): Promise<Date | null> => {
  const { rows } = await client.query<{ at: Date }>(
    `select coalesce(next_attempt_at, updated_at) as at from step_runs where lead_id = $1 and effect_key = $2 and state in ('pending', 'running')
     order by created_at desc limit 1`,
    [lead, key],
  )
  return rows[0]?.at ?? null
}
