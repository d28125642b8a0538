import { z } from 'zod'
import { defineStep, effectKeys } from '../pipeline/step.ts'

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

export const webhookStep = defineStep({
  name: 'webhook',
  needs: ['lead'],
  config: WebhookConfig,
  provider: ({ url }) => `webhook:${new URL(url).host}`,
  perform: async ({ config, campaign, coach, lead, submission, effectId, webhooks, clock, signal }) => {
    if (!webhooks) return notHere
    const { values, attribution, createdAt } = submission ?? {
      values: {},
      attribution: {},
      createdAt: clock.now(),
    }
    const result = await webhooks.post(
      {
        url: config.url,
        id: effectId,
        coach: coach.slug,
        body: {
          type: 'lead.created',
          timestamp: createdAt.toISOString(),
          data: {
            coach: coach.slug,
            campaign: campaign.id,
            lead: { name: lead.name, email: lead.email },
            values,
            attribution,
          },
        },
      },
      signal,
    )
    return result.kind === 'refused' ? { ...result, kind: 'failed' } : result
  },
})

const notHere = {
  kind: 'retry',
  publicMessage: 'This process posts no webhooks.',
  detail: 'no poster',
  unreachable: true,
} as const
