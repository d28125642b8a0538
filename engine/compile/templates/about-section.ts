import type { Coach } from '../../campaign/schema/coach.ts'
import type { Sections, TemplateOwner } from './template.ts'

export type Author = { name: string; bio: string | undefined; portrait: Coach['portrait'] }

export const coachAs = ({ coach, person }: TemplateOwner): Author => ({
  name: person?.name ?? coach,
  bio: person?.bio && inSixParagraphs(person.bio),
  portrait: person?.portrait,
})

const inSixParagraphs = (bio: string) => {
  const paragraphs = paragraphsOf(bio)
  return [...paragraphs.slice(0, 5), paragraphs.slice(5).join(' ')].join('\n\n')
}

const paragraphsOf = (bio: string) =>
  bio
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

export const aboutSection = ({ name, bio, portrait }: Author, eyebrow: string): Sections => {
  const paragraphs = paragraphsOf(bio ?? '')
  if (paragraphs.length === 0) return []
  return [
    {
      type: 'about',
      variant: portrait ? 'arch' : 'letter',
      tone: 'paper',
      eyebrow,
      title: `Meet ${name}`,
      paragraphs,
      ...(portrait && { portrait }),
    },
  ]
}
