import { Mood } from '../../engine/campaign/theme/mood.ts'
import type { Asker } from './ask.ts'
import { judgeAddress, judgeColour, judgeLine } from './judges.ts'
import { newCoach } from './new-coach.ts'
import type { NewOptions } from './new-options.ts'
import { judgeSlug } from './slug.ts'
import type { Made } from './starter.ts'

export const askCoach = async (
  ask: Asker,
  slugWord: string | undefined,
  values: NewOptions,
): Promise<Made> => {
  const slug = await ask.text('Short name, for the folder', slugWord, {
    what: 'the slug',
    example: 'orchard',
    judge: judgeSlug,
  })
  const name = await ask.text("The coach's own name", values.name, {
    what: '--name',
    example: 'Ann Ash',
    judge: judgeLine,
  })
  const brand = await ask.text('Name of the practice', values.brand, {
    what: '--brand',
    initial: name,
    judge: judgeLine,
  })
  const sender = await ask.text('Address that mails come from', values.sender, {
    what: '--sender',
    example: 'ann@example.com',
    judge: judgeAddress,
  })
  const postalAddress = await ask.text('Postal address, for the foot of mails', values.address, {
    what: '--address',
    example: '18 Orchard Row, Port Ellery',
    judge: judgeLine,
  })
  const colour = await ask.text('Colour of the brand', values.colour, {
    what: '--colour',
    initial: '#1d6f5c',
    judge: judgeColour,
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
