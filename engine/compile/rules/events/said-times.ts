import { clockPatterns } from './clock-times.ts'
import { monthOf, monthPattern, weekdayOf, weekdayPattern } from './calendar-names.ts'
import { plainTimes } from './plain-times.ts'

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

/** Names in English, German, French, Spanish, Dutch, Italian and Arabic; what is not surely understood stays in `rest`. */
export const saidTimes = (words: string): SaidTimes => {
  const taking = { rest: plainTimes(words).replaceAll(duration, ' ') }
  const times = clockPatterns.flatMap(([pattern, read]) => take(taking, pattern, read))
  const numeric = take(taking, numericDay, ([, day = '', dotted, slashed]) =>
    daysOfNumbers(day, dotted, slashed),
  )
  const years = take(
    taking,
    new RegExp(`(?<=(?:${month}|\\d(?:st|nd|rd|th)?),?(?: de)? |; )20\\d\\d\\b`, 'gu'),
    ([year]) => [Number(year)],
  )
  const days = [
    ...numeric,
    ...take(taking, new RegExp(`(?<!\\p{L})${month} +(${dayList})(?!\\d)`, 'gu'), ([, name, list]) =>
      daysOf(name, list),
    ),
    ...take(
      taking,
      new RegExp(`(?<!\\d)(${dayList}) +(?:of +|de +)?${month}(?!\\p{L})`, 'gu'),
      ([, list, name]) => daysOf(name, list),
    ),
    ...take(taking, shortMonth, ([, list, name]) => daysOf(name, list)),
  ]
  const weekdays = take(taking, weekday, ([name]) => [weekdayOf(name.replace('.', '')) ?? -1])
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

const daysOf = (name = '', list = ''): number[] => {
  const numbers = [...list.matchAll(/\d+/g)].map(Number)
  const [first = 0, last = first] = [numbers[0], numbers.at(-1)]
  const isRange = /[-–—]|to|through|bis/.test(list)
  const all = isRange ? Array.from({ length: Math.max(0, last - first) + 1 }, (_, at) => first + at) : numbers
  return all.map((day) => (monthOf(name) ?? 0) * 100 + day)
}

/** "11.2.2027", "11.02.", and "11/2/2027", which is in February or in November. */
const numericDay = /(?<![\d.:/])(\d{1,2})(?:\. ?(\d{1,2})\.(?: ?(?=20\d\d)|(?!\d))|\/(\d{1,2})\/(?=20\d\d))/g
const daysOfNumbers = (day: string, dotted: string | undefined, slashed = ''): number[] =>
  dotted === undefined
    ? [Number(slashed) * 100 + Number(day), Number(day) * 100 + Number(slashed)]
    : [Number(dotted) * 100 + Number(day)]

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
/** Short forms only before a sign or a day, which has been taken out by then: "Sun" and "Sat" are words as well. */
const weekday = new RegExp(
  `(?<!\\p{L})(?:(?:${foreignWeekday})(?!\\p{L})|(?:Sun|Mon|Tue|Tues|Wed|Thu|Thur|Thurs|Fri|Sat)(?=[.,])|(?:Mo|Di|Mi|Do|Fr|Sa|So)(?=[.,]? *;)|(?:lun|mar|mié|jue|vie|sáb|dom|mer|jeu|ven|sam|dim)\\.(?= *;))`,
  'gu',
)
const shortMonth = new RegExp(
  `(?<!\\d)(${dayList}) +(janv|févr?|avr|juill?|déc|ene|feb|mar|abr|ago|oct|nov|dic|Mär|Okt|Dez)\\.?(?!\\p{L})`,
  'gu',
)
const duration = /\b\d+ *-?(?:minutes?|mins?|hours?|hrs?)\b/gi
