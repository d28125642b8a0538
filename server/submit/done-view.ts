import type { View } from '../../engine/campaign/release/view.ts'
import type { AppDeps } from '../process/app-deps.ts'
import type { DonePage } from './done-tokens.ts'

/** What a stored submission leads to without scripts: the success page, or the form's page with the message for it. */
export const doneView = ({ releases }: Pick<AppDeps, 'releases'>, page: DonePage): View => {
  const { campaign, answer, email } = page
  const { campaigns } = releases.current().site
  const form = Object.hasOwn(campaigns, campaign) ? campaigns[campaign]?.form : undefined
  if (answer.outcome !== 'partial' || form?.afterPartial !== 'stay') return { page: 'done', data: page }
  const { title, message, action } = answer
  return {
    page: 'campaign',
    data: {
      campaign,
      form: {
        values: email === undefined ? {} : { email },
        errors: {},
        notice: { tone: 'ok', title, ...(message && { text: message }), ...(action && { action }) },
      },
    },
  }
}
