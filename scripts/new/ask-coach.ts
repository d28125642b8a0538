import { Mood } from '../../engine/campaign/theme/mood.ts'
import type { Asker } from './ask.ts'
import { validateAddress, validateColour, validateLine } from './validators.ts'
import { newCoach } from './new-coach.ts'
import type { NewOptions } from './new-options.ts'
import { validateSlug } from './slug.ts'
import type { Made } from './starter.ts'

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
