import { eventDate } from '../../../campaign/schema/event-words.ts'
import { startOf } from '../../../campaign/schema/event-start.ts'
import { isRecord } from '../../read/is-record.ts'
import type { ParsedCampaign, ParsedFiles } from '../../parse/parsed-files.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { placeOf } from '../../read/yaml-file.ts'
import { isWritten } from '../../read/yaml-find.ts'
import { eventIn } from '../facts/event-of-file.ts'
import { textsIn } from '../facts/texts-in.ts'
import type { FoundText } from '../facts/texts-in.ts'
import { saidTimes } from './said-times.ts'
import { namesZone, saysOtherwise, startsAsSaid } from './when-differs.ts'
import { defineRule } from '../define-rule.ts'
import { monthOf, monthPattern, weekdayOf, weekdayPattern } from './calendar-names.ts'

const checkWhen = ({ campaigns }: ParsedFiles): Diagnostic[] =>
  campaigns.flatMap((parsed) => {
    const event = eventIn(parsed)
    const starts = event?.event.starts && startOf(event.event.starts).at
    const isOpen = starts === undefined
    const said = isOpen
      ? []
      : saidOfEvent(parsed).filter(({ text }) => saysOtherwise(text, starts).length > 0)
    const reported = new Set(said.map(({ text }) => text))
    return [
      ...(isOpen || !event ? [] : said.map((one) => differs(parsed, event.index, one, starts))),
      ...pageTexts(parsed)
        .filter(({ text }) => !reported.has(text))
        .flatMap((one) => noSuchDay(parsed, one)),
    ]
  })

export const whenRule = defineRule({
  ids: {
    'event-date': {
      says: 'A date in words matches the date of the event, and its weekday matches the calendar.',
    },
  },
  check: checkWhen,
})

const saidOfEvent = ({ source, sections }: ParsedCampaign): FoundText[] => {
  const settings = isRecord(source.yaml.value) ? source.yaml.value['with'] : undefined
  const when = isRecord(settings) ? settings['when'] : undefined
  const own = typeof when === 'string' ? [{ path: ['with', 'when'], text: when }] : []
  const near = sections
    .flatMap(({ type, eyebrow, facts }, index) =>
      type === 'hero' || type === 'success' ? textsIn({ eyebrow, facts }, ['sections', index]) : [],
    )
    .filter(({ path, text }) => path.at(-1) !== 'icon' && text !== when && isWritten(source.yaml, path))
  return [...own, ...near.filter(({ text }) => saidTimes(text).days.length > 0 || namesZone(text))]
}

const pageTexts = ({ source, sections }: ParsedCampaign): FoundText[] =>
  /\d[^\n]{0,20} 20\d\d/.test(source.yaml.text)
    ? sections.flatMap((section, index) => textsIn(section, ['sections', index]))
    : []

const differs = (
  { source: { yaml, report } }: ParsedCampaign,
  index: number,
  { path, text }: FoundText,
  starts: string,
): Diagnostic => {
  const [word = '', ...others] = saysOtherwise(text, starts)
  const isTemplate = path[0] === 'with'
  const begin = isWritten(yaml, ['with', 'starts']) ? ['with', 'starts'] : ['pipeline', index, 'starts']
  return report(path, {
    rule: 'event-date',
    message: `says ${[word, ...others].map((one) => `"${one}"`).join(' and ')}, but the event begins on ${eventDate(startsAsSaid(text, starts))}.`,
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
  `(?<!\\p{L})(${weekdayPattern}),? +${article}(?:(\\d{1,2})(?:st|nd|rd|th|\\.|er)? +(?:of +|de +)?(${monthPattern})|(${monthPattern}) +(\\d{1,2})(?:st|nd|rd|th)?),? +(?:de +)?(20\\d\\d)(?!\\d)`,
  'giu',
)
