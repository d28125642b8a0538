import { createHash } from 'node:crypto'
import { idempotencyKey } from '../http/request-head.ts'
import { Refused } from '../http/refusal.ts'
import { openEnvelope } from '../submit/envelope.ts'
import { takeSubmission, type OpenCampaign, type Taken } from '../submit/take-submission.ts'
import type { FunctionCall, ProductFunction } from './function.ts'
import { goesBy } from './named-entries.ts'

export const createLead: ProductFunction = {
  who: 'key',
  run: async (call) => {
    const { campaign_id: campaignId, page_id: pageId, source: _source, ...fields } = call.body
    const open = findOpen(call, { campaignId, pageId })
    const { answer } = await sendForm(call, open, fields)
    const { outcome, title, message } = answer
    return { success: true, data: { outcome, title, message } }
  },
}

const findOpen = (
  { deps }: FunctionCall,
  { campaignId, pageId }: { campaignId: unknown; pageId: unknown },
): OpenCampaign => {
  const isPage = isGiven(pageId)
  if (!isGiven(campaignId) && !isPage)
    throw new Refused('missing_fields', { fields: { campaign_id: 'Say which campaign it is for.' } })
  const found = Object.values(deps.releases.current().site.campaigns).filter(
    (campaign) =>
      campaign.live &&
      (!isGiven(campaignId) || goesBy(campaign, campaignId)) &&
      (!isPage || pageId === campaign.pageRowId || pageId === campaign.pageSlug),
  )
  return onlyForm(found)
}

/** The only match, with its form. Throws the same `Refused` for none, closed and several. */
export const onlyForm = (found: OpenCampaign['campaign'][]): OpenCampaign => {
  const [campaign] = found
  if (!campaign?.form || found.length > 1)
    throw new Refused('unknown_campaign', { message: 'There is no such campaign.' })
  return { campaign, form: campaign.form }
}

export const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

export const sendForm = (
  { deps, request, pace, countedOnce }: FunctionCall,
  open: OpenCampaign,
  fields: Record<string, unknown>,
): Promise<Taken> => {
  const key = idempotencyKey(request) ?? derivedKey(fields, deps.clock.now())
  return takeSubmission(deps, { pace, countedOnce }, { request, open, envelope: openEnvelope(fields), key })
}

const derivedKey = (fields: Record<string, unknown>, now: Date): string => {
  const window = Math.floor(now.getTime() / 600_000)
  const inOrder = Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([window, inOrder]))
    .digest('hex')
}
