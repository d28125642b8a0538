import { normalizeEmail } from '../../engine/campaign/form/email-address.ts'
import type { SiteCoach } from '../../engine/campaign/release/release.ts'
import { Refused } from '../http/refusal.ts'
import { mostTests } from '../staff/staff-mail.ts'
import { coachFor, mayNotTest, mayTest } from '../staff/test-dashboard.ts'
import {
  actingStaffOf,
  type FunctionCall,
  type ProductFunction,
  refuseUnsent,
  sendOrRefuse,
} from './function.ts'
import { personFields, readFields, textOf } from './lead-fields.ts'

const operatorsAddress = 'operator@example.com'

export const testMail: ProductFunction = {
  who: 'staff',
  run: async (call) => {
    readFields(call.body, [])
    const to = ownAddress(call)
    const coach = testCoach(call)
    await sendOrRefuse(call, {
      coach,
      to,
      subject: `Test mail from ${coach.brand}`,
      html: `<p>${words}</p>`,
      text: words,
      calledBy: call.name,
      most: mostTests,
    })
    return { success: true }
  },
}

const words = 'This is a test. If you can read it, mails leave as they should.'

const ownAddress = ({ staff, deps }: FunctionCall): string => {
  const own = normalizeEmail(staff?.staff ?? '')
  if (own !== null) return own
  const [listed] = deps.settings.staffTestAddresses
  if (listed !== undefined) return listed
  if (deps.mailbox) return operatorsAddress
  throw new Refused('not_configured', {
    message:
      'Your sign-in has no email address to send a test to. Sign in with one, or add one to STAFF_TEST_ADDRESSES, a setting of the server.',
  })
}

export const testLeadMail = async (call: FunctionCall): Promise<Record<string, unknown> | null> => {
  const { staff, deps, body } = call
  const { campaignId, ...person } = body
  if (!staff || typeof campaignId !== 'string' || campaignId !== (await deps.testDesk.campaignId()))
    return null
  const values = readFields(person, personFields)
  const email = textOf(values, 'email') ?? ''
  if (!mayTest(email, staff, deps)) throw new Refused('forbidden', { message: mayNotTest })
  const end = await deps.testDesk.send(
    { coach: testCoach(call), email, name: textOf(values, 'name') },
    actingStaffOf(call),
  )
  await refuseUnsent(call, end)
  return { success: true }
}

const testCoach = ({ deps, staff }: FunctionCall): SiteCoach => {
  const coach = coachFor(deps, staff?.coaches ?? null)
  if (!coach) throw new Refused('not_configured', { message: 'There is no coach to send as.' })
  return coach
}
