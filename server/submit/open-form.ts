import type { FormValues } from '../../engine/campaign/form/form-values.ts'
import { validateSubmission } from '../../engine/campaign/form/validate-submission.ts'
import type { SiteCampaign } from '../../engine/campaign/release/release.ts'
import { Refused } from '../http/refusal.ts'
import { decodedPath } from '../http/request-path.ts'
import type { ReleaseStore } from '../release/release-store.ts'
import type { WithSite } from '../release/with-site.ts'
import { validatedRefusal, type Form } from './answer.ts'

export type OpenCampaign = { campaign: SiteCampaign; form: Form }

/** The campaign whose id follows /api/submit/. Throws the same `Refused` for unknown, closed and formless ones. */
export const openCampaign = ({ releases }: WithSite, path: string): OpenCampaign => {
  const { campaigns } = releases.current().site
  const id = decodedPath(path)
  const campaign = id !== null && Object.hasOwn(campaigns, id) ? campaigns[id] : undefined
  if (!campaign?.live || !campaign.form) throw new Refused('unknown_campaign')
  return { campaign, form: campaign.form }
}

/**
 * Validates with the live form and, if that refuses, with forms that were live in the last 24 hours: a visitor's page may
 * be that old. Throws `Refused` in the words of the live form.
 */
export const validate = (
  { releases }: { releases: Pick<ReleaseStore, 'earlierForms'> },
  { campaign, form }: OpenCampaign,
  fields: Record<string, unknown>,
): { values: FormValues; form: Form } => {
  const verdict = validateSubmission(form.fields, fields)
  if (verdict.ok) return { values: verdict.values, form }
  for (const earlier of releases.earlierForms(campaign.id)) {
    const second = validateSubmission(earlier.fields, fields)
    if (second.ok) return { values: second.values, form: earlier }
  }
  throw validatedRefusal(form, verdict.code, verdict.fields)
}
