import { keyedHash } from '../settings/derived-keys.ts'
import { setTimeout as pause } from 'node:timers/promises'
import type { FormValues } from '../../engine/campaign/form/form-values.ts'
import { isUuid } from '../db/is-uuid.ts'
import { visitorBucket, isPastLimit } from '../http/visitor.ts'
import { Refused } from '../http/refusal.ts'
import type { LeadCall } from './call-for-lead.ts'
import type { FunctionCall } from './function.ts'
import { textOf } from './lead-fields.ts'

type Wanted = Pick<LeadCall, 'entries' | 'wait'> & { values: FormValues; leadId: string | null }

/** The response does not reveal, not even by its timing, whether an address is known, unsubscribed or capped. */
export const callForLead = async (call: FunctionCall, wanted: Wanted): Promise<void> => {
  const { deps, name, pace } = call
  await limitCalls(call)
  if (wanted.entries.length === 0)
    throw new Refused('unknown_campaign', { message: 'There is no such campaign.' })
  const { entries, leadId } = wanted
  if (leadId !== null && !isUuid(leadId)) throw noLead()
  const began = performance.now()
  const email = textOf(wanted.values, 'email') ?? ''
  const end = await deps.functions.callForLead({
    entries,
    email,
    leadId,
    name: textOf(wanted.values, 'name'),
    wait: wanted.wait,
  })
  if (end.kind === 'no_lead') throw noLead()
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

/** As many calls as forms; staff have no limit. */
export const limitCalls = async ({ deps, request, staff }: FunctionCall): Promise<void> => {
  if (staff) return
  const bucket = keyedHash(deps.settings.secret, 'limit', `functions ${visitorBucket(request.ip)}`)
  if (await isPastLimit(deps.rateLimiter, request, { bucket, most: undefined }))
    throw new Refused('rate_limited', { headers: { 'retry-after': '600' } })
}
