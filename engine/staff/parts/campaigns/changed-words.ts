/** Parts of a campaign that changed, in a sentence: "The form and the questions changed". */
export const changedWords = (parts: readonly string[]): string => {
  if (parts.length === 0) return 'Page changed'
  const words = list.format(parts.map((part) => names[part] ?? `the ${part.replaceAll('-', ' ')}`))
  return `${words[0]?.toUpperCase()}${words.slice(1)} changed`
}

const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** What a part is called by people who do not read its file; others are called as there. */
const names: Record<string, string> = {
  hero: 'the first screen',
  about: 'the person',
  faq: 'the questions',
  testimonials: 'the quotes',
  pricing: 'the prices',
  scheduler: 'the calendar',
  cta: 'the closing call',
  success: 'the thank-you',
  stats: 'the figures',
  fit: 'whom it is for',
  case: 'the example',
  sample: 'the sample to read',
  media: 'the picture or video',
  art: 'the drawing',
  order: 'the order of sections',
  seo: 'what search shows',
  theme: 'the look',
  pipeline: 'what follows the form',
  live: 'whether the page is live',
  mails: 'whether emails are sent',
  deliverable: 'the guide',
  lang: 'the language',
  doubleOptIn: 'how addresses are confirmed',
}
