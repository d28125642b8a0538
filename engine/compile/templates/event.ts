import { EventConfig } from './event-config.ts'
import { eventSections } from './event-sections.ts'
import { withoutStars } from './plain-title.ts'
import { promiseOrigins } from './page-keys.ts'
import { defineTemplate } from './template.ts'
import type { TemplateFields, TemplateOwner } from './template.ts'

export const event = defineTemplate({
  name: 'event',
  schema: EventConfig,
  expand: (config, owner) => ({
    name: withoutStars(config.title),
    seo: { title: withoutStars(config.title), description: config.subtitle },
    sections: eventSections(config, owner),
    pipeline: eventPipeline(config, owner),
  }),
  origins: {
    ...promiseOrigins,
    'sections.hero.photo': 'photo',
    'sections.hero.facts': 'facts',
    'sections.benefits.items': 'agenda',
    'sections.form.title': 'formTitle',
    'sections.form.text': 'formSubtitle',
    'sections.form.button': 'buttonText',
    'sections.form.fields': { key: 'fields', after: 2 },
    'sections.form.messages': 'messages',
    'sections.success.title': 'successTitle',
    'sections.success.text': 'successSubtitle',
    'sections.success.steps': 'successSteps',
    'sections.stats.figures': 'capacity',
    'sections.fit.fit': 'fit',
    'sections.fit.notFit': 'notFit',
    'sections.faq.questions': 'questions',
    'sections.cta.title': 'closing',
    'pipeline.lead.source': 'source',
    'pipeline.lead.metadata': 'fields',
    'pipeline.event.title': 'title',
    'pipeline.event.starts': 'starts',
    'pipeline.event.every': 'every',
    'pipeline.event.except': 'except',
    'pipeline.event.until': 'until',
    'pipeline.event.place': 'place',
    'pipeline.event.facts': 'facts',
    'pipeline.event.movedEmail': 'movedEmail',
    'pipeline.event.cancelledEmail': 'cancelledEmail',
    'pipeline.journey.sequence': 'reminders',
    'pipeline.email.email': null,
  },
})

const eventPipeline = (
  config: EventConfig,
  { coach, stem }: TemplateOwner,
): NonNullable<TemplateFields['pipeline']> => [
  {
    step: 'lead',
    source: config.source ?? `${coach}-${stem}`,
    metadata: Object.fromEntries((config.fields ?? []).map(({ name }) => [name, `{${name}}`])),
  },
  {
    step: 'event',
    capacity: config.capacity,
    duplicates: config.duplicates,
    title: config.eventTitle ?? withoutStars(config.title),
    starts: config.starts,
    ...(config.every !== undefined && { every: config.every }),
    ...(config.except && { except: config.except }),
    ...(config.until !== undefined && { until: config.until }),
    minutes: config.minutes,
    ...(config.place !== undefined && { place: config.place }),
    ...(config.facts && { facts: config.facts.map(({ text }) => text) }),
    ...(config.cancelled && { cancelled: true }),
    ...(config.movedEmail !== undefined && { movedEmail: config.movedEmail }),
    ...(config.cancelledEmail !== undefined && { cancelledEmail: config.cancelledEmail }),
  },
  ...(config.reminders ? [{ step: 'journey', sequence: config.reminders }] : []),
  { step: 'email', email: stem, onError: 'partial', wait: 5 },
]
