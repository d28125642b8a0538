import { z } from 'zod'
import { defineStep } from '../pipeline/step.ts'
import type { RecordContext } from '../pipeline/step.ts'

const LeadConfig = z
  .strictObject({
    step: z.literal('lead'),
    source: z.string().min(1).max(100).describe('Where the lead came from, as lists and exports show it.'),
    metadata: z
      .record(z.string(), z.string().max(500))
      .default({})
      .describe(
        'Further facts kept with the lead. {timestamp} is the moment it was sent, {page} the path of the page, any other word in braces the form field of that name; a field left empty leaves its fact out.',
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
type LeadConfig = z.infer<typeof LeadConfig>

export const leadStep = defineStep({
  name: 'lead',
  gives: ['lead'],
  config: LeadConfig,
  record: (context) => {
    const { source, metadata } = context.config
    const facts = Object.entries(metadata).flatMap(([fact, template]) => {
      const value = filled(template, context)
      return value === '' ? [] : [[fact, value] as const]
    })
    context.recorder.saveLead({ source, metadata: Object.fromEntries(facts) })
  },
})

const filled = (template: string, { values, campaign, now }: RecordContext<LeadConfig>) =>
  template.replace(/\{([A-Za-z][A-Za-z0-9]*)\}/g, (_, word: string) => {
    if (word === 'timestamp') return now.toISOString()
    if (word === 'page') return campaign.path
    return String(values[word] ?? '')
  })
