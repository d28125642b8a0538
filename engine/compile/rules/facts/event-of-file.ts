import type { EventConfig } from '../../../campaign/steps/event.ts'
import { eventStep } from '../../../campaign/steps/event.ts'
import type { ParsedCampaign } from '../../parse/parsed-files.ts'
import { isRecord } from '../../read/is-record.ts'
import { nearest } from '../../fixes/nearest.ts'

export const eventIn = ({ pipeline }: ParsedCampaign): { index: number; event: EventConfig } | undefined =>
  pipeline.flatMap(({ index, entry }) => {
    const event = eventStep.read(entry)
    return event ? [{ index, event }] : []
  })[0]

/** Whether the file has an event; a misspelt or faulty step, which has a diagnostic of its own, still counts. */
export const hasEvent = ({ raw }: ParsedCampaign): boolean =>
  (Array.isArray(raw['pipeline']) ? raw['pipeline'] : []).some(
    (entry: unknown) => isRecord(entry) && isEvent(entry['step']),
  )

export const isEvent = (name: unknown): boolean =>
  typeof name === 'string' && nearest(name, [eventStep.name]) !== undefined
