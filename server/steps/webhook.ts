import { webhookStep } from '../../engine/campaign/steps/webhook.ts'
import { defineHandler } from '../pipeline/step.ts'

export const webhookHandler = defineHandler(webhookStep, {
  provider: ({ url }) => `webhook:${new URL(url).host}`,
  perform: async ({ config, campaign, coach, lead, submission, effectId, webhooks, clock, signal }) => {
    if (!webhooks) return notHere
    const {
      values,
      attribution,
      source = null,
      link = null,
      createdAt,
    } = submission ?? { values: {}, attribution: {}, createdAt: clock.now() }
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
            source,
            link,
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
