import type { SiteCoach } from '../../engine/campaign/release/release.ts'
import { Refused } from '../http/refusal.ts'
import { mayNotTest, mayTest } from '../staff/test-addresses.ts'
import { coachFor } from '../staff/test-dashboard.ts'
import { actBy } from './act-by.ts'
import type { FunctionCall } from './function.ts'
import { personFields, readFields, textOf } from './lead-fields.ts'
import { refuseUnsent } from './send-or-refuse.ts'

/** Sends a test mail of the test campaign for staff; null where the call names another campaign. */
export const testLeadMail = async (call: FunctionCall): Promise<Record<string, unknown> | null> => {
  const { staff, deps, body } = call
  const { campaignId, ...person } = body
  if (!staff || typeof campaignId !== 'string' || campaignId !== (await deps.testDesk.campaignId()))
    return null
  const values = readFields(person, personFields)
  const email = textOf(values, 'email') ?? ''
  if (!mayTest(email, staff, deps)) throw new Refused('forbidden', { message: mayNotTest })
  const by = actBy(call)
  const end = await deps.testDesk.send({ coach: testCoach(call), email, name: textOf(values, 'name') }, by)
  await refuseUnsent(call, end)
  return { success: true }
}

/** Throws `Refused` where there is none. */
export const testCoach = ({ deps, staff }: Pick<FunctionCall, 'deps' | 'staff'>): SiteCoach => {
  const coach = coachFor(deps, staff?.coach ?? null)
  if (!coach) throw new Refused('not_configured', { message: 'There is no coach to send as.' })
  return coach
}
