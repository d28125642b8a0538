import { askCampaign } from './ask-campaign.ts'
import { askCoach } from './ask-coach.ts'
import { createAsker } from './ask.ts'
import { newBlock, newStep } from './new-part.ts'
import { parseNew, refuseStrangers } from './new-options.ts'
import { validateSlug } from './slug.ts'
import type { Made } from './starter.ts'

type Answers = { made: Made; dir: string | null }

const kinds = ['campaign', 'coach', 'block', 'step'] as const

export const readAnswers = async (args: string[]): Promise<Answers> => {
  const { values, positionals } = parseNew(args)
  const ask = createAsker()
  const kind = await ask.choice('What is new?', kinds, positionals[0], 'the kind')
  refuseStrangers(kind, positionals, values)
  const name = positionals[1]
  if (kind === 'campaign') return { made: await askCampaign(ask, name, values), dir: values.campaigns }
  if (kind === 'coach') return { made: await askCoach(ask, name, values), dir: values.campaigns }
  const word = await ask.text(`Name of the ${kind}`, name, {
    what: 'the name',
    example: 'price-list',
    validate: validateSlug,
  })
  return { made: kind === 'block' ? newBlock(word) : newStep(word), dir: null }
}
