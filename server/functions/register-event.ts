import { Refused } from '../http/refusal.ts'
import { isGiven, onlyForm, sendForm } from './create-lead.ts'
import type { FunctionCall, ProductFunction } from './function.ts'
import { goesBy } from './named-entries.ts'

export const registerEvent: ProductFunction = {
  who: 'key',
  run: async (call) => {
    const { eventId, campaignId, source: _source, ...fields } = call.body
    const open = onlyForm(eventsBy(call, { eventId, campaignId }))
    try {
      const { answer } = await sendForm(call, open, fields)
      return { success: true, message: shown(answer) }
    } catch (error) {
      throw known(error)
    }
  },
}

const eventsBy = ({ deps }: FunctionCall, given: { eventId: unknown; campaignId: unknown }) => {
  const ids = [given.eventId, given.campaignId].filter(isGiven)
  if (ids.length === 0)
    throw new Refused('missing_fields', { fields: { eventId: 'Say which event it is for.' } })
  return Object.values(deps.releases.current().site.campaigns).filter(
    (campaign) => campaign.live && campaign.event && ids.every((id) => goesBy(campaign, id)),
  )
}

const shown = ({ title, message }: { title: string; message: string }) =>
  [title, message].filter(Boolean).join(' ')

const callersMessages: Partial<Record<Refused['code'], string>> = {
  already_registered: 'Already registered for this event',
  event_full: 'Event is at capacity',
}

const known = (error: unknown): unknown => {
  const message = error instanceof Refused ? callersMessages[error.code] : undefined
  return error instanceof Refused && message !== undefined
    ? new Refused(error.code, { message, shown: error.message })
    : error
}
