import { hash } from 'node:crypto'
import { mailId } from '../../../engine/campaign/mail/fill-email.ts'
import type { SiteCampaign } from '../../../engine/campaign/release/release.ts'
import { EffectConfig } from '../../../engine/campaign/steps/contract/effect-keys.ts'
import type { Recorder, Steps } from '../step.ts'
import type { RunState } from '../outbox/run.ts'
import type { Submission } from './submission.ts'
import type { FormValues } from '../../../engine/campaign/form/form-values.ts'

export type PlannedEffect = Pick<EffectConfig, 'onError' | 'late'> & {
  step: string
  key: string
  config: unknown
  provider: string
  email: string | null
  sequencePosition: number | null
  /** Lower goes first: 0 where a person waits for it. */
  priority: 0 | 2
  stopsWithUnsubscribe: boolean
  onceInHours: number
  /** Seconds that the answer may wait for it; 0 when nothing depends on it. */
  wait: number
  /** What its row begins with. */
  state: RunState
  lastError: string | null
}

/** Everything that one submission leads to, computed before any query. */
export type Plan = {
  lead: Parameters<Recorder['saveLead']>[0] | null
  /** `isExtra`: staff give it above the capacity. */
  seat: (Parameters<Recorder['takeSeat']>[0] & { event: string; isExtra?: boolean }) | null
  journey: Parameters<Recorder['startJourney']>[0] | null
  consent: Consent | null
  digest: boolean
  effects: PlannedEffect[]
}

const nothing: Plan = {
  lead: null,
  seat: null,
  journey: null,
  consent: null,
  digest: false,
  effects: [],
}

/** Nothing follows until the approval; the words that the person read are stored until then. */
export const quarantinedPlan = ({ consent }: Plan): Plan => ({ ...nothing, consent })

export const sendsMail = ({ mails }: Pick<SiteCampaign, 'mails'>, { journey, effects }: Plan): boolean =>
  mails && (journey !== null || effects.some(({ email }) => email !== null))

export const planSubmission = (
  { campaign, values }: Pick<Submission, 'campaign' | 'values'>,
  steps: Steps,
  now: Date,
): Plan => {
  const plan: Plan = { ...nothing, consent: consentOf(campaign, values), effects: [] }
  const recorder: Recorder = {
    saveLead: (lead) => void (plan.lead = lead),
    takeSeat: ({ duplicates }) => {
      if (!campaign.event) throw new Error(`${campaign.id} has no event to take a seat at.`)
      plan.seat = { event: campaign.event.id, duplicates }
    },
    startJourney: (journey) => void (plan.journey = journey),
    addToDigest: () => void (plan.digest = true),
  }
  for (const config of campaign.pipeline) {
    const step = steps[config.step]
    if (!step) throw new Error(`The pipeline of ${campaign.id} names a step that this program does not have.`)
    step.record?.({ config, campaign, values, now, recorder })
    if (step.acts(config)) plan.effects.push(effectOf(step, config, campaign, plan.effects))
  }
  if (!plan.lead && (plan.seat || plan.journey || plan.digest || plan.effects.length > 0))
    throw new Error(`The pipeline of ${campaign.id} has no step that saves the lead.`)
  return plan
}

const effectOf = (
  step: Steps[string],
  entry: SiteCampaign['pipeline'][number],
  campaign: SiteCampaign,
  earlier: PlannedEffect[],
): PlannedEffect => {
  const { onError, late, wait } = EffectConfig.parse(entry)
  const count = earlier.filter((effect) => effect.step === step.name).length
  const email = step.email ? mailId(campaign.coach, step.email(entry)) : null
  const isOff = email !== null && !campaign.mails
  const inSequence = campaign.sequences.find((mail) => mail.email === email)
  return {
    step: step.name,
    key: count === 0 ? step.name : `${step.name}#${count + 1}`,
    config: entry,
    provider: step.provider(entry),
    email,
    sequencePosition: isOff ? null : (inSequence?.position ?? null),
    priority: email !== null || onError !== 'logged' ? 0 : 2,
    stopsWithUnsubscribe: step.stopsWithUnsubscribe(entry),
    onceInHours: step.onceInHours,
    onError,
    late,
    // Where a failure is only logged, the answer does not depend on it.
    wait: onError === 'logged' ? 0 : wait,
    state: isOff ? 'cancelled' : 'pending',
    lastError: isOff ? 'The mails of this campaign are switched off.' : null,
  }
}

export const firstPosition = ({ sequences }: Submission['campaign']) =>
  sequences.length > 0 ? Math.min(...sequences.map((mail) => mail.position)) : 1

export const textOf = (value: string | boolean | undefined) => (typeof value === 'string' ? value : '')

/** Leased to this process from the start. The worker claims all others, within the providers' limits. */
export const leasedHere = (effect: PlannedEffect): PlannedEffect =>
  effect.provider === 'mail' && effect.priority === 0 && effect.state === 'pending'
    ? { ...effect, state: 'running' }
    : effect

export type Consent = { text: string; version: string }

/**
 * What the person read and agreed to by pressing the button, one line each, in the order of the page: boxes as "[x]
 * label" or "[ ] label", a choice as "label: choice", the button as "[label]". Typed text is left out.
 */
export const consentOf = ({ form }: Pick<SiteCampaign, 'form'>, values: FormValues): Consent => {
  if (!form) return consentIn('')
  const { title, text, fields, button, privacy } = form
  const lines = [
    title,
    text,
    ...fields.flatMap((field) => wordsAt(field, values)),
    `[${button.label}]`,
    privacy,
  ]
  return consentIn(lines.filter((line) => line !== undefined).join('\n'))
}

/** The same words have the same version everywhere. */
export const consentIn = (text: string): Consent => ({
  text,
  version: hash('sha256', text).slice(0, 16),
})

type Field = NonNullable<SiteCampaign['form']>['fields'][number]

const wordsAt = (field: Field, values: FormValues): (string | undefined)[] => {
  if (field.type === 'hidden') return []
  return [answerAt(field, values), field.help]
}

/** A choice may be a consent, such as "Letters, too: No, thanks". */
const answerAt = (field: Field, values: FormValues): string | undefined => {
  if (field.type === 'checkbox') return `[${values[field.name] === true ? 'x' : ' '}] ${field.label}`
  if (field.type !== 'radio' && field.type !== 'select') return undefined
  const chosen = field.options.find(({ value }) => value === values[field.name])
  return chosen && `${field.label}: ${chosen.label}`
}
