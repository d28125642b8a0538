import { Refused } from '../http/refusal.ts'
import { rowIdOf } from '../staff/debug-rows.ts'
import { sees } from '../people/coaches.ts'
import { actingStaffOf, readingStaffOf, type FunctionCall, type ProductFunction } from './function.ts'
import { optionalText, readFields, textOf } from './lead-fields.ts'
import { goesBy } from './named-entries.ts'

export const debugDashboard: ProductFunction = {
  who: 'staff',
  run: async (call) => {
    const values = readFields(call.body, [actionField, optionalText('campaignId')])
    const act = actions[textOf(values, 'action') ?? '']
    if (!act) throw new Refused('bad_option', { fields: { action: 'Choose one of the actions.' } })
    return { success: true, ...(await act(call, textOf(values, 'campaignId'))) }
  },
}

type Act = (call: FunctionCall, campaignId: string | null) => Promise<Record<string, unknown>>

const actions: Record<string, Act> = {
  dashboard: async (call) => ({
    summary: await call.deps.functions.debugRows.summary(readingStaffOf(call).coaches),
  }),
  'campaign-details': async (call, id) => ({ details: (await campaignOfStaff(call, id)).details }),
  'retry-failed': async (call, id) => ({
    retryResults: await call.deps.functions.retryFailed(
      (await campaignOfStaff(call, id)).rowId,
      actingStaffOf(call),
    ),
  }),
}

const actionField: Parameters<typeof readFields>[1][number] = {
  type: 'select',
  name: 'action',
  label: 'action',
  required: true,
  options: Object.keys(actions).map((value) => ({ value, label: value })),
}

const campaignOfStaff = async (call: FunctionCall, id: string | null) => {
  if (id === null)
    throw new Refused('missing_fields', { fields: { campaignId: 'Say which campaign it is about.' } })
  const { coaches } = readingStaffOf(call)
  const { releases, functions } = call.deps
  const named = Object.values(releases.current().site.campaigns).filter((campaign) => goesBy(campaign, id))
  const own = named.filter((campaign) => sees(coaches, campaign.coach))
  const rowId = own.length === 1 ? own[0]?.rowId : rowIdOf(call.deps, coaches, named.length === 0 ? id : null)
  const details = rowId ? await functions.debugRows.details(rowId) : null
  if (!rowId || !details?.campaign)
    throw new Refused('unknown_campaign', { message: 'There is no such campaign.' })
  return { rowId, details }
}
