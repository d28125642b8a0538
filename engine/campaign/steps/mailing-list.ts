import { z } from 'zod'
import { defineStep } from './contract/define-step.ts'
import { effectKeys } from './contract/effect-keys.ts'

export const ListId = z.string().regex(/^[A-Za-z0-9]{4,40}$/, {
  error: 'must be the id of an audience: letters and digits, such as "a1b2c3d4e5"',
})

const MailingListConfig = z
  .strictObject({
    step: z.literal('mailing-list'),
    list: ListId.optional().describe(
      "Id of the audience at Mailchimp. Default: `mailingList` of the coach's file.",
    ),
    effect: z
      .enum(['subscribe', 'unsubscribe'])
      .default('subscribe')
      .describe('subscribe: the person joins the list; unsubscribe: they leave it.'),
    tags: z
      .array(z.string().min(1).max(100))
      .max(20)
      .default([])
      .describe('Tags that the person gets there.'),
    ...effectKeys,
  })
  .describe(
    'Puts the person on a mailing list at Mailchimp. A person who has left the list is not added again.',
  )
  .meta({ examples: [{ step: 'mailing-list', tags: ['Sleep reset'] }] })

export const mailingListStep = defineStep({
  name: 'mailing-list',
  needs: ['lead'],
  config: MailingListConfig,
})

export const lacksList = (entry: { step: string }): boolean => {
  const own = mailingListStep.read(entry)
  return own !== undefined && own.list === undefined
}

export const subscribes = (entry: { step: string }): boolean =>
  mailingListStep.read(entry)?.effect === 'subscribe'
