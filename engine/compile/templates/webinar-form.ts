import type { Sections } from './template.ts'
import type { WebinarConfig } from './webinar-config.ts'

type Form = Extract<Sections[number], { type: 'form' }>

/** The form in the first screen: a name and an address. */
export const webinarForm = (config: WebinarConfig): Form => ({
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
  privacy: 'Your access, and one click to leave in every email.',
  messages: {
    missing: { title: 'Something is missing', text: 'Please fill in both your name and your address.' },
    success: { title: 'You are in', text: 'Check your email for your access.' },
    error: { title: 'That did not work', text: 'Please try again in a moment.' },
    hints: { email: 'Your email could not be sent. Please check the address and try again. {message}' },
  },
})
