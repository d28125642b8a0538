import { monthOf, monthPattern, weekdayOf, weekdayPattern } from './calendar-names.ts'

/** A day or time of day as an author wrote it; `values` are all that it can mean. */
export type Said = { text: string; values: readonly number[] }

/** What words such as "Thursday, February 11, 6 p.m." say. Days are `month * 100 + day`, times minutes since midnight. */
export type SaidTimes = {
  weekdays: Said[]
  days: Said[]
  years: Said[]
  times: Said[]
  rest: string
}

/** Names in English, German, French, Spanish, Dutch and Italian; what is not surely understood stays in `rest`. */
export const saidTimes = (words: string): SaidTimes => {
  const taking = { rest: words.replaceAll(duration, ' ') }
  const times = [
    ...take(taking, time12, ([, from, fromMinutes, hour, minutes, half]) => [
      ...(from ? bothHalves(from, fromMinutes) : []),
      (Number(hour) % 12) * 60 + Number(minutes ?? 0) + (half?.toLowerCase() === 'p' ? noon : 0),
    ]),
    ...take(taking, timeOfClock, ([, hour, minutes, other, part]) =>
      bothHalves(hour ?? other, minutes ?? part ?? '0'),
    ),
    ...take(taking, time24, ([, hour, minutes]) => bothHalves(hour, minutes)),
    ...take(taking, /\bnoon\b/gi, () => [noon]),
  ]
  const years = take(
    taking,
    new RegExp(`(?<=(?:${month}|\\d(?:st|nd|rd|th)?),?(?: de)? )20\\d\\d\\b`, 'gu'),
    ([year]) => [Number(year)],
  )
  const days = [
    ...take(taking, new RegExp(`(?<!\\p{L})${month} +(${dayList})(?!\\d)`, 'gu'), ([, name, list]) =>
      daysOf(name, list),
    ),
    ...take(
      taking,
      new RegExp(`(?<!\\d)(${dayList}) +(?:of +|de +)?${month}(?!\\p{L})`, 'gu'),
      ([, list, name]) => daysOf(name, list),
    ),
  ]
  const weekdays = take(taking, weekday, ([name]) => [
    weekdayOf(name) ?? weekdayNames.indexOf(name.slice(0, 3)),
  ])
  return { weekdays, days, years, times, rest: taking.rest }
}

const take = (
  taking: { rest: string },
  pattern: RegExp,
  read: (match: RegExpExecArray | RegExpMatchArray) => number[],
): Said[] => {
  const found = [...taking.rest.matchAll(pattern)].map((match) => ({
    text: match[0].trim(),
    values: read(match),
  }))
  taking.rest = taking.rest.replaceAll(pattern, ' ; ')
  return found
}

const noon = 720
/** "6:30" can be meant in the evening, too. */
const bothHalves = (hour = '0', minutes = '0'): number[] => {
  const at = Number(hour) * 60 + Number(minutes)
  return at < 13 * 60 ? [at, at % noon, (at % noon) + noon] : [at]
}

const daysOf = (name = '', list = ''): number[] => {
  const numbers = [...list.matchAll(/\d+/g)].map(Number)
  const [first = 0, last = first] = [numbers[0], numbers.at(-1)]
  const isRange = /[-–—]|to|through|bis/.test(list)
  const all = isRange ? Array.from({ length: Math.max(0, last - first) + 1 }, (_, at) => first + at) : numbers
  return all.map((day) => (monthOf(name) ?? 0) * 100 + day)
}

const weekdayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
/** Other languages write some names small; English ones are words as well: "may", "march". */
const both = (names: string) =>
  names.split('|').flatMap((name) => [name, name.charAt(0).toUpperCase() + name.slice(1)])
const isEnglish = /^(january|february|march|april|may|june|july|august|september|october|november|december)$/
const foreignMonth = both(monthPattern)
  .filter((name) => !isEnglish.test(name))
  .join('|')
const foreignWeekday = both(weekdayPattern)
  .filter((name) => !/^[a-z]+day$/.test(name))
  .join('|')
const month = `(Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?|${foreignMonth})\\.?`
const day = '\\d{1,2}(?:st|nd|rd|th|\\.|er)?'
const dayList = `${day}(?: *(?:,|-|–|—|/|&|and|or|to|through|und|bis|et|y|en|e) *${day}(?!\\d))*`
/** Short forms only before a sign or a number: "Sun" and "Sat" are words as well. */
const weekday = new RegExp(
  `(?<!\\p{L})(?:(?:${foreignWeekday})(?!\\p{L})|(?:Sun|Mon|Tue|Tues|Wed|Thu|Thur|Thurs|Fri|Sat)(?=[.,]))`,
  'gu',
)
const duration = /\b\d+ *-?(?:minutes?|mins?|hours?|hrs?)\b/gi
const time12 =
  /(?<!\d)(?:(\d{1,2})(?:[:.](\d\d))? *(?:-|–|—|to|until|till) *)?(\d{1,2})(?:[:.](\d\d))? *([ap])\.? ?m\b\.?/gi
/** "18 Uhr", "18.30 Uhr", "18h30", "19 uur". */
const timeOfClock =
  /(?<!\d)([01]?\d|2[0-3])(?:[:.](\d\d))? *(?:Uhr|uur|heures)\b|(?<!\d)(\d(?=h\d)|0\d|1\d|2[0-3])h([0-5]\d)?\b/g
const time24 = /(?<!\d)([01]?\d|2[0-3]):(\d\d)(?!\d)/g
