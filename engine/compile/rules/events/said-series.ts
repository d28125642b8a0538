import { ruleOf, type Series } from '../../../campaign/schema/event-series.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const ordinals = ['first', 'second', 'third', 'fourth', 'last']

/** "first Thursday of the month", "Second Tuesday, 7 p.m.", "every Friday at 4 p.m.", "Thursdays, 6 p.m.": words about when it comes again. */
const said = new RegExp(
  `(?<![\\p{L}-])(?:(${ordinals.join('|')}|every|each) +(${weekdays.join('|')})|(${weekdays.join('|')})s)(?= of (?:the|each|every) month|,? (?:at )?\\d|,? (?:at )?noon|[.,]|$)`,
  'giu',
)

/** What the words say otherwise than `every`, such as "second Thursday". */
export const saysOtherRepeat = (text: string, { every }: Series): string[] => {
  const rule = ruleOf(every)
  if (!rule?.weekday) return []
  return [...text.matchAll(said)].flatMap(([words, ordinal = '', day, plural]) => {
    const weekday = indexIn(weekdays, day ?? plural ?? '')
    const nth = indexIn(ordinals, ordinal)
    // "the last Thursday" of a month may be its fourth.
    const isSame = weekday === rule.weekday && (nth === 0 ? rule.nth === undefined : nth === rule.nth)
    return isSame ? [] : [words]
  })
}

export const saysRepeat = (text: string): boolean => text.search(said) >= 0

/** The words without how often: "Thursday, 7 p.m.", as if they said one date. */
export const asOneDate = (text: string): string =>
  text
    .replace(said, (_, _ordinal, day: string | undefined, plural: string | undefined) => day ?? plural ?? '')
    .replaceAll(/ of (?:the|each|every) month/gi, '')

/** 1 is the first; 0: none of them. */
const indexIn = (names: readonly string[], name: string) =>
  names.findIndex((one) => one.toLowerCase() === name.toLowerCase()) + 1
