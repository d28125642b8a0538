import { leadStep, type LeadConfig } from '../../engine/campaign/steps/lead.ts'
import { defineHandler, type RecordContext } from '../pipeline/step.ts'

export const leadHandler = defineHandler(leadStep, {
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
