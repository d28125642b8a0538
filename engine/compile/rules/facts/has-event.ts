import { nearest } from '../../fixes/nearest.ts'
import type { ParsedCampaign } from '../../parse/parsed-files.ts'
import { isRecord } from '../../read/is-record.ts'

/** Whether a campaign has an event: a misspelt or faulty step counts, as a diagnostic of its own reports it. */
export const hasEvent = ({ raw }: ParsedCampaign): boolean =>
  (Array.isArray(raw['pipeline']) ? raw['pipeline'] : []).some(
    (entry: unknown) =>
      isRecord(entry) && typeof entry['step'] === 'string' && nearest(entry['step'], ['event']) === 'event',
  )
