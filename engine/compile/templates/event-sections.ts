import { aboutSection, coachAs } from './about-section.ts'
import { benefitItems } from './benefit-list.ts'
import type { EventConfig } from './event-config.ts'
import { eventFacts, eventFigures, places } from './event-facts.ts'
import { eventForm, isShort } from './event-form.ts'
import { onLightGrounds } from './light-grounds.ts'
import { faqSection, fitSection } from './reader-sections.ts'
import { openTheMail } from './success-steps.ts'
import type { Sections, TemplateOwner } from './template.ts'

/** The page from top to bottom. A short form is in the first screen, a longer one below the agenda. */
export const eventSections = (config: EventConfig, owner: TemplateOwner): Sections => {
  const action = { label: config.buttonText, href: '#form' }
  const form = eventForm(config)
  return [
    {
      type: 'hero',
      variant: isShort(config) ? 'dark-form' : 'split-art',
      tone: 'deep',
      eyebrow: config.badge,
      title: config.title,
      text: config.subtitle,
      facts: eventFacts(config),
      ...(!isShort(config) && { action }),
    },
    ...(isShort(config) ? [form] : []),
    successOf(config),
    ...onLightGrounds([
      agendaOf(config),
      ...(isShort(config) ? [] : [form]),
      { type: 'stats', variant: 'strip', figures: eventFigures(config) },
      ...aboutSection(coachAs(owner), 'Your host'),
      ...fitSection(config, { title: 'Is it for you?', yes: 'Come if', no: 'Stay at home if' }),
      ...faqSection(config, 'Before you sign up', action),
    ]),
    {
      type: 'cta',
      variant: 'echo',
      tone: 'deep',
      title:
        config.closing ??
        `${config.capacity.toLocaleString('en-US')} ${places(config.capacity)}. *One date.*`,
      action,
    },
    { type: 'footer', tone: 'deep' },
  ]
}

const agendaOf = ({ agenda }: EventConfig): Sections[number] => ({
  type: 'benefits',
  variant: agenda.some(({ mark }) => mark) ? 'agenda' : 'index',
  title: 'What happens',
  items: benefitItems(agenda),
})

const successOf = (config: EventConfig): Sections[number] => ({
  type: 'success',
  variant: 'page',
  title: config.successTitle,
  text: config.successSubtitle,
  facts: eventFacts(config),
  steps: config.successSteps ?? [
    openTheMail,
    { title: 'Today: put it into your calendar.', text: 'The link below opens a file that does it.' },
    { title: 'If you cannot come: say so.', text: 'Somebody else will be glad of your place.' },
  ],
  link: { label: 'Add it to my calendar', href: '@calendar' },
})
