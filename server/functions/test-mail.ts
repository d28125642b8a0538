import { normalizeEmail } from '../../engine/campaign/form/email-address.ts'
import { Refused } from '../http/refusal.ts'
import { mostTests } from '../staff/staff-mail.ts'
import type { FunctionCall, ProductFunction } from './function.ts'
import { readFields } from './lead-fields.ts'
import { sendOrRefuse } from './send-or-refuse.ts'
import { testCoach } from './test-lead-mail.ts'

/** Where the operator's test mails go while mails stay in the local mailbox. */
const operatorsAddress = 'operator@example.com'

/** test-welcome-email: shows the caller, at their own address, that mails leave. */
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
      'Your sign-in has no address: call with the token of a named member of staff, or set STAFF_TEST_ADDRESSES.',
  })
}
