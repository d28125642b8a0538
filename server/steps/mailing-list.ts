import { mailingListStep } from '../../engine/campaign/steps/mailing-list.ts'
import { defineHandler, noMailingList } from '../pipeline/step.ts'

export const mailingListHandler = defineHandler(mailingListStep, {
  provider: () => 'mailchimp',
  stopsWithUnsubscribe: (config) => config.effect === 'subscribe',
  perform: async ({ config: { list, effect, tags }, lead, mailingList, signal }) => {
    if (!mailingList) return noMailingList
    if (!list) return noList
    const member = { list, email: lead.email }
    const result =
      effect === 'unsubscribe'
        ? await mailingList.unsubscribe(member, signal)
        : await mailingList.subscribe({ ...member, name: lead.greeting, tags }, signal)
    return result.kind === 'refused' ? { ...result, kind: 'failed' } : result
  },
})

const noList = {
  kind: 'failed',
  publicMessage: 'No list is named for it.',
  detail: 'no list in the entry',
} as const
