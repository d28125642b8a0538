import { Refused } from '../http/refusal.ts'
import { isGiven } from './create-lead.ts'
import type { ProductFunction } from './function.ts'
import { callForLead } from './for-lead.ts'
import { optionalText, personFields, readFields, textOf } from './lead-fields.ts'
import { goesBy, mailsCalled } from './named-entries.ts'
import { testLeadMail } from './test-mail.ts'

/** Least seconds to wait for the mail. */
const wait = 5

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
    await callForLead(call, { entries, values, leadId: textOf(values, 'leadId'), wait })
    return { success: true, data: { accepted: true } }
  },
}
