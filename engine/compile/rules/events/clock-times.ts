/** Minutes since midnight that a time of day can mean. */
type Read = (match: RegExpExecArray | RegExpMatchArray) => number[]

const noon = 720
/** The end of a day; midnight is its beginning, too. */
export const midnight = 1440

/** "6:30" can be meant in the evening, too. */
const bothHalves = (hour = '0', minutes = '0'): number[] => {
  const at = Number(hour) * 60 + Number(minutes)
  return at < 13 * 60 ? [at, at % noon, (at % noon) + noon] : [at]
}

const hour = '(?<hour>2[0-3]|[01]?\\d)(?!\\d)(?:[:.](?<minutes>[0-5]\\d))?'
const until = ' *[-–—] *(?:[01]?\\d|2[0-4])(?:[:.][0-5]\\d)?'
const morning =
  '(?<morning>in the morning|am Morgen|am Vormittag|morgens|früh|vormittags|du matin|de la mañana|de la madrugada|صباحًا|صباحا|ص(?!\\p{L}))'
const later =
  "(?<later>in the (?:afternoon|evening)|am (?:Nachmittag|Abend)|mittags|nachmittags|abends|du soir|de l['’]après-midi|de la tarde|del mediodía|مساءً|مساء|ظهرًا|ظهرا|عصرًا|م(?!\\p{L}))"
const night = '(?<night>at night|nachts|de la noche|ليلًا|ليلا)'
const part = `(?: *(?:${morning}|${later}|${night}))`
/** "30" of "19 h 30". */
const after = '(?: ?(?<after>[0-5]\\d)(?![\\d.]))?'

/** Of a range it is the beginning. */
const ofClock: Read = ({ groups = {} }) => {
  const minutes = groups['minutes'] ?? groups['after'] ?? '0'
  const half = (Number(groups['hour']) % 12) * 60 + Number(minutes)
  if (groups['morning']) return [half]
  if (groups['later']) return [half + noon]
  return groups['night'] ? [half, half + noon] : bothHalves(groups['hour'], minutes)
}

const clock = (parts: string): [RegExp, Read] => [new RegExp(`(?<![\\d:.])${parts}`, 'giu'), ofClock]

/** In the order in which they are looked for: what one has taken, the next does not see. */
export const clockPatterns: readonly [RegExp, Read][] = [
  [
    /(?<!\d)(?:(\d{1,2})(?:[:.](\d\d))? *(?:-|–|—|to|until|till) *)?(\d{1,2})(?:[:.](\d\d))? *([ap])\.? ?m\b\.?/gi,
    ([, from, fromMinutes, at, minutes, half]) =>
      from === undefined
        ? [(Number(at) % 12) * 60 + Number(minutes ?? 0) + (half?.toLowerCase() === 'p' ? noon : 0)]
        : bothHalves(from, fromMinutes),
  ],
  // "18 Uhr", "18–20 Uhr", "8 Uhr abends", "20 Uhr 30", "19 uur"
  clock(`${hour}(?:(?: *(?:Uhr|uur))?${until})? *(?:Uhr|uur)(?!\\p{L})${after}${part}?`),
  // "a las 7 de la tarde", "las 19:00 h", "à 19 heures", "dès 8 h"
  clock(
    `(?<=(?<!\\p{L})(?:las?|à|dès|vers|de) )${hour}(?: *(?:heures?|horas?|h)(?!\\p{L})${after})?(?:${until})?(?: *(?:heures?|horas?|h)(?!\\p{L}))?(?:${part}|(?<=\\blas? [\\d:.–-]+)(?![:.]?\\d)|(?<=(?:h|heures?|horas?|:\\d\\d)(?: ?\\d\\d)?)(?! *(?:de|par)(?!\\p{L})))`,
  ),
  // "18h30", "19 h 30", "19 h", but not "2 h", which is a length
  clock(
    `(?:${hour}(?= ?h ?[0-5]\\d)|(?<hour>0\\d|1\\d|2[0-3])) ?h(?!\\p{L})${after}(?: *[-–—] *(?:[01]?\\d|2[0-4]) ?h(?!\\p{L})(?: ?[0-5]\\d)?)?(?! +(?:de|par)(?!\\p{L})(?! la | l['’]))${part}?`,
  ),
  // "7 heures du soir", "الساعة 7", "7 مساءً"
  clock(`${hour}(?:${until})?(?: *(?:heures?|horas?|h))?${part}`),
  clock(`(?<=الساعة )${hour}(?:${until})?`),
  clock(
    `(?<hour>[01]?\\d|2[0-3]):(?<minutes>[0-5]\\d)(?!\\d)(?: *[-–—] *(?:[01]?\\d|2[0-4]):[0-5]\\d)?(?: ?h(?!\\p{L}))?`,
  ),
  [/(?<![\p{L}-])(?:noon|midday|midi|mediodía)(?!\p{L})/giu, () => [noon]],
  // Of a range it is the end: "from 10 p.m. to midnight".
  [
    /(?<!(?:[-–—]|\b(?:to|until|till|bis|jusqu['’]à|hasta)|إلى|حتى) ?(?:la )?)(?<!\p{L})(?:midnight|mitternacht|minuit|medianoche|منتصف الليل)(?!\p{L})/giu,
    () => [0, midnight],
  ],
]
