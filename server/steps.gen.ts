// Written by `npm run registry` from the folders of server/steps/. Do not edit.
import { emailHandler } from './steps/email.ts'
import { eventHandler } from './steps/event.ts'
import { journeyHandler } from './steps/journey.ts'
import { leadHandler } from './steps/lead.ts'
import { mailingListHandler } from './steps/mailing-list.ts'
import { notifyHandler } from './steps/notify.ts'
import { webhookHandler } from './steps/webhook.ts'

/** The handler of every step by its name in a pipeline. */
export const steps = {
  email: emailHandler,
  event: eventHandler,
  journey: journeyHandler,
  lead: leadHandler,
  'mailing-list': mailingListHandler,
  notify: notifyHandler,
  webhook: webhookHandler,
}
