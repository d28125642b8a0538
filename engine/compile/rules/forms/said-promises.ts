import type { RuleWords } from '../../diagnostics/rule-words.ts'
import type { ParsedCampaign } from '../../parse/parsed-files.ts'
import { isRecord } from '../../read/is-record.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { eventIn } from '../facts/event-of-file.ts'
import { journeyMails } from '../facts/journey-mails.ts'
import { textsIn } from '../facts/texts-in.ts'

export const promiseIds = {
  'said-seats': { says: 'A note, no fault: a page names as many seats as its event has.' },
  'said-minutes': { says: 'A note, no fault: the last entry of an agenda begins before the event is over.' },
  'said-mails': { says: 'A note, no fault: a form promises no fewer mails than its campaign sends.' },
} satisfies Record<string, RuleWords>

/** What a page promises, and its pipeline does otherwise. */
export const saidPromises = (parsed: ParsedCampaign): Diagnostic[] =>
  parsed.raw['live'] === false ? [] : [...saidSeats(parsed), ...saidMinutes(parsed), ...saidMails(parsed)]

const saidSeats = (parsed: ParsedCampaign): Diagnostic[] => {
  const { event } = eventIn(parsed) ?? {}
  if (!event) return []
  return textsIn(parsed.sections, ['sections']).flatMap(({ text, path }) => {
    // An offer for a pair is called "Two places".
    if (path[2] === 'offers') return []
    const [word = '', said = ''] = seats.exec(text) ?? []
    const count = Number(said) || numbers.get(said.toLowerCase())
    if (count === undefined || count === event.capacity) return []
    return parsed.source.report(path, {
      rule: 'said-seats',
      word,
      message: `says "${word}", but the event has "capacity: ${event.capacity}".`,
      fix: `Write ${event.capacity}, or change the capacity.`,
    })
  })
}

/** Tens, which events have, and below twenty in English. */
const namesOf: Readonly<Record<number, string>> = {
  10: 'zehn|diez|dix|عشرة',
  12: 'zwölf|doce|douze',
  15: 'fünfzehn|quince|quinze',
  20: 'zwanzig|veinte|vingt|عشرون|عشرين',
  30: 'dreißig|treinta|trente|ثلاثون|ثلاثين',
  40: 'vierzig|cuarenta|quarante|أربعون|أربعين',
  50: 'fünfzig|cincuenta|cinquante|خمسون|خمسين',
  100: 'hundert|cien|cent|مئة|مائة',
}
const named =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
const tens = 'thirty forty fifty sixty seventy eighty ninety hundred'
const numbers = new Map([
  ...named.split(' ').map((word, at): [string, number] => [word, at + 2]),
  ...tens.split(' ').map((word, at): [string, number] => [word, (at + 3) * 10]),
  ...Object.entries(namesOf).flatMap(([number, words]) =>
    words.split('|').map((word): [string, number] => [word, Number(number)]),
  ),
])
const seats = new RegExp(
  `(?<![\\p{L}\\p{N}])(\\d{1,5}|${[...numbers.keys()].join('|')}) (?:seats|places|spots|chairs|tickets|Plätze|Sitzplätze|plazas|asientos|sièges|مقعدًا|مقعدا|مقعد|مقاعد)(?!\\p{L})`,
  'iu',
)

const saidMinutes = (parsed: ParsedCampaign): Diagnostic[] => {
  const minutes = eventIn(parsed)?.event.minutes ?? minutesOfTemplate(parsed)
  if (minutes === undefined) return []
  return parsed.sections.flatMap(({ type, variant, items }, index) => {
    if (type !== 'benefits' || variant !== 'agenda' || !Array.isArray(items)) return []
    const times = items.map((item: unknown) => (isRecord(item) ? minutesOf(item['mark']) : undefined))
    const first = times.find((time) => time !== undefined)
    const at = times.findLastIndex((time) => time !== undefined)
    const last = times[at]
    if (first === undefined || last === undefined) return []
    // "11:30", then "1:00".
    const length = last < first ? last + 12 * 60 - first : last - first
    if (length < minutes) return []
    return parsed.source.report(['sections', index, 'items', at, 'mark'], {
      rule: 'said-minutes',
      message: `begins ${length} minutes after the first entry, but ${minutes} minutes are announced.`,
      fix: 'Correct the time, or "minutes".',
    })
  })
}

const minutesOf = (mark: unknown): number | undefined => {
  const [, hours, rest] = /^(\d{1,2}):(\d\d)$/.exec(typeof mark === 'string' ? mark : '') ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(rest)
}

const minutesOfTemplate = ({ source }: ParsedCampaign): number | undefined => {
  const file = source.yaml.value
  const settings = isRecord(file) ? file['with'] : undefined
  const minutes = isRecord(settings) ? settings['minutes'] : undefined
  return typeof minutes === 'number' ? minutes : undefined
}

/** "One email", "nothing else": only with few words around, else it says something of another thing. */
const noMore = new RegExp(
  `(?<!\\p{L})(?:${[
    '(?:one|a single) e-?mail|(?:no|never)(?!\\p{L})[^.]{0,30}(?<!\\p{L})(?:other|more|further|another) (?:e-?mails?|mails?)',
    '(?:only|just) the (?:guide|book|report|plan|map|checklist)|nothing (?:else|more)|no newsletter',
    '(?:nur )?eine (?:einzige )?e-?mail|nur (?:den|das|die) (?:leitfaden|buch|bericht|plan|karte|checkliste)|sonst nichts|nichts (?:weiter|anderes|sonst)|kein newsletter|keine weiteren e-?mails',
    'un solo correo|solo (?:la|el) (?:guía|libro|informe|plan|mapa)|nada más|ning[uú]n otro correo|sin newsletter|sin boletín',
    "un seul e-?mail|(?:seulement|uniquement) (?:le|la) (?:guide|livre|rapport|plan|carte)|rien d[’']autre|aucun autre e-?mail|pas de newsletter",
    'رسالة واحدة(?: فقط)?|الدليل فقط|لا شيء آخر|لا رسائل أخرى',
  ].join('|')})(?!\\p{L})`,
  'iu',
)

/** Without what is said of leaving the list; and of one mail after another where one follows. */
const withoutOthers = (privacy: string, mails: number): string => {
  const said = privacy
    .split(/(?<=[.!?;])\s+/)
    .filter((sentence) => !leaving.test(sentence))
    .join(' ')
  return mails === 1 ? said.replace(another, '') : said
}
const leaving = /(?<!\p{L})(?:click|unsubscribe|abmelde|abbestell|clic|se désabonn|darse de baja|إلغاء)/iu
const another =
  /(?<!\p{L})(?:and|then|plus|und|dann|y|luego|et|puis) (?:one|a single|eine|un solo|un seul) (?:e-?mail|correo)/giu

const saidMails = (parsed: ParsedCampaign): Diagnostic[] => {
  // The first may be the sign-up mail itself.
  const mails = journeyMails(parsed).filter(({ mail }) => mail.after !== 0)
  const index = parsed.sections.findIndex(({ type }) => type === 'form')
  const privacy = parsed.sections[index]?.['privacy']
  const [word] = (typeof privacy === 'string' && noMore.exec(withoutOthers(privacy, mails.length))) || []
  if (word === undefined || mails.length === 0) return []
  const later = mails.length === 1 ? 'a mail follows' : `${mails.length} mails follow`
  return [
    parsed.source.report(['sections', index, 'privacy'], {
      rule: 'said-mails',
      word,
      message: `says "${word}", but ${later}.`,
      fix: 'Say how many come and about what, or take them out of the pipeline.',
    }),
  ]
}
