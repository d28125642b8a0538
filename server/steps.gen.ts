// Written by `npm run registry` from the folders of server/steps/. Do not edit.
import type { z } from 'zod'
import { emailStep } from './steps/email.ts'
import { eventStep } from './steps/event.ts'
import { journeyStep } from './steps/journey.ts'
import { leadStep } from './steps/lead.ts'
import { mailingListStep } from './steps/mailing-list.ts'
import { notifyStep } from './steps/notify.ts'
import { webhookStep } from './steps/webhook.ts'

/** Every step by its name in a pipeline. */
export const steps = {
  email: emailStep,
  event: eventStep,
  journey: journeyStep,
  lead: leadStep,
  'mailing-list': mailingListStep,
  notify: notifyStep,
  webhook: webhookStep,
}

/** What judges a step's entry in a campaign file. */
export const stepSchemas: Record<string, z.ZodType> = {
  email: emailStep.config,
  event: eventStep.config,
  journey: journeyStep.config,
  lead: leadStep.config,
  'mailing-list': mailingListStep.config,
  notify: notifyStep.config,
  webhook: webhookStep.config,
}
