import type { Coach } from '../../campaign/schema/coach.ts'
import type { Sections, TemplateOwner } from './template.ts'

export type Author = { name: string; bio: string | undefined; portrait: Coach['portrait'] }

/** The coach, as coach.yaml has them. */
export const coachAs = ({ coach, person }: TemplateOwner): Author => ({
  name: person?.name ?? coach,
  bio: person?.bio && inSix(person.bio),
  portrait: person?.portrait,
})

/** The section has room for six paragraphs; coach.yaml may have more, which no key below `with` could fix. */
const inSix = (bio: string) => {
  const paragraphs = paragraphsOf(bio)
  return [...paragraphs.slice(0, 5), paragraphs.slice(5).join(' ')].join('\n\n')
}

const paragraphsOf = (bio: string) =>
  bio
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

/** The section about the coach, if coach.yaml has a bio or portrait. A portrait is in an arch. */
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
