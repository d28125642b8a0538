import type { ServedSite } from '../../engine/campaign/release/release.ts'
import { Refused } from '../http/refusal.ts'
import { callForLead } from './for-lead.ts'
import type { ProductFunction } from './function.ts'
import { optionalText, personFields, readFields } from './lead-fields.ts'
import { subscriptionsOf } from './named-entries.ts'

/** Least seconds to wait for the mailing list, which a worker calls. */
const wait = 10

const prefix = 'mailchimp-subscribe-'

export const listCoach = (site: ServedSite, name: string): string | undefined => {
  const coach = name.startsWith(prefix) ? name.slice(prefix.length) : ''
  return Object.hasOwn(site.coaches, coach) && subscriptionsOf(site, coach).length > 0 ? coach : undefined
}

/** Tags come from the campaign's file, whatever is sent. */
export const subscribeLead: ProductFunction = {
  who: 'key',
  run: async (call) => {
    const { site } = call.deps.releases.current()
    const { tags: _tags, ...body } = call.body
    const values = readFields(body, [...personFields, optionalText('source')])
    if (!call.deps.functions.hasMailingList)
      throw new Refused('not_configured', { message: 'The mailing list is not set up.' })
    const entries = subscriptionsOf(site, listCoach(site, call.name) ?? '')
    await callForLead(call, { entries, values, leadId: null, wait })
    return { success: true }
  },
}
