import { z } from 'zod'
import { defineStep, effectKeys } from '../pipeline/step.ts'

const MailingListConfig = z
  .strictObject({
    step: z.literal('mailing-list'),
    list: z
      .string()
      .regex(/^[A-Za-z0-9]{4,40}$/, {
        error: 'must be the id of an audience: letters and digits, such as "a1b2c3d4e5"',
      })
      .optional()
      .describe("Id of the audience at Mailchimp. Default: `mailingList` of the coach's file."),
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
  .describe('Puts the person on a mailing list at Mailchimp. Who has left the list once is not put back.')
  .meta({ examples: [{ step: 'mailing-list', tags: ['Sleep reset'] }] })

export const mailingListStep = defineStep({
  name: 'mailing-list',
  needs: ['lead'],
  config: MailingListConfig,
  provider: () => 'mailchimp',
  stopsWithUnsubscribe: (config) => config.effect === 'subscribe',
  perform: async ({ config: { list, effect, tags }, lead, mailingList, signal }) => {
    if (!mailingList) return notSetUp
    if (!list) return noList
    const member = { list, email: lead.email }
    const result =
      effect === 'unsubscribe'
        ? await mailingList.unsubscribe(member, signal)
        : await mailingList.subscribe({ ...member, name: lead.greeting, tags }, signal)
    return result.kind === 'refused' ? { ...result, kind: 'failed' } : result
  },
})

const notSetUp = {
  kind: 'retry',
  publicMessage: 'The mailing list is not set up: MAILCHIMP_API_KEY is missing.',
  detail: 'MAILCHIMP_API_KEY is missing',
  unreachable: true,
  fault: 'credentials',
} as const

const noList = {
  kind: 'failed',
  publicMessage: 'No list is named for it.',
  detail: 'no list in the entry',
} as const
