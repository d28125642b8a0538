import type { ParsedCampaign } from '../../parse/parsed-files.ts'
import { isRecord } from '../../read/is-record.ts'

export type WrittenDeliverable = { file: string; isPrivate: boolean; path: string[] }

/** The file that a campaign promises, as its file says so; null where it names none as the schema wants it. */
export const deliverableIn = ({ raw }: Pick<ParsedCampaign, 'raw'>): WrittenDeliverable | null => {
  const { deliverable } = raw
  const written = isRecord(deliverable)
    ? { file: deliverable['file'], isPrivate: deliverable['private'] === true, path: ['deliverable', 'file'] }
    : { file: deliverable, isPrivate: false, path: ['deliverable'] }
  const { file } = written
  return typeof file === 'string' && /^[a-z0-9][a-z0-9-]*\.(md|pdf)$/.test(file) ? { ...written, file } : null
}
