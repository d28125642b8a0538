import type { EventConfig } from './event-config.ts'
import type { Sections } from './template.ts'

type Form = Extract<Sections[number], { type: 'form' }>

/** Whether the form is short enough to stand in the first screen. */
export const isShort = ({ fields = [] }: EventConfig) => {
  const seen = fields.filter(({ type }) => type !== 'hidden')
  return seen.length < 2 && seen.every(({ type }) => type !== 'textarea' && type !== 'radio')
}

/** Name, address and the fields of the campaign: a card in the first screen, or a section of its own. */
export const eventForm = (config: EventConfig): Form => ({
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
      text: 'Look in again: when somebody cannot come, their place is free here at once.',
    },
    over: config.messages.over ?? {
      title: 'This event is over',
      text: 'Thank you to everybody who came.',
    },
    ...(config.messages.cancelled && { cancelled: config.messages.cancelled }),
    error: { title: 'That did not work', text: 'Please try again in a moment.' },
  },
})
