import { z } from 'zod'
import { defineStep } from './contract/define-step.ts'

export const LeadConfig = z
  .strictObject({
    step: z.literal('lead'),
    source: z.string().min(1).max(100).describe('Where the lead came from, as lists and exports show it.'),
    metadata: z
      .record(z.string(), z.string().max(500))
      .default({})
      .describe(
        'Further facts stored with the lead. {timestamp} is the moment it was sent, {page} the path of the page, any other word in braces the form field of that name; a field left empty leaves its fact out.',
      ),
  })
  .describe('Stores the lead: one per address and campaign, the newest values win.')
  .meta({
    examples: [
      {
        step: 'lead',
        source: 'vitality-sleep-reset',
        metadata: { page: '{page}', timestamp: '{timestamp}' },
      },
    ],
  })
export type LeadConfig = z.infer<typeof LeadConfig>

export const leadStep = defineStep({ name: 'lead', gives: ['lead'], config: LeadConfig })
