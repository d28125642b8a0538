import type { SiteCampaign } from '../../engine/campaign/release/release.ts'
import type { FormState, View } from '../../engine/campaign/release/view.ts'
import type { Refused } from '../http/refusal.ts'
import { laterDate } from '../../engine/campaign/release/on-date.ts'
import type { Clock, WithSite } from '../ports.ts'
import type { DonePage } from './done-tokens.ts'
import type { Envelope } from './envelope.ts'
import type { OpenCampaign } from './take-submission.ts'
import { wordsOf } from '../../engine/words/words.ts'

export const shownAgain = (
  open: OpenCampaign,
  { fields, attribution }: Pick<Envelope, 'fields' | 'attribution'>,
  refused: Refused,
): FormState => {
  const state = {
    values: typed(fields),
    errors: refused.details.fields ?? {},
    ...(Object.keys(attribution).length > 0 && { attribution }),
  }
  if (refused.code === 'event_full') return { ...state, closed: 'full' }
  if (refused.code === 'event_over') return { ...state, closed: 'over' }
  return { ...state, notice: notice(open, refused) }
}

const typed = (fields: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )

const notice = ({ campaign, form }: OpenCampaign, refused: Refused): NonNullable<FormState['notice']> => {
  const { missing, duplicate, error } = form.messages
  if (refused.code === 'already_registered')
    return toNotice('ok', duplicate?.title ?? refused.message, duplicate?.text)
  if (refused.code === 'missing_fields') return toNotice('error', missing.title, missing.text)
  // The fields say themselves what is wrong with them.
  if (form.fields.some(({ name }) => refused.details.fields?.[name] !== undefined))
    return toNotice('error', wordsOf(campaign.lang).refusals.invalid_answer)
  if (refused.status === 422) return toNotice('error', refused.message)
  return toNotice('error', error.title, refused.message)
}

const toNotice = (tone: 'error' | 'ok', title: string, text?: string) => ({
  tone,
  title,
  ...(text !== undefined && { text }),
})

export const doneView = ({ releases, clock }: WithSite & { clock: Clock }, page: DonePage): View => {
  const { campaign, answer, email } = page
  const { campaigns } = releases.current().site
  const known = Object.hasOwn(campaigns, campaign) ? campaigns[campaign] : undefined
  const dated = onDate(known, clock.now())
  if (answer.outcome !== 'partial' || known?.form?.afterPartial !== 'stay')
    return { page: 'done', data: { ...page, ...dated } }
  const { title, message, action } = answer
  return {
    page: 'campaign',
    data: {
      campaign,
      ...dated,
      form: {
        values: email === undefined ? {} : { email },
        errors: {},
        notice: { tone: 'ok', title, ...(message && { text: message }), ...(action && { action }) },
      },
    },
  }
}

/** Of a view: the date of an event that comes again. */
export const onDate = (campaign: SiteCampaign | undefined, now: Date): { date?: string } => {
  const date = campaign && laterDate(campaign, now)
  return date === undefined ? {} : { date }
}
