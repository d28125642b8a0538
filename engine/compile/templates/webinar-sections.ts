import { withFollowUps } from './with-follow-ups.ts'
import { aboutSection, coachAs } from './about-section.ts'
import { benefitItems, benefitVariant } from './benefit-list.ts'
import { lengthWords } from './length-words.ts'
import { onLightGrounds } from './light-grounds.ts'
import { faqSection, fitSection } from './reader-sections.ts'
import { openTheMail } from '../../words/success-steps.ts'
import type { Sections, TemplateOwner } from './template.ts'
import type { WebinarConfig } from './webinar-config.ts'

export const webinarSections = (config: WebinarConfig, owner: TemplateOwner): Sections => {
  const action = { label: config.buttonText, href: '#form' }
  return [
    {
      type: 'hero',
      variant: 'poster',
      tone: 'paper',
      eyebrow: config.badge,
      title: config.title,
      text: config.subtitle,
      ...(config.photo && { photo: config.photo }),
      facts: factsOf(config),
    },
    webinarForm(config),
    successOf(config),
    ...onLightGrounds([
      benefitsOf(config),
      stepsOf(config),
      ...aboutSection(coachAs(owner), 'Your host'),
      ...fitSection(config, { title: 'Is it for you?', yes: 'Come if', no: 'Skip it if' }),
      ...faqSection(config, 'Before you sign up', action),
    ]),
    {
      type: 'cta',
      variant: 'dusk',
      tone: 'deep',
      title: config.closing ?? `*${lengthWords(config.minutes)},* and you have seen it all`,
      action,
    },
    { type: 'footer', tone: 'deep' },
  ]
}

type Hero = Extract<Sections[number], { type: 'hero' }>

const factsOf = ({ when, minutes, value, facts = [] }: WebinarConfig): NonNullable<Hero['facts']> => [
  when === undefined
    ? { icon: 'video', text: 'On demand, at your own pace' }
    : { icon: 'calendar', text: when },
  { icon: 'clock', text: lengthWords(minutes) },
  ...(value === undefined ? [] : [{ icon: 'check' as const, text: value }]),
  ...facts,
]

const benefitsOf = ({ benefits }: WebinarConfig): Sections[number] => ({
  type: 'benefits',
  variant: benefitVariant(benefits),
  title: 'What the class holds',
  items: benefitItems(benefits),
})

const stepsOf = (config: WebinarConfig): Sections[number] => ({
  type: 'next-steps',
  variant: benefitVariant(config.benefits) === 'trio' ? 'rail' : 'pins',
  title: 'How it goes',
  steps: config.steps ?? [
    { title: 'Say where to write.', text: 'A name and an address, nothing else.' },
    { title: 'Open the email.', text: 'It is there in a few minutes, with your access.' },
    lastStep(config),
  ],
})

const lastStep = ({ when, minutes }: WebinarConfig) => ({
  title: `Take ${lengthWords(minutes)}.`,
  text: when ?? 'Today or next week: there is no date to miss.',
})

const successOf = (config: WebinarConfig): Sections[number] => ({
  type: 'success',
  title: config.successTitle,
  text: config.successSubtitle,
  steps: config.successSteps ?? [openTheMail, lastStep(config)],
  ...(config.access !== undefined && { action: { label: config.accessText, href: config.access } }),
})

type Form = Extract<Sections[number], { type: 'form' }>

const webinarForm = (config: WebinarConfig): Form => ({
  type: 'form',
  variant: 'card',
  placement: 'hero',
  title: config.formTitle,
  text: config.formSubtitle,
  fields: [
    { type: 'text', name: 'name', label: 'Your name', autocomplete: 'name', maxLength: 100 },
    { type: 'email', name: 'email', label: 'Email address' },
  ],
  button: { label: config.buttonText, busy: 'Saving your spot...' },
  privacy: withFollowUps('Your access', config.followUps),
  messages: {
    missing: { title: 'Something is missing', text: 'Please fill in both your name and your address.' },
    success: { title: 'You are in', text: 'Check your email for your access.' },
    error: { title: 'That did not work', text: 'Please try again in a moment.' },
    hints: { email: 'Your email could not be sent. Please check the address and try again. {message}' },
  },
})
