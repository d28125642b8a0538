/** A day or time of day as an author wrote it; `values` are all that it can mean. */
export type Said = { text: string; values: readonly number[] }

/** What words such as "Thursday, February 11, 6 p.m." say. Days are `month * 100 + day`, times minutes since midnight. */
export type SaidTimes = {
  weekdays: Said[]
  days: Said[]
  years: Said[]
  times: Said[]
  /** What is left once all that was understood is taken out. */
  rest: string
}

/** English words alone; what is not surely understood stays in `rest`. */
export const saidTimes = (words: string): SaidTimes => {
  const taking = { rest: words.replaceAll(duration, ' ') }
  const times = [
    ...take(taking, time12, ([, from, fromMinutes, hour, minutes, half]) => [
      ...(from ? bothHalves(from, fromMinutes) : []),
      (Number(hour) % 12) * 60 + Number(minutes ?? 0) + (half?.toLowerCase() === 'p' ? noon : 0),
    ]),
    ...take(taking, time24, ([, hour, minutes]) => bothHalves(hour, minutes)),
    ...take(taking, /\bnoon\b/gi, () => [noon]),
  ]
  const years = take(
    taking,
    new RegExp(`(?<=(?:${month}|\\d(?:st|nd|rd|th)?),? )20\\d\\d\\b`, 'g'),
    ([year]) => [Number(year)],
  )
  const days = [
    ...take(taking, new RegExp(`\\b${month} +(${dayList})(?!\\d)`, 'g'), ([, name, list]) =>
      daysOf(name, list),
    ),
    ...take(taking, new RegExp(`(?<!\\d)(${dayList}) +(?:of +)?${month}\\b`, 'g'), ([, list, name]) =>
      daysOf(name, list),
    ),
  ]
  const weekdays = take(taking, weekday, ([name]) => [weekdayNames.indexOf(name.slice(0, 3))])
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
  const isRange = /[-–—]|to|through/.test(list)
  const all = isRange ? Array.from({ length: Math.max(0, last - first) + 1 }, (_, at) => first + at) : numbers
  return all.map((day) => (monthNames.indexOf(name.slice(0, 3)) + 1) * 100 + day)
}

const weekdayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const month =
  '(Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\.?'
const day = '\\d{1,2}(?:st|nd|rd|th)?'
const dayList = `${day}(?: *(?:,|-|–|—|/|&|and|or|to|through) *${day}(?!\\d))*`
/** Short forms only before a sign or a number: "Sun" and "Sat" are words as well. */
const weekday =
  /\b(?:(?:Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday)|(?:Sun|Mon|Tue|Tues|Wed|Thu|Thur|Thurs|Fri|Sat)(?=[.,]))\b/g
const duration = /\b\d+ *-?(?:minutes?|mins?|hours?|hrs?)\b/gi
const time12 =
  /(?<!\d)(?:(\d{1,2})(?:[:.](\d\d))? *(?:-|–|—|to|until|till) *)?(\d{1,2})(?:[:.](\d\d))? *([ap])\.? ?m\b\.?/gi
const time24 = /(?<!\d)([01]?\d|2[0-3]):(\d\d)(?!\d)/g
