import { BookingConfig } from './booking-config.ts'
import { withoutStars } from './plain-title.ts'
import { promiseOrigins } from './page-keys.ts'
import { defineTemplate } from './template.ts'
import type { TemplateFault, TemplateOwner, Sections } from './template.ts'
import { aboutSection, coachAs } from './about-section.ts'
import { benefitItems, benefitVariant } from './benefit-list.ts'
import { lengthWords } from './length-words.ts'
import { onLightGrounds } from './light-grounds.ts'
import { faqSection, fitSection } from './reader-sections.ts'

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
    ...promiseOrigins,
    'sections.hero.photo': 'photo',
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

const bookingSections = (config: BookingConfig, owner: TemplateOwner): Sections => {
  const action = { label: config.buttonText, href: '#calendar' }
  return [
    {
      type: 'hero',
      variant: 'split-art',
      tone: 'paper',
      eyebrow: config.badge,
      title: config.title,
      text: config.subtitle,
      ...(config.photo && { photo: config.photo }),
      facts: [{ icon: 'clock', text: lengthWords(config.minutes) }, ...config.facts],
      action,
    },
    ...onLightGrounds([
      whatYouGet(config),
      calendarOf(config),
      {
        type: 'next-steps',
        variant: 'pins',
        title: 'How it goes',
        steps: config.steps ?? usualSteps(config),
      },
      ...aboutSection(coachAs(owner), 'Who you will talk to'),
      ...fitSection(config, { title: 'Is it for you?', yes: 'Book if', no: 'Do not book if' }),
      ...faqSection(config, 'Before you book', action),
    ]),
    {
      type: 'cta',
      variant: 'line',
      tone: 'deep',
      title: config.closing ?? `Put *${lengthWords(config.minutes)}* in your week`,
      action,
    },
    { type: 'footer', tone: 'deep' },
  ]
}

const whatYouGet = (config: BookingConfig): Sections[number] => ({
  type: 'benefits',
  variant: benefitVariant(config.whatYouGet),
  title: 'What you have when it is over',
  items: benefitItems(config.whatYouGet),
})

const calendarOf = ({ calendar, calendarTitle, bring, minutes }: BookingConfig): Sections[number] => ({
  type: 'scheduler',
  variant: 'embed',
  anchor: 'calendar',
  title: calendarTitle,
  text: 'Pick a day, then an hour. The calendar names its time zone.',
  minutes,
  ...(calendar !== undefined && { calendar }),
  ...(bring && { bringTitle: 'Have these to hand', bring }),
  label: 'Open the calendar in a new tab',
  note: 'Cannot see the calendar here?',
})

const usualSteps = ({ minutes }: BookingConfig) => [
  { title: 'Choose a time.', text: 'The calendar shows what is free.' },
  { title: 'Confirm it there.', text: 'The calendar sends you the details.' },
  { title: `Talk for ${lengthWords(minutes)}.`, text: 'Bring your questions. They come first.' },
]
