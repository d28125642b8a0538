import type { Accepted, RefusalCode } from '../../engine/campaign/form/answer.ts'
import { fillMessage } from '../../engine/campaign/form/fill-message.ts'
import { addressOf, guestLinks, type CampaignLinks } from '../../engine/campaign/schema/links.ts'
import { isPrivateLink, signedLink } from '../../engine/campaign/schema/private-link.ts'
import type { SiteCampaign } from '../../engine/campaign/release/release.ts'
import { isEnglish, type Lang } from '../../engine/words/lang.ts'
import { wordsOf } from '../../engine/words/words.ts'
import { Refused } from '../http/refusal.ts'
import type { Acceptance, Submission } from '../pipeline/accept/submission.ts'
import { setTimeout as wait } from 'node:timers/promises'

export type Form = NonNullable<SiteCampaign['form']>

/** The campaign's links as they open for one person. */
export const openLinks = (campaign: SiteCampaign, token: string | undefined): CampaignLinks =>
  Object.fromEntries(
    Object.entries(ownLinks(campaign)).map(([name, href]) => [name, signedLink(href, token)]),
  )

export const hasPrivateLinks = (campaign: SiteCampaign): boolean =>
  Object.values(ownLinks(campaign)).some(isPrivateLink)

const ownLinks = ({ id, links, event }: SiteCampaign) => guestLinks(id, links, event)

export const acceptedAnswer = (
  { form, links, lang }: { form: Form; links: CampaignLinks; lang?: Lang },
  outcome: 'full' | 'partial',
): Accepted => {
  const { success, partial } = form.messages
  if (outcome === 'full') return { ok: true, outcome, title: success.title, message: success.text ?? '' }
  const late = partial ?? {
    title: success.title,
    text: [success.text, wordsOf(lang).mail.late].filter(Boolean).join(' '),
  }
  const action = partial?.action && linked(partial.action, links)
  return { ok: true, outcome, title: late.title, message: late.text ?? '', ...(action && { action }) }
}

type Action = NonNullable<Accepted['action']>

const linked = ({ label, href }: Action, links: CampaignLinks): Action | undefined => {
  const to = href.startsWith('@') ? addressOf(href, links) : href
  return to === undefined ? undefined : { label, href: to }
}

export const validatedRefusal = (form: Form, code: RefusalCode, fields: Record<string, string>): Refused => {
  const { missing } = form.messages
  const message = code === 'missing_fields' ? (missing.text ?? missing.title) : Object.values(fields)[0]
  return new Refused(code, { fields, ...(message !== undefined && { message }) })
}

type SeatRefused = Extract<Acceptance, { kind: 'refused' }>['code']

const seatMessages = { already_registered: 'duplicate', event_full: 'full', event_over: 'over' } as const

export const seatRefusal = ({ messages }: Form, code: SeatRefused): Refused => {
  const own = messages[seatMessages[code]]
  return new Refused(code, own && { message: own.text ?? own.title })
}

export const addressRefusal = (lang: Lang | undefined): Refused => {
  const { addressRefused } = wordsOf(lang)
  return new Refused('invalid_email', { message: addressRefused, fields: { email: addressRefused } })
}

type StepFailed = Extract<Acceptance, { kind: 'step_failed' }>

export const stepRefusal = (
  { form, lang }: { form: Form; lang?: Lang },
  { step, publicMessage, replayed }: StepFailed,
): Refused => {
  // What steps say is English.
  const said = isEnglish(lang) ? publicMessage : wordsOf(lang).refusals.step_failed
  return new Refused('step_failed', {
    step,
    message: fillMessage(hint(form, step) ?? said, said),
    ...(replayed && { headers: { 'idempotent-replayed': 'true' } }),
  })
}

export const storageRefusal = ({ form, lang }: { form: Form; lang?: Lang }): Refused => {
  const message = hint(form, 'lead')
  const plain = wordsOf(lang).refusals.temporarily_unavailable
  return new Refused('temporarily_unavailable', {
    headers: { 'retry-after': '5' },
    ...(message !== undefined && { message: fillMessage(message, plain) }),
  })
}

const hint = ({ messages }: Form, step: string): string | undefined =>
  (messages.hints && Object.hasOwn(messages.hints, step) ? messages.hints[step] : undefined) ??
  messages.error.text

type Sample = { ms: number; outcome: 'full' | 'partial' }

export type Pace = ReturnType<typeof createPace>

const samplesKept = 32
const beforeAny: Sample = { ms: 120, outcome: 'full' }

export const createPace = (random: () => number = Math.random) => {
  const samples = new Map<string, Sample[]>()
  return {
    record: (campaign: string, sample: Sample) => {
      samples.set(campaign, [...(samples.get(campaign) ?? []), sample].slice(-samplesKept))
    },
    sample: (campaign: string) => {
      const known = samples.get(campaign) ?? []
      return known[Math.floor(random() * known.length)] ?? beforeAny
    },
  }
}

type Ended = { submission: Submission; acceptance: Extract<Acceptance, { kind: 'stored' }>; took: number }

const slowedBy = 1000

export type PaceDeps = { pause?: (ms: number) => Promise<void> }

/**
 * Answers without anything to wait for (quarantined, capped, unsubscribed) take as long and end as a recent real one
 * did: nobody can tell them apart.
 */
export const keepPace = async (
  { pause = wait }: PaceDeps,
  pace: Pace,
  { submission: { campaign, quarantined }, acceptance, took }: Ended,
): Promise<'full' | 'partial'> => {
  if (acceptance.replayed) return acceptance.outcome
  if (!quarantined && (acceptance.waited || !waitsForSomething(campaign))) {
    pace.record(campaign.id, { ms: took, outcome: acceptance.outcome })
    return acceptance.outcome
  }
  const { ms, outcome } = pace.sample(campaign.id)
  await pause(Math.max(0, ms - took) + (quarantined === 'rate' ? slowedBy : 0))
  return acceptance.outcome === 'partial' ? 'partial' : outcome
}

const waitsForSomething = ({ pipeline }: SiteCampaign) =>
  pipeline.some((entry) => Number(entry['wait']) > 0 && entry['onError'] !== 'logged')
