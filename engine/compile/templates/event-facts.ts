import { eventDate } from '../../campaign/schema/event-words.ts'
import type { EventConfig } from './event-config.ts'
import { lengthFigure, lengthWords } from './length-words.ts'

type Fact = NonNullable<EventConfig['facts']>[number]

/** Date, length and, unless it is a link, the place: a link is for guests alone. */
export const eventFacts = ({ starts, when, minutes, place, facts = [] }: EventConfig): Fact[] => [
  { icon: 'calendar', text: when ?? eventDate(starts) },
  { icon: 'clock', text: lengthWords(minutes) },
  ...(place === undefined ? [] : [placeFact(place)]),
  ...facts,
]

const placeFact = (place: string): Fact =>
  /^https?:/i.test(place) ? { icon: 'video', text: 'Live, online' } : { icon: 'check', text: place }

/** The event in three figures. */
export const eventFigures = ({ starts, minutes, capacity }: EventConfig) => [
  { value: inWords(starts, { month: 'short', day: 'numeric' }), label: inWords(starts, { weekday: 'long' }) },
  lengthFigure(minutes),
  { value: capacity.toLocaleString('en-US'), label: places(capacity) },
]

export const places = (capacity: number) => (capacity === 1 ? 'place' : 'places')

/** A part of a moment, in its own offset from UTC. */
const inWords = (starts: string, parts: Intl.DateTimeFormatOptions) => {
  const offset = /[+-]\d\d:\d\d$/.exec(starts)?.[0] ?? '+00:00'
  return new Intl.DateTimeFormat('en-US', { timeZone: offset, ...parts }).format(new Date(starts))
}
