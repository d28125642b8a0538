import { campaignOfRow } from '../../engine/campaign/release/on-date.ts'
import { greetingName } from '../../engine/campaign/mail/fill-email.ts'
import { EffectConfig } from '../../engine/campaign/steps/contract/effect-keys.ts'
import { emailStep } from '../../engine/campaign/steps/email.ts'
import type { SiteCampaign } from '../../engine/campaign/release/release.ts'
import type { Client } from '../adapters/postgres.ts'
import { inTransaction } from '../db/transaction.ts'
import type { AcceptDeps } from '../pipeline/accept/accept.ts'
import { addressHash, unsubscribeToken } from '../settings/keys.ts'
import { awaitEffects, beginEffects } from '../pipeline/accept/await-effects.ts'
import { leasedHere, planSubmission, type PlannedEffect } from '../pipeline/accept/plan.ts'
import type { Backpressure } from '../pipeline/accept/backpressure.ts'
import { storeEffects, type StoredEffect } from '../pipeline/accept/store-effects.ts'
import type { SuppressionReason } from '../db/why-suppressed.ts'

export type LeadCall = {
  entries: { campaign: SiteCampaign; entry: SiteCampaign['pipeline'][number] }[]
  email: string
  /** Id of the lead; null: any lead with the address. */
  leadId: string | null
  name: string | null
  /** Least seconds to wait; the entry may set more. */
  wait: number
}

export type LeadCallEnd =
  | { kind: 'no_lead' }
  /** The mail server has refused this address before: nothing was written. */
  | { kind: 'address_refused' }
  | { kind: 'done'; waited: boolean }
  /** Not finished in time; it is retried. */
  | { kind: 'late'; seconds: number }
  | { kind: 'failed'; step: string; publicMessage: string }

type CallDeps = Omit<AcceptDeps, 'seatBook' | 'backpressure'> & {
  backpressure: Pick<Backpressure, 'someoneWaits'>
}

export const createCallForLead =
  (deps: CallDeps) =>
  async (call: LeadCall): Promise<LeadCallEnd> => {
    const startedAt = performance.now()
    deps.backpressure.someoneWaits()
    const stored = await inTransaction(deps.pool, (client) => storeCall(client, deps, call))
    if (!stored) return { kind: 'no_lead' }
    if (stored === 'refused') return { kind: 'address_refused' }
    beginEffects(deps.worker, stored.effects)
    const end = await awaitEffects(deps, [stored.effect], stored.effects, startedAt)
    if (end.kind === 'step_failed')
      return { kind: 'failed', step: end.step, publicMessage: end.publicMessage }
    return end.outcome === 'partial'
      ? { kind: 'late', seconds: stored.effect.wait }
      : { kind: 'done', waited: end.waited }
  }

type Found = { id: string; campaignId: string; submissionId: string | null }

const storeCall = async (client: Client, deps: CallDeps, call: LeadCall) => {
  const { email, leadId } = call
  const campaigns = call.entries.map(({ campaign }) => campaign.rowId)
  const ids = call.entries.map(({ campaign }) => campaign.id)
  const { rows } = await client.query<Found>(selectLead, [email, campaigns, leadId, ids])
  const [lead] = rows
  const now = deps.clock.now()
  const chosen = lead && call.entries.map((each) => onDateOf(each, lead, now)).find(isOf(lead))
  if (!chosen) return null
  const effect = plannedEffect(chosen, call, deps, now)
  const { coach } = chosen.campaign
  const suppression = await lockAddress(client, deps.secret, coach, email)
  if (suppression === 'refused') return suppression
  // A call is not a sign-up: nothing is stored for an unsubscribed person.
  const effects: StoredEffect[] = suppression
    ? []
    : await storeEffects(
        client,
        { campaign: chosen.campaign },
        { id: lead.submissionId, leadId: lead.id, journeyId: null, suppression },
        [deps.worker.hasRoom() ? leasedHere(effect) : effect],
        now,
      )
  return { effect, effects }
}

type Entry = LeadCall['entries'][number]

const onDateOf = ({ campaign, entry }: Entry, { campaignId }: Found, now: Date): Entry => ({
  campaign: campaignOfRow(campaign, campaignId, now),
  entry,
})

const isOf =
  ({ campaignId }: Found) =>
  ({ campaign }: Entry) =>
    campaign.rowId === campaignId

const plannedEffect = (
  { campaign, entry }: LeadCall['entries'][number],
  { email, name, wait }: LeadCall,
  { steps }: CallDeps,
  now: Date,
): PlannedEffect => {
  const planned = planSubmission({ campaign, values: { email } }, steps, now)
  const effect = planned.effects.find(({ config }) => config === entry)
  if (!effect) throw new Error(`${campaign.id} has nothing to do for this function.`)
  const mail = emailStep.read(entry)
  const greeted = mail && { nameFallback: greetingName(name, mail.nameFallback ?? '') || mail.nameFallback }
  return {
    ...effect,
    config: { ...entry, ...greeted },
    onceInHours: 24,
    onError: 'error',
    late: 'partial',
    wait: Math.max(wait, EffectConfig.parse(entry).wait),
  }
}

// Locks the lead: calls and forms of one person run in turn.
const selectLead = `
select lead.id, lead.campaign_id as "campaignId",
       (select id from submissions where lead_id = lead.id and state = 'stored' order by created_at desc limit 1) as "submissionId"
from leads lead
where lead.email = $1 and (lead.campaign_id = any ($2::uuid[]) or lead.campaign_id in (
    select id from email_campaigns where campaign ~ '@[-0-9]{10}$' and left(campaign, -11) = any ($4::text[]))) and ($3::uuid is null or lead.id = $3)
order by lead.created_at desc limit 1 for update of lead`

/** Locks the address as a form does: mails are counted over all campaigns. */
const lockAddress = async (
  client: Client,
  secret: string,
  coach: string,
  email: string,
): Promise<SuppressionReason | null> => {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    unsubscribeToken(secret, coach, email),
  ])
  const { rows } = await client.query<{ reason: SuppressionReason }>(
    'select reason from suppressions where coach = $1 and address_hash = $2',
    [coach, addressHash(secret, email)],
  )
  return rows[0]?.reason ?? null
}
