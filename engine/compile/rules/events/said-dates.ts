import { mailId } from '../../../campaign/mail/fill-email.ts'
import { namedEmails } from '../../../campaign/mail/named-emails.ts'
import { seriesOf } from '../../../campaign/schema/event-repeats.ts'
import { startOf, type Start } from '../../../campaign/schema/event-start.ts'
import { eventDate } from '../../../campaign/schema/event-words.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { RuleWords } from '../../diagnostics/rule-words.ts'
import type { ParsedCampaign, ParsedFiles, ParsedMarkdown } from '../../parse/parsed-files.ts'
import { isWritten } from '../../read/yaml-find.ts'
import { deliverableIn } from '../facts/deliverable-of-file.ts'
import { eventIn } from '../facts/event-of-file.ts'
import { textsIn } from '../facts/texts-in.ts'
import { monthPattern, weekdayPattern } from './calendar-names.ts'
import { isRecord } from '../../read/is-record.ts'
import { namesZone, offsetOf } from './placed-times.ts'
import { saidTimes } from './said-times.ts'
import { settingsTexts } from './settings-texts.ts'
import { cityIds, cityNote } from './unknown-cities.ts'
import { saysOtherwise, showsAt, startAsSaid } from './when-differs.ts'

export const dateIds = {
  'said-date': {
    says: 'A note, no fault: mails, guides and all texts of a page say the date and hour that the event has.',
  },
  ...cityIds,
} satisfies Record<string, RuleWords>

type Files = Pick<ParsedFiles, 'campaigns' | 'emails' | 'guides'>

/** What mails, guides and other texts say of a date than the event, as after a move. They may well speak of something else. */
export const saidDates = (files: Files): Diagnostic[] =>
  files.campaigns.flatMap((parsed) => {
    const { event } = eventIn(parsed) ?? {}
    if (event?.starts === undefined || parsed.raw['live'] === false) return []
    const start = startOf(event.starts)
    const ofDate = seriesOf(event) ? fixedDay : (text: string) => otherDate(text, start)
    const ofCity = (text: string) => cityNote(text, start)
    const noteOf = (text: string) => (isAboutEvent(text) ? ofDate(text) : undefined) ?? ofCity(text)
    return [
      ...strictTextsOf(parsed).flatMap(({ path, text }) =>
        noted(text, ofCity).map(({ note }) => parsed.source.report(path, note)),
      ),
      ...agendaNotes(parsed, start),
      ...textsOf(parsed).flatMap(({ path, text }) =>
        noted(text, noteOf).map(({ note }) => parsed.source.report(path, note)),
      ),
      ...markdownOf(parsed, files).flatMap((one) => inMarkdown(one, noteOf)),
    ]
  })

type Note = { rule: string; message: string; fix: string; word: string }
type NoteOf = (sentence: string) => Note | undefined

const otherDate = (words: string, start: Start): Note | undefined => {
  const sentence = withSmallBeginning(words)
  const [word, ...others] = saysOtherwise(sentence, start)
  if (word === undefined) return undefined
  const said = [word, ...others].map((one) => `"${one}"`).join(' and ')
  return {
    rule: 'said-date',
    message: `says ${said}, but the event begins on ${startAsSaid(sentence, start)}.`,
    fix: 'Correct it; in mails, {eventDate} says it by itself. Leave it where it is about something else.',
    word,
  }
}

/** The capital that begins a sentence names no place whose clocks may differ. */
const withSmallBeginning = (words: string) =>
  words.replace(/^[^\p{L}\d]*\p{Lu}\p{Ll}+/u, (first) => (dayName.test(first) ? first : first.toLowerCase()))

const dayName = new RegExp(`(?:${monthPattern}|${weekdayPattern})$`, 'i')

const fixedDay = (sentence: string): Note | undefined => {
  const word = saidTimes(sentence).days[0]?.text
  return word === undefined
    ? undefined
    : {
        rule: 'said-date',
        message: `says "${word}", but the event comes again: after that day it is wrong.`,
        fix: 'Write {eventDate} or {eventDay}. Leave it where it is about something else.',
        word,
      }
}

const noted = (text: string, noteOf: NoteOf): { note: Note; offset: number }[] => {
  let offset = 0
  return text.split(/(?<=\p{Ll}{4}[.!?؟]|[!?؟])\s+|\n+/u).flatMap((sentence) => {
    const at = text.indexOf(sentence, offset)
    offset = at + sentence.length
    const note = noteOf(sentence)
    return note ? [{ note, offset: at + Math.max(0, sentence.indexOf(note.word)) }] : []
  })
}

/** A day with its weekday or an hour, an hour with its city or "we begin": less is often about something else. */
const isAboutEvent = (sentence: string): boolean => {
  if (!mayHaveHour.test(sentence) || another.test(sentence)) return false
  const { days, weekdays, times } = saidTimes(sentence)
  if (days.length > 0 && weekdays.length + times.length > 0) return true
  return namesZone(sentence) || (times.length > 0 && begins.test(sentence))
}

/** Most sentences say no hour. */
const mayHaveHour =
  /\d|noon|midday|midnight|clock|[ap]\.? ?m\b|half past|quarter|in the (?:morn|after|even)|\bat |Uhr|halb|Viertel|Mitternacht|\b(?:um|ab|gegen) |heure|mi(?:di|nuit)|las? |dianoche|diodía|الساعة|[٠-٩]|منتصف/iu

const begins =
  /(?<!\p{L})(?:(?:we|it|the (?:\p{L}+ )?(?:class|masterclass|workshop|webinar|event|session|call|evening|circle|training)) (?:will )?(?:begins?|starts?|meets?|goe?s? live|kicks? off)|see you|join us|wir (?:beginnen|starten|treffen)|es geht|bis (?:gleich|dann)|Beginn|on commence|nous commençons|rendez-vous|début|(?:empez|comenz)amos|(?:empie|comien)za|nos vemos|نبدأ|يبدأ|تبدأ|نلتقي)(?!\p{L})/iu

const another =
  /(?<!\p{L})(?:next|previous|last|other|another|also|second|nächst|letzt|weiter|prochain|derni|autre|próxim|siguiente|últim|otr[oa]|القادم|التالي)/iu

const strictKeys = ['facts', 'eyebrow']

/** Those whose dates and known cities a stricter rule compares. */
const strictTextsOf = (parsed: ParsedCampaign) => [
  ...textsIn(parsed.sections, ['sections']).filter(
    ({ path }) => strictKeys.some((key) => path.includes(key)) && isWritten(parsed.source.yaml, path),
  ),
  ...settingsTexts(parsed).near,
]

/** Those that no stricter rule compares. */
const textsOf = (parsed: ParsedCampaign) => {
  const { source, sections, raw } = parsed
  const written = [...textsIn(sections, ['sections']), ...textsIn(raw['seo'], ['seo'])].filter(
    ({ path }) =>
      ![...strictKeys, 'icon', 'href'].some((key) => path.includes(key)) && isWritten(source.yaml, path),
  )
  return [...written, ...settingsTexts(parsed).elsewhere]
}

/** An agenda by the clock that does not say when the event begins; one that counts minutes begins at "0:00". */
const agendaNotes = ({ sections, source }: ParsedCampaign, { at: starts, zone }: Start): Diagnostic[] =>
  sections.flatMap(({ type, variant, items }, index) => {
    if (type !== 'benefits' || variant !== 'agenda' || !Array.isArray(items)) return []
    const marks = items.map((item: unknown) => (isRecord(item) ? item['mark'] : undefined))
    const times = marks.map((mark) => (typeof mark === 'string' ? saidTimes(mark).times[0] : undefined))
    const at = times.findIndex((time) => time !== undefined)
    const [first] = times[at]?.values ?? []
    if (first === undefined || first < 60) return []
    if (times.some((time) => time && showsAt(time, starts, offsetOf(starts)))) return []
    return source.report(['sections', index, 'items', at, 'mark'], {
      rule: 'said-date',
      message: `says "${times[at]?.text}", and no entry has the hour at which the event begins: ${eventDate(starts, 'en', zone)}.`,
      fix: 'Correct the hours, or "starts" of the event.',
    })
  })

const mailsOf = ({ coach, pipeline }: ParsedCampaign) =>
  pipeline.flatMap(({ entry }) => namedEmails(entry).map(({ name }) => mailId(coach, name)))

/** Mails that this campaign alone sends, and its guide. */
const markdownOf = (
  parsed: ParsedCampaign,
  { campaigns, emails, guides }: Files,
): ParsedMarkdown<unknown>[] => {
  const others = new Set(campaigns.filter((one) => one !== parsed).flatMap(mailsOf))
  const mails = [...new Set(mailsOf(parsed))].filter((id) => !others.has(id)).map((id) => emails.get(id))
  const file = deliverableIn(parsed)?.file
  const guide = file?.endsWith('.md') ? guides.get(mailId(parsed.coach, file.slice(0, -3))) : undefined
  return [...mails, guide].filter((one) => one !== undefined && one !== null)
}

const inMarkdown = (
  { raw, source, markdown, reportBody }: ParsedMarkdown<unknown>,
  noteOf: NoteOf,
): Diagnostic[] => [
  ...textsIn(raw, []).flatMap(({ path, text }) =>
    noted(text, noteOf).map(({ note }) => source.report(path, note)),
  ),
  ...noted(markdown, noteOf).map(({ offset, note }) => reportBody(offset, note)),
]
