/** "half past seven in the evening", "acht Uhr", "à huit heures et demie" and "a las siete y media" with the figures of a clock. */
export const hoursInFigures = (words: string): string =>
  hasHour.test(words)
    ? ways.reduce(
        (text, [pattern, write]) => text.replaceAll(pattern, (...match) => write(match.at(-1))),
        words,
      )
    : words

type Groups = { hour?: string; part?: string; minutes?: string }
type Way = readonly [RegExp, (groups: Groups) => string]

const namesOf = {
  en: 'one two three four five six seven eight nine ten eleven twelve',
  de: 'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig einundzwanzig zweiundzwanzig dreiundzwanzig',
  fr: 'une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt vingt-et-une vingt-deux vingt-trois',
  es: 'una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuna veintidós veintitrés',
}

const numbers = new Map(
  Object.values(namesOf).flatMap((names) =>
    names.split(' ').map((name, at): [string, number] => [name, at + 1]),
  ),
).set('eins', 1)

const longestFirst = (names: string[]) => names.toSorted((a, b) => b.length - a.length).join('|')
const en = longestFirst(namesOf.en.split(' '))
const de = longestFirst([...namesOf.de.split(' '), 'eins'])
const fr = longestFirst(namesOf.fr.split(' '))
const es = longestFirst(namesOf.es.split(' '))

/** Minutes from the hour that is named. */
const minutesOf: Record<string, number> = {
  'half past': 30,
  'quarter past': 15,
  'quarter after': 15,
  'quarter to': -15,
  thirty: 30,
  fifteen: 15,
  'forty-five': 45,
  halb: -30,
  'viertel nach': 15,
  'viertel vor': -15,
  dreiviertel: -15,
  dreißig: 30,
  fünfzehn: 15,
  fünfundvierzig: 45,
  'et demie': 30,
  'et quart': 15,
  'moins le quart': -15,
  trente: 30,
  'y media': 30,
  'y cuarto': 15,
  'menos cuarto': -15,
}

const hourOf = (name = '') => numbers.get(name.toLowerCase()) ?? Number(name)
/** "7:30"; the hour before one is twelve. */
const clock = ({ hour, part, minutes }: Groups): string => {
  const past = minutesOf[(part ?? minutes ?? '').toLowerCase()] ?? 0
  const from = hourOf(hour) - (past < 0 ? 1 : 0)
  return `${from === 0 ? 12 : from}:${String((past + 60) % 60).padStart(2, '0')}`
}
const figure = ({ hour }: Groups) => String(hourOf(hour))

const way = (pattern: string, write: Way[1]): Way => [new RegExp(`(?<![\\p{L}\\d-])${pattern}`, 'giu'), write]
const half = "(?:[ap]\\.? ?m\\b|o['’]clock|in the (?:morning|afternoon|evening)|at night)"
const capital = '(?-i:\\p{Lu})'
const end = '$|[.,;:!?)]'

const ways: readonly Way[] = [
  // English
  way(`(?:12|twelve) (?=noon|midnight)`, () => ''),
  way(
    `(?:a )?(?<part>half past|quarter (?:past|after|to)) (?<hour>${en}|\\d{1,2})(?![\\p{L}\\d:])(?: o['’]clock)?`,
    clock,
  ),
  way(`(?<hour>${en})(?= (?:to|until|till) (?:${en}|\\d{1,2})(?::\\d\\d)? ?${half})`, clock),
  way(`(?<hour>${en}|\\d{1,2}) o['’]clock`, clock),
  way(`(?<hour>${en})(?:[ -](?<minutes>thirty|fifteen|forty-five))?(?= ?${half})`, clock),
  way(
    `(?<=(?<!capped |limited |stops? |closed )at )(?<hour>${en})(?:[ -](?<minutes>thirty|fifteen|forty-five))?(?= ?(?:${end}|sharp|(?:on|in) ${capital}))`,
    clock,
  ),
  // German
  way(
    `(?<part>halb|dreiviertel|viertel (?:vor|nach)) (?<hour>${de}|\\d{1,2})(?![\\p{L}\\d:])(?: Uhr)?`,
    (groups) => `${clock(groups)} Uhr`,
  ),
  way(`(?<hour>${de})(?= (?:bis|–|-) (?:${de}|\\d{1,2}) Uhr)`, figure),
  way(
    `(?<hour>${de}) Uhr(?!\\p{L})(?: (?<minutes>dreißig|fünfzehn|fünfundvierzig))?`,
    (groups) => `${clock(groups)} Uhr`,
  ),
  way(
    `(?<=(?<!\\p{L})(?:um|ab|gegen) )(?<hour>${de})(?= ?(?:${end}|(?:in|am) ${capital}|morgens|früh|vormittags|nachmittags|abends|nachts))`,
    (groups) => `${clock(groups)} Uhr`,
  ),
  // French
  way(
    `(?<hour>${fr}|\\d{1,2}) ?h(?:eures?)? (?<minutes>et demie|et quart|moins le quart|trente|quinze)(?!\\p{L})`,
    (groups) => clock(groups).replace(':', ' h '),
  ),
  way(
    `(?<=(?<!\\p{L})(?:à|dès|vers) )(?<hour>${fr})(?= heures?(?!\\p{L})(?! (?:de|par) (?!la |l['’])))`,
    figure,
  ),
  way(`(?<hour>${fr})(?= heures? (?:du matin|du soir|de l['’]après-midi|à (?:${fr}|\\d)))`, figure),
  // Spanish
  way(
    `(?<=(?<!\\p{L})las? )(?<hour>${es}|\\d{1,2}) (?<minutes>y media|y cuarto|menos cuarto)(?!\\p{L})`,
    clock,
  ),
  way(
    `(?<=(?<!\\p{L})(?:a|de|desde|hacia) las? )(?<hour>${es})(?:(?= ?(?:${end}|de la |del |en |a las? |horas))| en punto)`,
    clock,
  ),
]

/** Most texts have no such word. */
const hasHour =
  /[’']clock|past|quarter|noon|midnight|[ap]\.? ?m\b|in the |at |uhr|halb|viertel|um |ab |gegen |heure|\dh| h |las? /iu
