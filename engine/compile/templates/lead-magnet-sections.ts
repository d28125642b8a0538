import { withFollowUps } from './with-follow-ups.ts'
import { aboutSection } from './about-section.ts'
import type { Author } from './about-section.ts'
import { benefitItems, benefitVariant } from './benefit-list.ts'
import { withGuideName } from './guide-name.ts'
import type { LeadMagnetConfig } from './lead-magnet-config.ts'
import { withoutStars } from './plain-title.ts'
import { openTheMail } from '../../words/success-steps.ts'
import type { Sections, TemplateOwner, TemplateFields } from './template.ts'

export const leadMagnetSections = (config: LeadMagnetConfig, owner: TemplateOwner): Sections => {
  const author = authorOf(config, owner)
  const book = bookOf(config, author.name)
  return [
    {
      type: 'hero',
      variant: 'map-book',
      tone: 'deep',
      eyebrow: config.badge,
      title: config.title,
      text: config.subtitle,
      ...(config.photo && { photo: config.photo }),
      book,
    },
    leadMagnetForm(config),
    successOf(config, owner, author.name, book),
    benefitsOf(config),
    ...aboutSection(author, 'About the author'),
    {
      type: 'cta',
      variant: 'echo',
      tone: 'deep',
      // No comma behind the name: it could begin a line where a long word just fits.
      title: config.closing ?? `${withoutStars(config.leadMagnetName)} *by email within minutes*`,
      action: { label: config.buttonText, href: '#form' },
    },
    { type: 'footer', tone: 'deep' },
  ]
}

const authorOf = (config: LeadMagnetConfig, { coach, person }: TemplateOwner): Author => {
  const name = config.authorName ?? person?.name ?? coach
  const portrait = config.authorImage
    ? { src: config.authorImage, alt: `Portrait of ${name}` }
    : person?.portrait
  return { name, bio: config.authorBio ?? person?.bio, portrait }
}

const bookOf = ({ leadMagnetName, bookCoverImage }: LeadMagnetConfig, author: string) => ({
  title: leadMagnetName,
  author: author.slice(0, 60),
  ...(bookCoverImage && { picture: { src: bookCoverImage, alt: `Cover of ${leadMagnetName}` } }),
})
type Book = ReturnType<typeof bookOf>

const successOf = (
  config: LeadMagnetConfig,
  owner: TemplateOwner,
  author: string,
  book: Book,
): Sections[number] => {
  const guide = config.pdfDownloadUrl ?? (owner.own['deliverable'] === undefined ? undefined : '@deliverable')
  return {
    type: 'success',
    title: filled(config.successTitle, config),
    text: filled(config.successSubtitle, config),
    steps: config.successSteps ?? [
      openTheMail,
      { title: 'Today: read the first page.', text: 'Mark the one idea that fits your week.' },
      { title: 'This week: try that idea.', text: 'Reply to the email and say how it went.' },
    ],
    tip: `Enjoy the read. ${author}`,
    ...(guide !== undefined && {
      variant: 'download',
      book,
      action: { label: 'Download the PDF', href: guide },
    }),
  }
}

const filled = (text: string, { leadMagnetName }: LeadMagnetConfig) => withGuideName(text, leadMagnetName)

const benefitsOf = ({ benefits, description, buttonText }: LeadMagnetConfig): Sections[number] => ({
  type: 'benefits',
  variant: benefitVariant(benefits),
  tone: 'tint',
  title: 'What you will find inside',
  ...(description !== undefined && { text: description }),
  ...(benefits.every(({ icon }) => !icon) && { action: { label: buttonText, href: '#form' } }),
  items: benefitItems(benefits),
})

type Section = NonNullable<TemplateFields['sections']>[number]
type Form = Extract<Section, { type: 'form' }>

const leadMagnetForm = (config: LeadMagnetConfig): Form => ({
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
  privacy: withFollowUps('Your guide', config.followUps),
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
