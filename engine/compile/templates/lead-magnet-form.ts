import { withGuideName } from './guide-name.ts'
import type { TemplateFields } from './template.ts'
import type { LeadMagnetConfig } from './lead-magnet-config.ts'

type Section = NonNullable<TemplateFields['sections']>[number]
type Form = Extract<Section, { type: 'form' }>

/** The form in the hero: a name and an address, both required. */
export const leadMagnetForm = (config: LeadMagnetConfig): Form => ({
  type: 'form',
  variant: 'ticket',
  placement: 'hero',
  title: config.formTitle,
  text: config.formSubtitle,
  fields: [
    { type: 'text', name: 'name', label: 'Name', autocomplete: 'name', maxLength: 100 },
    { type: 'email', name: 'email', label: 'Email Address' },
  ],
  button: { label: config.buttonText, busy: 'Sending Your Guide...' },
  privacy: 'Your guide, and one click to leave in every email.',
  messages: {
    missing: {
      title: 'Please fill in all fields',
      text: 'Both name and email are required to access your free guide.',
    },
    success: {
      title: 'Success! 🎉',
      text: withGuideName('Check your email for your {leadMagnetName}!', config.leadMagnetName),
    },
    error: { title: 'Oops! Something went wrong', text: `${tryAgain} {message}` },
    hints: {
      lead: 'There was an issue creating your account. Please try again. Lead creation failed: {message}',
      journey: 'There was an issue setting up your account. Please try again. {message}',
      campaign: notInOrder,
      sequence: notInOrder,
      ...(config.useMailchimp && {
        'mailing-list': `${tryAgain} Mailchimp subscription failed: {message}`,
      }),
      email:
        'There was an issue sending your email. Please check your email address and try again. Email delivery failed: {message}',
    },
  },
})

const tryAgain = 'Please try again or contact support if the issue persists.'
const notInOrder = 'System configuration error. Please contact support. {message}'
