import { emailStep } from '../../engine/campaign/steps/email.ts'
import { defineHandler } from '../pipeline/step.ts'

export const emailHandler = defineHandler(emailStep, {
  onceInHours: 24,
  perform: ({ config, sendEmail }) => sendEmail({ nameFallback: config.nameFallback }),
})
