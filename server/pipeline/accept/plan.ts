import { mailId } from '../../../engine/campaign/mail/mail-id.ts'
import type { SiteCampaign } from '../../../engine/campaign/release/release.ts'
import { consentOf } from './consent-words.ts'
import type { Consent } from './consent-words.ts'
import type { OnError, WhenLate } from '../../../engine/campaign/steps/contract/effect-keys.ts'
import type { Recorder, Steps } from '../step.ts'
import type { Submission } from './submission.ts'

export type PlannedEffect = {
  step: string
  key: string
  config: unknown
  provider: string
  /** Compiled e-mail that it sends. */
  email: string | null
  /** Its position in the journey's sequence, where the sequence lists that e-mail. */
  sequencePosition: number | null
  /** Lower goes first: 0 where a person waits for it. */
  priority: 0 | 2
  /** Whether it is cancelled for a person who has unsubscribed from the coach. */
  stopsWithUnsubscribe: boolean
  onceInHours: number
  onError: OnError
  late: WhenLate
  /** Seconds that the answer may wait for it; 0 when nothing depends on it. */
  wait: number
}

/** Everything that one submission leads to, computed before the database is asked. */
export type Plan = {
  lead: Parameters<Recorder['saveLead']>[0] | null
  /** `event`: id of its row in events. */
  seat: (Parameters<Recorder['takeSeat']>[0] & { event: string }) | null
  journey: Parameters<Recorder['startJourney']>[0] | null
  consent: Consent | null
  /** Whether the coach's daily digest lists it. */
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

/** A quarantined submission leads to nothing until it is approved; the words that the person read are stored until then. */
export const quarantinedPlan = ({ consent }: Plan): Plan => ({ ...nothing, consent })

/** Whether a submission leads to mail for the person who sent it. */
export const sendsMail = ({ mails }: Pick<SiteCampaign, 'mails'>, { journey, effects }: Plan): boolean =>
  mails && (journey !== null || effects.some(({ email }) => email !== null))

/** Lets every step of the campaign's pipeline say what it wants. */
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
  // Keys of EffectConfig, which the step's schema validates when campaigns are compiled.
  const own = entry as { onError?: OnError; late?: WhenLate; wait?: number }
  const { onError = 'logged', late = 'partial', wait = 0 } = own
  const count = earlier.filter((effect) => effect.step === step.name).length
  const email = step.email ? mailId(campaign.coach, step.email(entry)) : null
  return {
    step: step.name,
    key: count === 0 ? step.name : `${step.name}#${count + 1}`,
    config: entry,
    provider: step.provider(entry),
    email,
    sequencePosition: campaign.sequences.find((mail) => mail.email === email)?.position ?? null,
    priority: email !== null || onError !== 'logged' ? 0 : 2,
    stopsWithUnsubscribe: step.stopsWithUnsubscribe(entry),
    onceInHours: step.onceInHours,
    onError,
    late,
    // Where a failure is only logged, the answer does not depend on it.
    wait: onError === 'logged' ? 0 : wait,
  }
}

/** Whether this process may lease it when it is stored; the worker claims all else within the providers' limits. */
export const isLeasedHere = ({ provider, priority }: PlannedEffect) => provider === 'mail' && priority === 0
