type Unit = 'minutes' | 'hours' | 'days'

const minutesOf: Record<Unit, number> = { minutes: 1, hours: 60, days: 1440 }
const unitOf: Record<string, Unit> = { m: 'minutes', h: 'hours', d: 'days' }

/** Minutes, hours or days: what a number counts, going by the description of its key; undefined where that names none. */
const unitIn = (description: string | undefined): Unit | undefined => {
  const named = (['minutes', 'hours', 'days'] as const).filter((unit) =>
    new RegExp(`\\b${unit}\\b`, 'i').test(description ?? ''),
  )
  return named.length === 1 ? named[0] : undefined
}

/** "2.5 hours" where whole minutes are counted: 150. Undefined where it is no length of time, or none of whole ones. */
export const suggestDuration = (value: unknown, description: string | undefined): number | undefined => {
  const unit = unitIn(description)
  if (!unit || typeof value !== 'string' || value.length > 40) return undefined
  const minutes = minutesIn(value.trim().toLowerCase())
  const amount = minutes === undefined ? NaN : minutes / minutesOf[unit]
  return Number.isInteger(amount) ? amount : undefined
}

const minutesIn = (text: string): number | undefined => {
  const half = /^(?:half an hour|half-hour)$/.test(text) ? 30 : undefined
  const more = /^(.+) and a half$/.exec(text)?.[1]
  if (half !== undefined || more === undefined) return half ?? sumOf(text)
  const [one = NaN, ...others] = parts(more)
  return others.length > 0 ? undefined : one + unitMinutes(more) / 2
}

const part =
  /^(?:(?<digits>\d+(?:[.,]\d+)?)[ -]?|(?<word>[a-z]+)[ -])(?<unit>m|mins?|minutes?|h|hrs?|hours?|d|days?)\.?(?:,? and |,? +|$)/

/** "1h 30m" in minutes. */
const sumOf = (text: string): number | undefined => {
  const found = parts(text)
  return found.length === 0 || found.some(Number.isNaN) ? undefined : found.reduce((sum, one) => sum + one, 0)
}

const parts = (text: string): number[] => {
  const taken = part.exec(text)
  if (!taken?.groups) return text === '' ? [] : [NaN]
  const { digits, word = '', unit = '' } = taken.groups
  return [
    (digits === undefined ? numberOf(word) : Number(digits.replace(',', '.'))) *
      minutesOf[unitOf[unit.charAt(0)] ?? 'minutes'],
    ...parts(text.slice(taken[0].length)),
  ]
}

const unitMinutes = (text: string): number =>
  minutesOf[unitOf[/([mhd])[a-z]*$/.exec(text)?.[1] ?? ''] ?? 'minutes']

const words = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

const numberOf = (word: string): number => {
  const at = words.indexOf(word.replace(/^an?$/, 'one'))
  return at < 0 ? NaN : at + 1
}
