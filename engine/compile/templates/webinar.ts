import { withoutStars } from './plain-title.ts'
import { promiseOrigins } from './page-keys.ts'
import { defineTemplate } from './template.ts'
import type { TemplateFields, TemplateOwner } from './template.ts'
import { WebinarConfig } from './webinar-config.ts'
import { webinarSections } from './webinar-sections.ts'

export const webinar = defineTemplate({
  name: 'webinar',
  schema: WebinarConfig,
  expand: (config, owner) => ({
    name: withoutStars(config.title),
    seo: { title: withoutStars(config.title), description: config.subtitle },
    sections: webinarSections(config, owner),
    pipeline: pipelineOf(config, owner),
  }),
  origins: {
    ...promiseOrigins,
    'sections.hero.photo': 'photo',
    'sections.hero.facts': 'facts',
    'sections.benefits.items': 'benefits',
    'sections.next-steps.steps': 'steps',
    'sections.form.title': 'formTitle',
    'sections.form.text': 'formSubtitle',
    'sections.form.button': 'buttonText',
    'sections.success.title': 'successTitle',
    'sections.success.text': 'successSubtitle',
    'sections.success.steps': 'successSteps',
    'sections.success.action': 'accessText',
    'sections.success.action.href': 'access',
    'sections.fit.fit': 'fit',
    'sections.fit.notFit': 'notFit',
    'sections.faq.questions': 'questions',
    'sections.cta.title': 'closing',
    'pipeline.lead.source': 'source',
    'pipeline.journey.sequence': { key: 'followUps', after: 1 },
    'pipeline.journey.sequence.0': null,
    'pipeline.email.email': null,
  },
})

const pipelineOf = (
  { source, followUps = [] }: WebinarConfig,
  { coach, stem }: TemplateOwner,
): NonNullable<TemplateFields['pipeline']> => [
  { step: 'lead', source: source ?? `${coach}-${stem}` },
  { step: 'journey', first: 'now', sequence: [{ email: stem, after: 0 }, ...followUps] },
  { step: 'email', email: stem, onError: 'error', wait: 5 },
]
