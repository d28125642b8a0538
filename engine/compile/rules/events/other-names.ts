import { zonesOfPlaces } from './zones-in-words.ts'

/** Cities of countries with a single zone, as German, Spanish, French and Arabic call them: the system's data has their countries. */
const cities: Readonly<Record<string, string>> = {
  'Africa/Algiers': 'Algier|Alger|Argel|الجزائر',
  'Africa/Cairo': 'Kairo|Caire|Le Caire|El Cairo|القاهرة',
  'Africa/Casablanca': 'الدار البيضاء|الرباط',
  'Africa/Tunis': 'Túnez|تونس',
  'Asia/Amman': 'Ammán|عمّان',
  'Asia/Baghdad': 'Bagdad|بغداد',
  'Asia/Beirut': 'Beyrouth|بيروت',
  'Asia/Damascus': 'Damaskus|Damas|دمشق',
  'Asia/Dubai': 'Dubái|Dubaï|دبي|أبوظبي|أبو ظبي|الإمارات',
  'Asia/Jerusalem': 'Jérusalem|Jerusalén|القدس',
  'Asia/Kuwait': 'Koweït|الكويت',
  'Asia/Qatar': 'Doha|الدوحة|قطر',
  'Asia/Riyadh': 'Riad|Riyad|الرياض|مكة|مكة المكرمة|جدة|السعودية',
  'Asia/Singapore': 'Singapur|Singapour|سنغافورة',
  'Asia/Tokyo': 'Tokio|طوكيو',
  'Europe/Athens': 'Athen|Athènes|Atenas|أثينا',
  'Europe/Berlin': 'Berlín|برلين',
  'Europe/Brussels': 'Brüssel|Bruxelles|Bruselas|بروكسل',
  'Europe/Copenhagen': 'Kopenhagen|Copenhague',
  'Europe/Istanbul': 'Estambul|إسطنبول',
  'Europe/Lisbon': 'Lissabon|Lisbonne|Lisboa|لشبونة',
  'Europe/London': 'Londres|لندن',
  'Europe/Madrid': 'مدريد',
  'Europe/Moscow': 'Moskau|Moscou|Moscú|موسكو',
  'Europe/Paris': 'París|باريس',
  'Europe/Prague': 'Prag|Praga',
  'Europe/Rome': 'Rom|Roma|روما',
  'Europe/Vienna': 'Wien|Vienne|Viena|فيينا',
  'Europe/Warsaw': 'Warschau|Varsovie|Varsovia',
  'Europe/Zurich': 'Zürich|Zúrich|Genf|Genève|Ginebra|جنيف',
}

/** As the system's data calls the time of a place: "hora de Nueva York", "توقيت مصر". */
const timesOfPlaces = {
  de: /^(.+) \(Ortszeit\)$/,
  es: /^hora de (.+)$/,
  fr: /^heure : (.+)$/,
  ar: /^توقيت (.+)$/,
}

let known: Map<string, string> | undefined

/** The zone of a city or a country by its name in another language than English. */
export const zoneOfOtherName = (name: string): string | undefined => {
  known ??= new Map([
    ...zonesOfPlaces().flatMap((zone) => namesOf(zone).map((one): [string, string] => [one, zone])),
    ...Object.entries(cities).flatMap(([zone, names]) =>
      names.split('|').map((one): [string, string] => [one, zone]),
    ),
  ])
  return known.get(name)
}

const namesOf = (timeZone: string): string[] =>
  Object.entries(timesOfPlaces).flatMap(([lang, place]) => {
    const format = new Intl.DateTimeFormat(lang, { timeZone, timeZoneName: 'shortGeneric' })
    const name = format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? ''
    return place.exec(name)?.slice(1) ?? []
  })
