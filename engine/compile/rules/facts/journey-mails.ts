import type { ParsedCampaign } from '../../parse/parsed-files.ts'
import { isRecord } from '../../read/is-record.ts'

type Listed = { mail: Record<string, unknown>; path: PropertyKey[] }

/** Every mail of the campaign's journeys, and where it stands. */
export const journeyMails = ({ pipeline }: ParsedCampaign): Listed[] =>
  pipeline.flatMap(({ index, entry }) => {
    const sequence: unknown[] =
      entry['step'] === 'journey' && Array.isArray(entry['sequence']) ? entry['sequence'] : []
    return sequence.flatMap((mail, at) =>
      isRecord(mail) ? [{ mail, path: ['pipeline', index, 'sequence', at] }] : [],
    )
  })
