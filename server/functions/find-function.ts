import type { ServedSite } from '../../engine/campaign/release/release.ts'
import { emailStep } from '../../engine/campaign/steps/email.ts'
import { orderPicture, pictureAnswer } from '../images/order-picture.ts'
import { createLead } from './create-lead.ts'
import { debugDashboard } from './debug-dashboard.ts'
import { freeFormMail } from './free-form-mail.ts'
import { actingStaffOf, type ProductFunction } from './function.ts'
import { leadMail, listCoach, subscribeLead } from './for-lead.ts'
import { mailsCalled } from './named-entries.ts'
import { registerEvent } from './register-event.ts'
import { testMail } from './test-mail.ts'

const generateImage: ProductFunction = {
  who: 'key',
  run: async ({ deps, request, body }) => pictureAnswer(await orderPicture(deps, request, body)),
}

const processSequence: ProductFunction = {
  who: 'staff',
  run: async (call) => {
    const { journeysProcessed, emailsSent } = await call.deps.functions.processDue(actingStaffOf(call))
    return { success: true, journeysProcessed, emailsSent }
  },
}

const own: Record<string, ProductFunction> = {
  'create-lead': createLead,
  'register-event': registerEvent,
  'generate-image-openai': generateImage,
  'test-welcome-email': testMail,
  'email-debug-dashboard': debugDashboard,
  'process-email-sequence': processSequence,
}

export const findFunction = (site: ServedSite, name: string): ProductFunction | undefined => {
  if (Object.hasOwn(own, name)) return own[name]
  if (listCoach(site, name)) return subscribeLead
  const mails = mailsCalled(site, name)
  if (mails.some(({ entry }) => emailStep.read(entry)?.functionFor === 'staff')) return freeFormMail
  return mails.length > 0 ? leadMail : undefined
}
