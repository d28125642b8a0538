import { eventStep } from '../../engine/campaign/steps/event.ts'
import { defineHandler } from '../pipeline/step.ts'

export const eventHandler = defineHandler(eventStep, {
  record: ({ config, recorder }) => recorder.takeSeat({ duplicates: config.duplicates }),
})
