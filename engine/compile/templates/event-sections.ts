import { aboutSection, coachAs } from './about-section.ts'
import { benefitItems } from './benefit-list.ts'
import type { EventConfig } from './event-config.ts'
import { onLightGrounds } from './light-grounds.ts'
import { faqSection, fitSection } from './reader-sections.ts'
import { openTheMail } from '../../words/success-steps.ts'
import { langOf } from './template.ts'
import type { Sections, TemplateOwner } from './template.ts'
import type { Lang } from '../../words/lang.ts'
import { wordsOf } from '../../words/words.ts'
import { startOf } from '../../campaign/schema/event-start.ts'
import { eventDate } from '../../campaign/schema/event-words.ts'
import { lengthFigure, lengthWords } from './length-words.ts'

export const eventSections = (config: EventConfig, owner: TemplateOwner): Sections => {
  const action = { label: config.buttonText, href: '#form' }
  const form = eventForm(config)
  const lang = langOf(owner)
  return [
    {
      type: 'hero',
      variant: isShort(config) ? 'dark-form' : 'split-art',
      tone: 'deep',
      eyebrow: config.badge,
      title: config.title,
      text: config.subtitle,
      ...(config.photo && { photo: config.photo }),
      facts: eventFacts(config, lang),
      ...(!isShort(config) && { action }),
    },
    ...(isShort(config) ? [form] : []),
    successOf(config, lang),
    ...onLightGrounds([
      agendaOf(config),
      ...(isShort(config) ? [] : [form]),
      { type: 'stats', variant: 'strip', figures: eventFigures(config, lang) },
      ...aboutSection(coachAs(owner), 'Your host'),
      ...fitSection(config, { title: 'Is it for you?', yes: 'Come if', no: 'Stay at home if' }),
      ...faqSection(config, 'Before you sign up', action),
    ]),
    {
      type: 'cta',
      variant: 'echo',
      tone: 'deep',
      title: config.closing ?? closingOf(config, lang),
      action,
    },
    { type: 'footer', tone: 'deep' },
  ]
}

const closingOf = ({ capacity, every }: EventConfig, lang: Lang | undefined) =>
  `${numberIn(capacity, lang)} ${places(capacity)}. *${every === undefined ? 'One date' : 'Every time'}.*`

const agendaOf = ({ agenda }: EventConfig): Sections[number] => ({
  type: 'benefits',
  variant: agenda.some(({ mark }) => mark) ? 'agenda' : 'index',
  title: 'What happens',
  items: benefitItems(agenda),
})

const successOf = (config: EventConfig, lang: Lang | undefined): Sections[number] => ({
  type: 'success',
  variant: 'page',
  title: config.successTitle,
  text: config.successSubtitle,
  facts: eventFacts(config, lang),
  steps: config.successSteps ?? [
    openTheMail,
    { title: 'Today: put it into your calendar.', text: 'The calendar link opens a file that does it.' },
    { title: 'If you cannot come: say so.', text: 'Somebody else will be glad of your place.' },
  ],
  link: { label: 'Add it to my calendar', href: '@calendar' },
})

type Fact = NonNullable<EventConfig['facts']>[number]

const eventFacts = (
  { starts, every, when, minutes, place, facts = [] }: EventConfig,
  lang: Lang | undefined,
): Fact[] => [
  { icon: 'calendar', text: when ?? (every === undefined ? spokenStart(starts, lang) : '{eventDate}') },
  { icon: 'clock', text: lengthWords(minutes) },
  ...(place === undefined ? [] : [placeFact(place)]),
  ...facts,
]

const spokenStart = (starts: string, lang: Lang | undefined) => {
  const { at, zone } = startOf(starts)
  return eventDate(at, lang, zone)
}

const placeFact = (place: string): Fact =>
  isLinkForGuests(place) ? { icon: 'video', text: 'Live, online' } : { icon: 'pin', text: place }

const isLinkForGuests = (place: string) => /^https?:/i.test(place)

const eventFigures = ({ starts, every, minutes, capacity }: EventConfig, lang: Lang | undefined) => [
  {
    value: every === undefined ? inWords(starts, { month: 'short', day: 'numeric' }, lang) : '{eventDay}',
    label: inWords(starts, { weekday: 'long' }, lang),
  },
  lengthFigure(minutes, lang),
  { value: numberIn(capacity, lang), label: places(capacity) },
]

const places = (capacity: number) => (capacity === 1 ? 'place' : 'places')

const numberIn = (number: number, lang: Lang | undefined) => number.toLocaleString(wordsOf(lang).locale)

const inWords = (starts: string, parts: Intl.DateTimeFormatOptions, lang: Lang | undefined) => {
  const { at } = startOf(starts)
  const offset = /[+-]\d\d:\d\d$/.exec(at)?.[0] ?? '+00:00'
  const { event, locale } = wordsOf(lang)
  return event.day(new Intl.DateTimeFormat(locale, { timeZone: offset, ...parts }).format(new Date(at)))
}

type Form = Extract<Sections[number], { type: 'form' }>

const isShort = ({ fields = [] }: EventConfig) => {
  const seen = fields.filter(({ type }) => type !== 'hidden')
  return seen.length < 2 && seen.every(({ type }) => type !== 'textarea' && type !== 'radio')
}

const eventForm = (config: EventConfig): Form => ({
  type: 'form',
  ...(isShort(config) ? { variant: 'card', placement: 'hero' } : { variant: 'full' }),
  title: config.formTitle,
  text: config.formSubtitle,
  fields: [
    { type: 'text', name: 'name', label: 'Your name', autocomplete: 'name', maxLength: 100 },
    { type: 'email', name: 'email', label: 'Email address' },
    ...(config.fields ?? []),
  ],
  button: { label: config.buttonText, busy: 'Saving your place...' },
  privacy: 'Emails about this event only, and one click to leave in each.',
  messages: {
    missing: { title: 'Something is missing', text: 'Please fill in the fields that are marked.' },
    success: { title: 'Your place is saved', text: 'Check your email for the details.' },
    partial: { title: 'Your place is saved', text: 'The email may take a little longer.' },
    nearlyFull: { text: '{left} of {capacity} places left.', from: 0.8 },
    duplicate: config.messages.duplicate ?? {
      title: 'Your place is safe',
      text: 'You are signed up already. The details are in your email.',
    },
    full: config.messages.full ?? {
      title: 'All places are taken',
      text: 'Check back soon: when somebody cancels, their place opens up here right away.',
    },
    over: config.messages.over ?? {
      title: 'This event is over',
      text: 'Thank you to everybody who came.',
    },
    ...(config.messages.cancelled && { cancelled: config.messages.cancelled }),
    error: { title: 'That did not work', text: 'Please try again in a moment.' },
  },
})
