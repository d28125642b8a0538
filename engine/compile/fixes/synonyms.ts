/**
 * Words that people take for a key or a type of ours, by its name. A word may stand for several: which one is meant is told by the
 * keys that its place knows. Words that are keys there themselves never come here.
 */
const saidFor: Record<string, readonly string[]> = {
  title: ['heading', 'headline', 'header', 'label', 'name', 'caption'],
  subtitle: [
    'subheading',
    'subheadline',
    'subline',
    'tagline',
    'text',
    'lead',
    'lede',
    'teaser',
    'description',
  ],
  text: ['description', 'desc', 'body', 'copy', 'content', 'subtitle', 'subheading', 'subline', 'paragraph'],
  description: ['text', 'desc', 'body', 'copy', 'content', 'subtitle', 'paragraph', 'summary'],
  intro: ['introduction', 'lead', 'preface', 'text', 'description'],
  label: ['title', 'text', 'caption', 'name'],
  eyebrow: ['badge', 'kicker', 'overline', 'pretitle'],
  badge: ['eyebrow', 'kicker', 'overline', 'pretitle'],
  href: ['url', 'link', 'to', 'target'],
  url: ['href', 'link', 'address'],
  src: ['image', 'img', 'picture', 'photo', 'file', 'url'],
  alt: ['altText', 'alternative', 'alttext'],
  mark: ['time', 'hour', 'number'],
  question: ['q', 'title', 'ask'],
  answer: ['a', 'text', 'reply', 'response', 'description'],
  name: ['author', 'person', 'fullName'],
  items: ['entries', 'list', 'points', 'bullets', 'benefits'],
  benefits: ['items', 'bullets', 'points', 'whatYouGet', 'agenda', 'features', 'list'],
  whatYouGet: ['benefits', 'items', 'bullets', 'points'],
  agenda: ['schedule', 'program', 'programme', 'benefits', 'items'],
  questions: ['faq', 'faqs'],
  buttonText: ['button', 'buttonLabel', 'cta', 'ctaText'],
  action: ['button', 'cta'],
  variant: ['layout', 'style'],
  capacity: ['places', 'seats', 'spots', 'size', 'limit', 'maxGuests'],
  minutes: ['duration', 'length'],
  starts: ['start', 'startsAt', 'begins', 'date', 'datetime'],
  place: ['location', 'venue', 'where'],
  sequence: ['emails', 'mails'],
  email: ['mail', 'template'],
  after: ['afterwards', 'delay', 'hours', 'afterHours', 'hoursAfter'],
  // Types of sections.
  scheduler: ['calendar', 'booking', 'calendly', 'appointment'],
  success: ['thanks', 'thank-you', 'thankyou', 'confirmation'],
  stats: ['numbers', 'figures', 'statistics', 'facts'],
  faq: ['questions', 'faqs', 'q&a'],
  testimonials: ['quotes', 'reviews', 'praise', 'voices'],
  about: ['bio', 'author', 'coach'],
  cta: ['button', 'call-to-action'],
  form: ['signup', 'sign-up', 'registration', 'optin', 'opt-in'],
  hero: ['header', 'banner', 'intro'],
  'next-steps': ['steps', 'process'],
}

/** The one key of `names` that `word` is another word for; undefined in doubt. */
export const replacementFor = (word: string, names: readonly string[]): string | undefined => {
  const found = names.filter((name) => saidFor[name]?.some((one) => one.toLowerCase() === word.toLowerCase()))
  return found.length === 1 ? found[0] : undefined
}
