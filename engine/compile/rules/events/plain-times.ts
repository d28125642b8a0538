import { hoursInFigures } from './hours-in-words.ts'

/**
 * Words about a time with the figures, spaces and ranges of English: "٧ مساءً", "acht Uhr", "18 bis 20 Uhr" and "de 19 h à 21 h"
 * become "7 مساءً", "8:00 Uhr", "18–20 Uhr" and "de 19 h–21 h".
 */
export const plainTimes = (words: string): string =>
  hoursInFigures(words.normalize('NFC').replaceAll(/[\u00A0\u202F]/g, ' '))
    .replaceAll(/[٠-٩]/g, (figure) => String(figure.charCodeAt(0) - arabicZero))
    .replaceAll(/[\u200E\u200F]/g, '')
    .replaceAll(arabicHour, (_, hour: string, part: string | undefined) =>
      arabicTime(hourOf(hour), part?.trim()),
    )
    .replaceAll(range, '–')

const arabicZero = '٠'.charCodeAt(0)

const arabicHours =
  'الواحدة|الثانية عشرة|الثانية|الثالثة|الرابعة|الخامسة|السادسة|السابعة|الثامنة|التاسعة|العاشرة|الحادية عشرة'.split(
    '|',
  )
const arabicHour = new RegExp(
  `(?<=الساعة )(${arabicHours.join('|')})( والنصف| والربع| إلا (?:ال)?ربعًا?)?`,
  'g',
)
const hourOf = (name: string) => [1, 12, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11][arabicHours.indexOf(name)]

const unit = '(?:Uhr|uur|heures?|horas?|h)'
const arabicTime = (hour = 0, part?: string): string => {
  if (part === undefined) return String(hour)
  if (part.startsWith('إلا')) return `${hour === 1 ? 12 : hour - 1}:45`
  return `${hour}:${part === 'والنصف' ? '30' : '15'}`
}

/** "to" between two times of day, and not between two days. */
const range = new RegExp(
  `(?<=\\d(?: *${unit}(?: ?[0-5]\\d)?)?) +(?:bis|tot|à|hasta|al?|to|until|till|إلى|حتى)(?: las?)? +` +
    `(?=\\d{1,2}(?:[:.]\\d\\d|(?:[:.]\\d\\d)? *(?:${unit}(?!\\p{L})|[ap]\\.? ?m\\b|in the (?:morning|afternoon|evening)|de la |du (?:soir|matin)|مساء|صباح|ظهر|[مص](?!\\p{L}))))`,
  'giu',
)
