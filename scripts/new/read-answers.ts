import { askCampaign } from './ask-campaign.ts'
import { askCoach } from './ask-coach.ts'
import { askOwned } from './ask-owned.ts'
import { createAsker } from './ask.ts'
import type { Asker } from './ask.ts'
import { newMail } from './new-mail.ts'
import { newBlock, newStep } from './new-part.ts'
import { parseNew, refuseStrangers } from './new-options.ts'
import { validateSlug } from './slug.ts'
import type { Made } from './starter.ts'

type Answers = { made: Made; dir: string | null }

const askMail = async (ask: Asker, id: string | undefined, dir: string): Promise<Made> => {
  const { owner, slug } = await askOwned(ask, id, { dir, kind: 'mail', example: 'second-night' })
  return newMail({ coach: owner.slug, coachName: owner.name, lang: owner.lang, slug, dir })
}

const kinds = ['campaign', 'mail', 'coach', 'block', 'step'] as const

export const readAnswers = async (args: string[]): Promise<Answers> => {
  const { values, positionals } = parseNew(args)
  const ask = createAsker()
  const kind = await ask.choice('What is new?', kinds, positionals[0], 'the kind')
  refuseStrangers(kind, positionals, values)
  const name = positionals[1]
  if (kind === 'campaign') return { made: await askCampaign(ask, name, values), dir: values.campaigns }
  if (kind === 'mail') return { made: await askMail(ask, name, values.campaigns), dir: values.campaigns }
  if (kind === 'coach') return { made: await askCoach(ask, name, values), dir: values.campaigns }
  const word = await ask.text(`Name of the ${kind}`, name, {
    what: 'the name',
    example: 'price-list',
    validate: validateSlug,
  })
  return { made: kind === 'block' ? newBlock(word) : newStep(word), dir: null }
}
