import { Mood } from '../../engine/campaign/theme/mood.ts'
import type { Asker } from './ask.ts'
import { validateAddress, validateColour, validateLine } from './validators.ts'
import type { NewOptions } from './new-options.ts'
import { validateSlug } from './slug.ts'
import type { Made } from './starter.ts'
import { fillStarter } from './starter.ts'

export const askCoach = async (
  ask: Asker,
  slugWord: string | undefined,
  values: NewOptions,
): Promise<Made> => {
  const slug = await ask.text('Short name, for the folder', slugWord, {
    what: 'the slug',
    example: 'orchard',
    validate: validateSlug,
  })
  const name = await ask.text("The coach's own name", values.name, {
    what: '--name',
    example: 'Ann Ash',
    validate: validateLine,
  })
  const brand = await ask.text('Name of the practice', values.brand, {
    what: '--brand',
    initial: name,
    validate: validateLine,
  })
  const sender = await ask.text('Address that mails come from', values.sender, {
    what: '--sender',
    example: 'ann@example.com',
    validate: validateAddress,
  })
  const postalAddress = await ask.text('Postal address, for the foot of mails', values.address, {
    what: '--address',
    example: '18 Orchard Row, Port Ellery',
    validate: validateLine,
  })
  const colour = await ask.text('Colour of the brand', values.colour, {
    what: '--colour',
    initial: '#1d6f5c',
    validate: validateColour,
  })
  const mood = await ask.choice('Mood of the look', Mood.options, values.mood, '--mood', 'calm')
  return newCoach({
    slug,
    name,
    brand,
    sender,
    postalAddress,
    colour: colour.toLowerCase(),
    mood,
    dir: values.campaigns,
  })
}

type CoachAnswers = {
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
const newCoach = ({ slug, name, brand, sender, postalAddress, colour, mood, dir }: CoachAnswers): Made => {
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
