import { existsSync } from 'node:fs'
import { artMeanings, artNames } from '../../blocks/art/art-name.ts'
import { Mood, moods } from '../../engine/campaign/theme/mood.ts'
import type { Asker } from './ask.ts'
import type { NewOptions } from './new-options.ts'
import { validateSlug } from './slug.ts'
import { fillStarter } from './starter.ts'
import type { Made, NewFile } from './starter.ts'
import { validateAddress, validateColour, validateLine } from './validators.ts'

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
  const sender = await ask.text('Sender address of mails', values.sender, {
    what: '--sender',
    example: 'ann@example.com',
    validate: validateAddress,
  })
  const postalAddress = await ask.text('Postal address, for the foot of mails', values.address, {
    what: '--address',
    example: '18 Orchard Row, Port Ellery',
    validate: validateLine,
  })
  const colour = await ask.text('Brand colour', values.colour, {
    what: '--colour',
    initial: '#1d6f5c',
    validate: validateColour,
  })
  const mood = await ask.choice('Mood of the theme', Mood.options, values.mood, '--mood', 'calm')
  const usual = moods[mood].shape.art
  const art = await ask.choice('What it is about, drawn', artNames, values.art, '--art', usual, artMeanings)
  const path = `${values.campaigns}/${slug}/coach.yaml`
  const text = fillStarter('coach.yaml', {
    COACH: slug,
    'COACH-NAME': plainYaml(name),
    BRAND: plainYaml(brand),
    SENDER: quotedYaml(sender),
    'POSTAL-ADDRESS': quotedYaml(postalAddress),
    COLOUR: colour.toLowerCase(),
    MOOD: art === usual ? mood : `${mood}, art: ${art}`,
  })
  return {
    files: [{ path, text }, ...siteOf(values.campaigns, brand)],
    next: [
      `In ${path}, remove the "#" before bio and write the text. Do the same with the other keys that you need.`,
      `Create the first campaign: npm run new -- campaign ${slug}/<name> --from lead-magnet`,
    ],
  }
}

/** A folder's first coach brings the file of the whole site. */
const siteOf = (folder: string, brand: string): NewFile[] => {
  const path = `${folder}/site.yaml`
  return existsSync(path) ? [] : [{ path, text: `name: ${plainYaml(brand)}\n` }]
}

const quotedYaml = (text: string) => text.replaceAll("'", "''")

const plainYaml = (text: string) =>
  /^[\p{L}][\p{L}\p{M}\p{N} .,&’'-]*$/u.test(text) && !/^(true|false|null|yes|no|on|off|~)$/i.test(text)
    ? text
    : `'${quotedYaml(text)}'`
