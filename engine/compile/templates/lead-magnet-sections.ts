import { aboutSection } from './about-section.ts'
import type { Author } from './about-section.ts'
import { benefitItems, benefitVariant } from './benefit-list.ts'
import { withGuideName } from './guide-name.ts'
import { leadMagnetForm } from './lead-magnet-form.ts'
import type { LeadMagnetConfig } from './lead-magnet-config.ts'
import { withoutStars } from './plain-title.ts'
import { openTheMail } from './success-steps.ts'
import type { Sections, TemplateOwner } from './template.ts'

/** The page from top to bottom; light and dark grounds take turns. */
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
      // The name ends the title: a comma behind it could begin a line where a long word just fits.
      title: `*In your inbox in a minute:* ${withoutStars(config.leadMagnetName)}`,
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
    steps: [
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

/** {email} stays open: the page fills in what was typed. */
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
