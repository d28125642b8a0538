import { fillStarter } from './starter.ts'
import type { Made } from './starter.ts'

export type CoachAnswers = {
  slug: string
  name: string
  brand: string
  sender: string
  postalAddress: string
  colour: string
  mood: string
  dir: string
}

/** A coach's file. Campaigns come next. */
export const newCoach = ({
  slug,
  name,
  brand,
  sender,
  postalAddress,
  colour,
  mood,
  dir,
}: CoachAnswers): Made => {
  const path = `${dir}/${slug}/coach.yaml`
  const words = {
    COACH: slug,
    'COACH-NAME': plainYaml(name),
    BRAND: plainYaml(brand),
    SENDER: quotedYaml(sender),
    'POSTAL-ADDRESS': quotedYaml(postalAddress),
    COLOUR: colour,
    MOOD: mood,
  }
  return {
    files: [{ path, text: fillStarter('coach.yaml', words) }],
    next: [
      `Take the "#" from bio in ${path}, write it, and what else you like.`,
      `The first campaign: npm run new -- campaign ${slug}/<name> --from lead-magnet`,
    ],
  }
}

/** Inside single quotes only a single quote means something to YAML. */
const quotedYaml = (text: string) => text.replaceAll("'", "''")

/** Most names need no quotes; those that YAML would read as something else get them. */
const plainYaml = (text: string) =>
  /^[\p{L}][\p{L}\p{M}\p{N} .,&’'-]*$/u.test(text) && !/^(true|false|null|yes|no|on|off|~)$/i.test(text)
    ? text
    : `'${quotedYaml(text)}'`
