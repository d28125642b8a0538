/** The sections of a campaign; a lead magnet has them from its template. */
export const sectionsOf = ({ sections, with: words }, coach) =>
  sections ?? [
    { type: 'hero', eyebrow: 'Free guide', title: words.title, text: words.subtitle },
    {
      type: 'form',
      title: 'Get your free copy',
      text: 'It comes by email within a few minutes.',
      fields: [
        { type: 'text', name: 'name', label: 'Name', autocomplete: 'name' },
        { type: 'email', name: 'email', label: 'Email Address' },
      ],
      button: { label: words.buttonText },
      privacy: 'Your guide, and one click to leave in every email.',
    },
    {
      type: 'benefits',
      title: 'What you will find inside',
      button: words.buttonText,
      items: words.benefits.map(({ title, description }) => ({ title, text: description })),
    },
    {
      type: 'about',
      eyebrow: 'About the author',
      title: `Meet ${coach.name}`,
      paragraphs: [words.authorBio],
    },
    {
      type: 'cta',
      title: `*In your inbox in a minute:* ${words.leadMagnetName}`,
      button: words.buttonText,
    },
    { type: 'footer' },
  ]

/** HTML of a headline: stars mark a part of it. */
export const headline = (title) => {
  const escaped = title.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)
  return escaped.replace(/\*([^*]+)\*/g, '<em class="marked">$1</em>')
}
