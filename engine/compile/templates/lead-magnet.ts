import { LeadMagnetConfig } from './lead-magnet-config.ts'
import { leadMagnetSections } from './lead-magnet-sections.ts'
import { withoutStars } from './plain-title.ts'
import { defineTemplate } from './template.ts'
import type { TemplateFields, TemplateOwner } from './template.ts'

export const leadMagnet = defineTemplate({
  name: 'lead-magnet',
  schema: LeadMagnetConfig,
  expand: (config, owner) => ({
    ...(config.campaignId !== undefined && { id: config.campaignId }),
    ...(config.pageId !== undefined && { pageSlug: config.pageId }),
    name: config.leadMagnetName,
    seo: {
      title: withoutStars(config.title),
      description: config.description ?? config.subtitle,
    },
    ...themeOf(config),
    sections: leadMagnetSections(config, owner),
    pipeline: leadMagnetPipeline(config, owner),
  }),
  origins: {
    id: 'campaignId',
    pageSlug: 'pageId',
    name: 'leadMagnetName',
    'seo.title': 'title',
    'seo.description': 'description',
    'theme.deep': 'gradientFrom',
    'theme.accent': 'gradientTo',
    'theme.brand': 'primaryColor',
    'sections.hero.eyebrow': 'badge',
    'sections.hero.title': 'title',
    'sections.hero.text': 'subtitle',
    'sections.hero.photo': 'photo',
    'sections.hero.book': 'leadMagnetName',
    'sections.hero.book.author': 'authorName',
    'sections.hero.book.picture': 'bookCoverImage',
    'sections.form.title': 'formTitle',
    'sections.form.text': 'formSubtitle',
    'sections.form.button': 'buttonText',
    'sections.success.title': 'successTitle',
    'sections.success.text': 'successSubtitle',
    'sections.success.steps': 'successSteps',
    'sections.success.book.picture': 'bookCoverImage',
    'sections.success.action': 'pdfDownloadUrl',
    'sections.benefits.items': 'benefits',
    'sections.benefits.text': 'description',
    'sections.about.paragraphs': 'authorBio',
    'sections.about.portrait': 'authorImage',
    'sections.cta.title': 'closing',
    'pipeline.lead.source': 'source',
    'pipeline.mailing-list': 'useMailchimp',
    'pipeline.mailing-list.tags': 'mailchimpTags',
    'pipeline.journey.sequence': { key: 'followUps', after: 1 },
    'pipeline.journey.sequence.0': null,
    'pipeline.email.email': null,
    'pipeline.email.function': 'emailFunctionName',
  },
})

const themeOf = ({ gradientFrom, gradientTo, primaryColor }: LeadMagnetConfig): TemplateFields => {
  const theme = {
    ...(gradientFrom !== undefined && { deep: gradientFrom }),
    ...(gradientTo !== undefined && { accent: gradientTo }),
    ...(primaryColor !== undefined && { brand: primaryColor }),
  }
  return Object.keys(theme).length > 0 ? { theme } : {}
}

const leadMagnetPipeline = (
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
