import { z } from 'zod'
import { defineStep } from './contract/define-step.ts'
import { effectKeys } from './contract/effect-keys.ts'

const isWebhookUrl = (text: string): boolean => {
  const url = URL.parse(text)
  if (!url || url.username !== '' || url.password !== '' || url.hash !== '') return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && url.hostname === '127.0.0.1')
}

const WebhookConfig = z
  .strictObject({
    step: z.literal('webhook'),
    url: z
      .string()
      .max(2000)
      .refine(isWebhookUrl, {
        error:
          'must be an https: address without a user name, such as "https://hooks.example.com/leads" (http://127.0.0.1 for local trials)',
      })
      .describe('Where it is posted.'),
    ...effectKeys,
  })
  .describe('Posts what was sent, as signed JSON, to another program.')
  .meta({ examples: [{ step: 'webhook', url: 'https://hooks.example.com/leads' }] })

export const webhookStep = defineStep({ name: 'webhook', needs: ['lead'], config: WebhookConfig })
