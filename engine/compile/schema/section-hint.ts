/** 'Did you mean "media"? ' of "video": what people call a section that has another name here. */
export const sectionHint = (word: string, types: readonly string[]): string | undefined => {
  const type = everyday.get(word.toLowerCase().replaceAll(/[\s_-]+/g, ' '))
  return type !== undefined && types.includes(type) ? `Did you mean "${type}"? ` : undefined
}

const everyday = new Map(
  Object.entries({
    media: ['video', 'videos', 'film', 'image', 'picture', 'photo'],
    gallery: ['images', 'pictures', 'photos'],
    pricing: ['price', 'prices', 'offer', 'offers', 'packages', 'plans'],
    cta: ['button', 'call to action', 'banner'],
    testimonials: ['quote', 'quotes', 'review', 'reviews', 'testimonial'],
    faq: ['question', 'questions', 'questions and answers', 'faqs'],
    about: ['bio', 'team', 'team member', 'about me', 'about us', 'coach'],
    benefits: ['features', 'advantages', 'agenda', 'programme', 'program'],
    stats: ['numbers', 'figures'],
    text: ['paragraph', 'story'],
    scheduler: ['booking', 'calendar', 'appointment'],
    form: ['contact', 'contact form', 'signup', 'sign up', 'registration'],
    success: ['thanks', 'thank you'],
    'self-check': ['quiz'],
  }).flatMap(([type, words]) => words.map((word): [string, string] => [word, type])),
)
