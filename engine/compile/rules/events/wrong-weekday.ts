import { monthOf, monthPattern, weekdayOf, weekdayPattern } from './calendar-names.ts'

/** Dates of a text that name a weekday, a day and a year of which the weekday is another: "Friday, September 16, 2027". */
export const wrongWeekdays = (text: string): { words: string; right: string }[] =>
  // Hardly any text names a year.
  /20\d\d/.test(text)
    ? [...text.matchAll(dated)].flatMap(([words, weekday = '', day, month, otherMonth, otherDay, year]) => {
        const moment = Date.UTC(
          Number(year),
          (monthOf(month ?? otherMonth ?? '') ?? 0) - 1,
          Number(day ?? otherDay),
        )
        const date = new Date(moment)
        const isDate = date.getUTCDate() === Number(day ?? otherDay)
        const right = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(date)
        return isDate && weekdayOf(weekday) !== date.getUTCDay() ? [{ words, right }] : []
      })
    : []

const article = '(?:(?:the|den|dem|le|el|il|de) +)?'
const dated = new RegExp(
  `(?<!\\p{L})(${weekdayPattern}),? +${article}(?:(\\d{1,2})(?:st|nd|rd|th|\\.|er)? +(?:of +|de +)?(${monthPattern})|(${monthPattern}) +(\\d{1,2})(?:st|nd|rd|th)?),? +(?:de +)?(20\\d\\d)(?!\\d)`,
  'giu',
)
