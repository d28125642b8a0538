// Written by `npm run registry` from the folders of engine/campaign/steps/. Do not edit.
import type { AnyStepDefinition } from './contract/define-step.ts'
import { emailStep } from './email.ts'
import { eventStep } from './event.ts'
import { journeyStep } from './journey.ts'
import { leadStep } from './lead.ts'
import { mailingListStep } from './mailing-list.ts'
import { notifyStep } from './notify.ts'
import { webhookStep } from './webhook.ts'

/** The definition of every step by its name in a pipeline. */
export const stepDefinitions: ReadonlyMap<string, AnyStepDefinition> = new Map<
  string,
  AnyStepDefinition
>([
  ['email', emailStep],
  ['event', eventStep],
  ['journey', journeyStep],
  ['lead', leadStep],
  ['mailing-list', mailingListStep],
  ['notify', notifyStep],
  ['webhook', webhookStep],
])
