import type { FormValues } from '../../engine/campaign/form/form-values.ts'
import { validateSubmission } from '../../engine/campaign/form/submission-schema.ts'
import type { AppDeps } from '../process/app-deps.ts'
import { validatedRefusal, type Form } from './answer.ts'
import type { OpenCampaign } from './find-form.ts'

/**
 * Judges by the live form and, where that refuses, by forms that were live in the last 24 hours: a visitor's page may be
 * that old. Throws `Refused` in the words of the live form.
 */
export const validate = (
  { releases }: Pick<AppDeps, 'releases'>,
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
