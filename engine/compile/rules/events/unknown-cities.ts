import type { Start } from '../../../campaign/schema/event-start.ts'
import { cityOf } from '../../../campaign/schema/event-start.ts'
import { eventDate } from '../../../campaign/schema/event-words.ts'
import type { RuleWords } from '../../diagnostics/rule-words.ts'
import { offsetOf, unplacedTimes } from './placed-times.ts'
import { plainTimes } from './plain-times.ts'
import { isAboutMore, showsAt } from './when-differs.ts'

export const cityIds = {
  'unknown-city': {
    says: 'A note, no fault: an hour that is not that of the event names a city whose clocks are known.',
  },
} satisfies Record<string, RuleWords>

/**
 * "19 Uhr in Wörishofen" of an event at 20:00 in Berlin. The data names some cities of each zone: whether the clocks of
 * another show the same, the author alone knows.
 */
export const cityNote = (words: string, { at: starts, zone }: Start) => {
  const text = plainTimes(words)
  if (isAboutMore(text)) return undefined
  const own = offsetOf(starts)
  const unknown = unplacedTimes(text).find(({ time }) => !showsAt(time, starts, own))
  if (!unknown || starts.endsWith('Z')) return undefined
  const { time, place } = unknown
  return {
    rule: 'unknown-city',
    message: `says "${time.text}" of "${place}", whose clocks are not known: the hour was not compared. The event begins on ${eventDate(starts, 'en', zone)}.`,
    fix: `Where its clocks are those of the event${zone === undefined ? '' : ` (${cityOf(zone)})`}, correct the hour; else name the city that the time zone is called after, such as "New York".`,
    word: place,
  }
}
