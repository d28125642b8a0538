import type { LeadMagnetConfig } from './lead-magnet-config.ts'
import type { TemplateFields, TemplateOwner } from './template.ts'

/** Stores the lead and its journey, joins the mailing list if wanted, and waits for the mail. */
export const leadMagnetPipeline = (
  config: LeadMagnetConfig,
  { coach, stem }: TemplateOwner,
): NonNullable<TemplateFields['pipeline']> => [
  { step: 'lead', source: config.source ?? `${coach}-${stem}` },
  { step: 'journey', first: 'now', sequence: [{ email: stem, after: 0 }, ...(config.followUps ?? [])] },
  ...(config.useMailchimp ? [{ step: 'mailing-list', tags: config.mailchimpTags }] : []),
  {
    step: 'email',
    email: stem,
    onError: 'error',
    wait: 5,
    function: config.emailFunctionName,
    ...(config.emailFunctionFor && { functionFor: config.emailFunctionFor }),
  },
]
