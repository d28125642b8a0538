import { z } from 'zod'
import { defineStep } from './contract/define-step.ts'
import { effectKeys } from './contract/effect-keys.ts'

const NotifyConfig = z
  .strictObject({
    step: z.literal('notify'),
    when: z
      .enum(['now', 'daily'])
      .describe('now: a mail for each lead; daily: one mail a day, where there was any.'),
    ...effectKeys,
  })
  .describe('Sends the coach a mail about new leads. `notices` in coach.yaml sets the address and the hour.')
  .meta({ examples: [{ step: 'notify', when: 'daily' }] })

export const notifyStep = defineStep({ name: 'notify', needs: ['lead'], config: NotifyConfig })
