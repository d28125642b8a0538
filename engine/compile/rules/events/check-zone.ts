import type { EventConfig } from '../../../campaign/steps/event.ts'
import type { ParsedCampaign, ParsedFiles } from '../../parse/parsed-files.ts'
import { startOf } from '../../../campaign/schema/event-start.ts'
import { isRecord } from '../../read/is-record.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { isWritten } from '../../read/yaml-find.ts'
import { eventIn } from '../facts/event-of-file.ts'
import { saidTimes } from './said-times.ts'
import { namesPlace, saysOwnHour } from './when-differs.ts'
import { hasOffset, offsetAt } from './zone-offset.ts'
import { zonesInWords } from './zones-in-words.ts'
import type { NamedZone } from './zones-in-words.ts'
import { defineRule } from '../define-rule.ts'

/**
 * An event has the offset of its time zone on its day, and not that of the other half of the year. The zone is the one that
 * the words about the event name, else that of the coach.
 */
const checkZones = ({ campaigns, coaches }: ParsedFiles): Diagnostic[] =>
  campaigns.flatMap((parsed) => {
    const found = eventIn(parsed)
    const starts = found?.event.starts
    // A start with the name of its zone has the right offset.
    if (!found || starts === undefined || startOf(starts).zone !== undefined) return []
    const words = wordsAbout(parsed, found.event)
    const named = words.filter((text) => saysOwnHour(text, starts)).flatMap(zonesInWords)
    const notices = coaches.get(parsed.coach)?.raw['notices']
    const own = isRecord(notices) && !words.some(mayBeElsewhere) ? notices['timezone'] : undefined
    const zones = named.length > 0 || typeof own !== 'string' ? named : [{ zone: own }]
    const fault = otherHalf(starts, zones)
    return fault ? [reported(parsed, found.index, { starts, ...fault })] : []
  })

export const zoneRule = defineRule({
  ids: {
    'event-offset': { says: 'An event has the UTC offset of its time zone on that day.', repairs: true },
  },
  check: checkZones,
})

type Fault = { zone: string; offset: string; right: string }

const otherHalf = (starts: string, zones: readonly NamedZone[]): Fault | undefined => {
  const offset = /[+-]\d\d:\d\d$/.exec(starts)?.[0]
  if (offset === undefined) return undefined
  const found = zones.map(({ zone, offset: literal }) => {
    const right = offsetOfClock(zone, starts)
    const isWrong = right !== undefined && right !== offset && literal !== offset
    return isWrong && hasOffset(zone, offset, starts) ? { zone, offset, right } : undefined
  })
  return found.every((one) => one !== undefined) ? found[0] : undefined
}

const reported = (
  { source: { yaml, report } }: ParsedCampaign,
  index: number,
  { starts, zone, offset, right }: Fault & { starts: string },
): Diagnostic => {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${starts.slice(0, 10)}T00:00Z`),
  )
  const write = withOffset(starts, right)
  return report(isWritten(yaml, ['with', 'starts']) ? ['with', 'starts'] : ['pipeline', index, 'starts'], {
    rule: 'event-offset',
    message: `ends in ${offset}, but on ${day} the clocks of ${zone} are at ${right}: it would begin at another hour.`,
    fix: `Write '${write}'. For another time zone, name its city where the page says the time, or in "place".`,
    word: offset,
    replacement: { of: starts, write },
  })
}

/** An address, or a time with another name beside it: a city may have a zone of its own. */
const mayBeElsewhere = (words: string): boolean => {
  const { weekdays, days, times, rest } = saidTimes(words)
  if (days.length + times.length + weekdays.length > 0) return namesPlace(rest.replace(/\bUTC\b/, ''))
  return /\p{Lu}\p{L}+,? \p{Lu}|\d \p{Lu}|, \p{Lu}/u.test(words) && !words.startsWith('https:')
}

const wordsAbout = ({ source, sections }: ParsedCampaign, event: EventConfig): string[] => {
  const settings = isRecord(source.yaml.value) ? source.yaml.value['with'] : undefined
  const when = isRecord(settings) ? settings['when'] : undefined
  const facts = sections.flatMap(({ facts: all }) => (Array.isArray(all) ? all : []))
  const texts = facts.map((fact: unknown) => (isRecord(fact) ? fact['text'] : undefined))
  return [when, event.place, event.title, ...texts].filter((text) => typeof text === 'string')
}

/** The offset that a clock of the zone has when it shows the time of `starts` (ISO with an offset). */
export const offsetOfClock = (zone: string, starts: string): string | undefined => {
  const near = offsetAt(zone, Date.parse(starts))
  // Close to the change of clocks the moment lies on the other side of it.
  return near && offsetAt(zone, Date.parse(withOffset(starts, near)))
}

const withOffset = (starts: string, offset: string) => starts.replace(/(Z|[+-]\d\d:\d\d)$/, offset)
