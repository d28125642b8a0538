import { sequenceOf } from '../../../campaign/steps/journey.ts'
import type { JourneyMail } from '../../../campaign/steps/journey.ts'
import type { ParsedCampaign } from '../../parse/parsed-files.ts'

type Listed = { mail: JourneyMail; path: PropertyKey[] }

export const journeyMails = ({ pipeline }: ParsedCampaign): Listed[] =>
  pipeline.flatMap(({ index, entry }) =>
    sequenceOf(entry).map((mail, at) => ({ mail, path: ['pipeline', index, 'sequence', at] })),
  )
