import { seriesOf } from '../../../campaign/schema/event-repeats.ts'
import { datesOfYear, timesOn, type Series } from '../../../campaign/schema/event-series.ts'
import { startOf, type Start } from '../../../campaign/schema/event-start.ts'
import type { ParsedCampaign, ParsedFiles } from '../../parse/parsed-files.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { placeOf } from '../../read/yaml-file.ts'
import { isWritten } from '../../read/yaml-find.ts'
import { eventIn } from '../facts/event-of-file.ts'
import { textsIn } from '../facts/texts-in.ts'
import type { FoundText } from '../facts/texts-in.ts'
import { saidTimes } from './said-times.ts'
import { settingsTexts } from './settings-texts.ts'
import { asOneDate, saysOtherRepeat, saysRepeat } from './said-series.ts'
import { namesZone } from './placed-times.ts'
import { saysOtherwise, startAsSaid } from './when-differs.ts'
import { defineRule } from '../define-rule.ts'
import { monthOf, monthPattern, weekdayOf, weekdayPattern } from './calendar-names.ts'

const checkWhen = ({ campaigns }: ParsedFiles): Diagnostic[] =>
  campaigns.flatMap((parsed) => {
    const found = eventIn(parsed)
    const faults = found ? faultsOf(parsed, found) : []
    const reported = new Set(faults.map(({ text }) => text))
    return [
      ...faults.map(({ diagnostic }) => diagnostic),
      ...pageTexts(parsed)
        .filter(({ text }) => !reported.has(text))
        .flatMap((one) => noSuchDay(parsed, one)),
    ]
  })

type Fault = { text: string; diagnostic: Diagnostic }
type FoundEvent = NonNullable<ReturnType<typeof eventIn>>

const faultsOf = (parsed: ParsedCampaign, { index, event }: FoundEvent): Fault[] => {
  if (event.starts === undefined) return []
  const series = seriesOf(event)
  if (series) return repeatFaults(parsed, index, series)
  const starts = startOf(event.starts)
  return saidOfEvent(parsed)
    .filter(({ text }) => saysOtherwise(text, starts).length > 0)
    .map((one) => ({ text: one.text, diagnostic: differs(parsed, index, one, starts) }))
}

/** A year of dates: clocks of another zone may change on other days. */
const repeatFaults = (parsed: ParsedCampaign, index: number, series: Series): Fault[] => {
  const year = datesOfYear(series).map((date) => ({ at: timesOn(series, date).startsAs, zone: series.zone }))
  const faultOf = (one: FoundText): Diagnostic[] => {
    const [day] = saidTimes(one.text).days
    if (day) return [fixedDay(parsed, one, day.text, series)]
    const [repeat] = saysOtherRepeat(one.text, series)
    if (repeat !== undefined) return [otherRepeat(parsed, index, one, { repeat, series })]
    const words = asOneDate(one.text)
    const starts = year.find((each) => saysOtherwise(words, each).length > 0)
    return starts === undefined ? [] : [differs(parsed, index, { ...one, text: words }, starts)]
  }
  return textsAbout(parsed).flatMap((one) =>
    faultOf(one).map((diagnostic) => ({ text: one.text, diagnostic })),
  )
}

/** Beside those near the title, all words that say how often it comes. */
const textsAbout = (parsed: ParsedCampaign): FoundText[] => {
  const near = saidOfEvent(parsed)
  const known = new Set(near.map(({ text }) => text))
  const others = parsed.sections
    .flatMap((section, index) => textsIn(section, ['sections', index]))
    .filter(({ text, path }) => saysRepeat(text) && !known.has(text) && isWritten(parsed.source.yaml, path))
  return [...near, ...others]
}

const fixedDay = (
  { source: { report } }: ParsedCampaign,
  { path }: FoundText,
  word: string,
  { every }: Series,
): Diagnostic =>
  report(path, {
    rule: 'event-date',
    message: `says "${word}", but the event comes again (every: ${every}): the page would go on saying that day.`,
    fix: 'Write {eventDate} or {eventDay} there: the next date takes their place.',
    word,
  })

const otherRepeat = (
  { source: { yaml, report } }: ParsedCampaign,
  index: number,
  { path }: FoundText,
  { repeat, series }: { repeat: string; series: Series },
): Diagnostic => {
  const place = isWritten(yaml, ['with', 'every']) ? ['with', 'every'] : ['pipeline', index, 'every']
  return report(path, {
    rule: 'event-date',
    message: `says "${repeat}", but the event comes again every "${series.every}".`,
    fix: 'Correct the wrong one: mails and calendars use "every" of the event.',
    related: isWritten(yaml, place) ? [placeOf(yaml, place)] : [],
    word: repeat,
  })
}

export const whenRule = defineRule({
  ids: {
    'event-date': {
      says: 'A date in words matches the date of the event, and its weekday matches the calendar.',
    },
  },
  check: checkWhen,
})

const saidOfEvent = (parsed: ParsedCampaign): FoundText[] => {
  const { source, sections } = parsed
  const own = settingsTexts(parsed).near
  const when = own.find(({ path }) => path[1] === 'when')
  const near = sections
    .flatMap(({ type, eyebrow, facts }, index) =>
      type === 'hero' || type === 'success' ? textsIn({ eyebrow, facts }, ['sections', index]) : [],
    )
    .filter(({ path }) => path.at(-1) !== 'icon' && isWritten(source.yaml, path))
  const others = [...own.filter((one) => one !== when), ...near]
  return [
    ...(when ? [when] : []),
    ...others.filter(({ text }) => saidTimes(text).days.length > 0 || namesZone(text)),
  ]
}

const pageTexts = ({ source, sections }: ParsedCampaign): FoundText[] =>
  /\d[^\n]{0,20} 20\d\d/.test(source.yaml.text)
    ? sections.flatMap((section, index) => textsIn(section, ['sections', index]))
    : []

const differs = (
  { source: { yaml, report } }: ParsedCampaign,
  index: number,
  { path, text }: FoundText,
  starts: Start,
): Diagnostic => {
  const [word = '', ...others] = saysOtherwise(text, starts)
  const isTemplate = path[0] === 'with'
  const begin = isWritten(yaml, ['with', 'starts']) ? ['with', 'starts'] : ['pipeline', index, 'starts']
  return report(path, {
    rule: 'event-date',
    message: `says ${[word, ...others].map((one) => `"${one}"`).join(' and ')}, but the event begins on ${startAsSaid(text, starts)}.`,
    fix: isTemplate
      ? 'Correct the wrong one: mails and calendars use "starts", the page shows "when". Without "when" the page shows the date of "starts".'
      : 'Correct the wrong one: mails and calendars use "starts" of the event.',
    related: isWritten(yaml, begin) ? [placeOf(yaml, begin)] : [],
    word,
  })
}

const noSuchDay = ({ source }: ParsedCampaign, { path, text }: FoundText): Diagnostic[] =>
  wrongWeekdays(text).map(({ words, right }) =>
    source.report(path, {
      rule: 'event-date',
      message: `says "${words}", but that day is a ${right}.`,
      fix: 'Correct the weekday or the date.',
      word: words,
    }),
  )

export const wrongWeekdays = (text: string): { words: string; right: string }[] =>
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
  `(?<!\\p{L})(${weekdayPattern})[,،]? +${article}(?:(\\d{1,2})(?:st|nd|rd|th|\\.|er)? +(?:of +|de +)?(${monthPattern})|(${monthPattern}) +(\\d{1,2})(?:st|nd|rd|th)?),? +(?:de +)?(20\\d\\d)(?!\\d)`,
  'giu',
)
