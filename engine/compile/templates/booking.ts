import { BookingConfig } from './booking-config.ts'
import { bookingSections } from './booking-sections.ts'
import { withoutStars } from './plain-title.ts'
import { defineTemplate } from './template.ts'
import type { TemplateFault, TemplateOwner } from './template.ts'

/** A page whose only aim is a call in the coach's calendar: no form, no pipeline, no mail. */
export const booking = defineTemplate({
  name: 'booking',
  schema: BookingConfig,
  expand: (config, owner) => ({
    name: withoutStars(config.title),
    seo: { title: withoutStars(config.title), description: config.subtitle },
    sections: bookingSections(config, owner),
  }),
  faults: (config, owner) => withoutCalendar(config, owner),
  origins: {
    name: 'title',
    'seo.title': 'title',
    'seo.description': 'subtitle',
    'sections.hero.eyebrow': 'badge',
    'sections.hero.title': 'title',
    'sections.hero.text': 'subtitle',
    'sections.hero.facts': { key: 'facts', after: 1 },
    'sections.hero.facts.0': 'minutes',
    'sections.hero.action': 'buttonText',
    'sections.benefits.items': 'whatYouGet',
    'sections.scheduler.calendar': 'calendar',
    'sections.scheduler.title': 'calendarTitle',
    'sections.scheduler.bring': 'bring',
    'sections.next-steps.steps': 'steps',
    'sections.fit.fit': 'fit',
    'sections.fit.notFit': 'notFit',
    'sections.faq.questions': 'questions',
    'sections.cta.title': 'closing',
  },
})

const withoutCalendar = (
  { calendar }: BookingConfig,
  { person }: Pick<TemplateOwner, 'person'>,
): TemplateFault[] =>
  calendar !== undefined || !person || person.scheduler !== undefined
    ? []
    : [
        {
          key: 'calendar',
          rule: 'missing',
          message: 'is missing, and coach.yaml names no calendar either.',
          fix: 'Write "scheduler: https://..." in coach.yaml, or the address here.',
        },
      ]
