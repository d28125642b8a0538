import { keyedHash } from '../settings/keys.ts'
import { setTimeout as pause } from 'node:timers/promises'
import type { FormValues } from '../../engine/campaign/form/form-values.ts'
import { isUuid } from '../adapters/postgres.ts'
import { visitorBucket, isPastLimit } from '../http/visitor.ts'
import { Refused } from '../http/refusal.ts'
import { addressRefusal } from '../submit/answer.ts'
import type { LeadCall } from './call-for-lead.ts'
import type { FunctionCall, ProductFunction } from './function.ts'
import { textOf, optionalText, personFields, readFields } from './lead-fields.ts'
import { isGiven } from './create-lead.ts'
import { goesBy, mailsCalled, subscriptionsOf } from './named-entries.ts'
import { testLeadMail } from './test-mail.ts'
import type { ServedSite } from '../../engine/campaign/release/release.ts'

type Wanted = Pick<LeadCall, 'entries' | 'wait'> & { values: FormValues; leadId: string | null }

/** The response does not reveal, not even by its timing, whether an address is known, unsubscribed or capped; one that was refused is named. */
const callForLead = async (call: FunctionCall, wanted: Wanted): Promise<void> => {
  const { deps, name, pace } = call
  await limitCalls(call)
  if (wanted.entries.length === 0)
    throw new Refused('unknown_campaign', { message: 'There is no such campaign.' })
  const { entries, leadId, values, wait: least } = wanted
  if (leadId !== null && !isUuid(leadId)) throw noLead()
  const began = performance.now()
  const person = { email: textOf(values, 'email') ?? '', name: textOf(values, 'name') }
  const end = await deps.functions.callForLead({ entries, leadId, ...person, wait: least })
  if (end.kind === 'no_lead') throw noLead()
  if (end.kind === 'address_refused') throw addressRefusal(undefined)
  if (end.kind === 'late')
    throw new Refused('timeout', { message: `Function call timed out after ${end.seconds} seconds` })
  if (end.kind === 'failed') throw new Refused('step_failed', { step: end.step, message: end.publicMessage })
  const ms = performance.now() - began
  if (end.waited) pace.record(name, { ms, outcome: 'full' })
  else await (deps.pause ?? pause)(Math.max(0, pace.sample(name).ms - ms))
}

const noLead = () =>
  new Refused('forbidden', {
    message: 'This only writes to people who have signed up with the form of the campaign.',
  })

const limitCalls = async ({ deps, request, staff }: FunctionCall): Promise<void> => {
  if (staff) return
  const bucket = keyedHash(deps.settings.secret, 'limit', `functions ${visitorBucket(request.ip)}`)
  if (await isPastLimit(deps.rateLimiter, request, { bucket, most: undefined }))
    throw new Refused('rate_limited', { headers: { 'retry-after': '600' } })
}

/** Least seconds to wait; a worker calls the mailing list. */
const wait = { mail: 5, list: 10 }

export const leadMail: ProductFunction = {
  who: 'key',
  run: async (call) => {
    const tried = await testLeadMail(call)
    if (tried) return tried
    const { campaignId, ...body } = call.body
    const values = readFields(body, [...personFields, optionalText('leadId'), optionalText('source')])
    const named = mailsCalled(call.deps.releases.current().site, call.name)
    const entries = isGiven(campaignId) ? named.filter(({ campaign }) => goesBy(campaign, campaignId)) : named
    const isOff = entries.length > 0 && entries.every(({ campaign }) => !campaign.mails)
    if (isOff)
      throw new Refused('not_configured', { message: 'The mails of this campaign are switched off.' })
    await callForLead(call, { entries, values, leadId: textOf(values, 'leadId'), wait: wait.mail })
    return { success: true, data: { accepted: true } }
  },
}

const prefix = 'mailchimp-subscribe-'

export const listCoach = (site: ServedSite, name: string): string | undefined => {
  const coach = name.startsWith(prefix) ? name.slice(prefix.length) : ''
  return Object.hasOwn(site.coaches, coach) && subscriptionsOf(site, coach).length > 0 ? coach : undefined
}

export const subscribeLead: ProductFunction = {
  who: 'key',
  run: async (call) => {
    const { site } = call.deps.releases.current()
    const { tags: _tags, ...body } = call.body
    const values = readFields(body, [...personFields, optionalText('source')])
    if (!call.deps.functions.hasMailingList)
      throw new Refused('not_configured', { message: 'The mailing list is not set up.' })
    const entries = subscriptionsOf(site, listCoach(site, call.name) ?? '')
    await callForLead(call, { entries, values, leadId: null, wait: wait.list })
    return { success: true }
  },
}
