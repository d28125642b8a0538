import type { Lang } from './lang.ts'

type Names = Partial<Record<Lang, string>>

/** Cities whose zone has another name than they have. The first is shown, the others are read. */
export const cityNames: Readonly<Record<string, Names>> = {
  'Africa/Algiers': { de: 'Algier', es: 'Argel', fr: 'Alger', ar: 'الجزائر' },
  'Africa/Cairo': { de: 'Kairo', es: 'El Cairo', fr: 'Le Caire|Caire', ar: 'القاهرة' },
  'Africa/Casablanca': { ar: 'الدار البيضاء|الرباط' },
  'Africa/Tunis': { es: 'Túnez', ar: 'تونس' },
  'America/Havana': { de: 'Havanna', es: 'La Habana', fr: 'La Havane' },
  'America/Los_Angeles': { es: 'Los Ángeles' },
  'America/Mexico_City': { es: 'Ciudad de México', fr: 'Mexico' },
  'America/New_York': { es: 'Nueva York' },
  'America/Sao_Paulo': { de: 'São Paulo', es: 'São Paulo', fr: 'São Paulo' },
  'Asia/Amman': { es: 'Ammán', ar: 'عمّان' },
  'Asia/Baghdad': { de: 'Bagdad', es: 'Bagdad', fr: 'Bagdad', ar: 'بغداد' },
  'Asia/Beirut': { fr: 'Beyrouth', ar: 'بيروت' },
  'Asia/Damascus': { de: 'Damaskus', es: 'Damasco', fr: 'Damas', ar: 'دمشق' },
  'Asia/Dubai': { es: 'Dubái', fr: 'Dubaï', ar: 'دبي|أبوظبي|أبو ظبي|الإمارات' },
  'Asia/Hong_Kong': { de: 'Hongkong' },
  'Asia/Jerusalem': { es: 'Jerusalén', fr: 'Jérusalem', ar: 'القدس' },
  'Asia/Kuwait': { fr: 'Koweït', ar: 'الكويت' },
  'Asia/Qatar': { de: 'Doha', es: 'Doha', fr: 'Doha', ar: 'الدوحة|قطر' },
  'Asia/Riyadh': { de: 'Riad', es: 'Riad', fr: 'Riyad', ar: 'الرياض|مكة|مكة المكرمة|جدة|السعودية' },
  'Asia/Seoul': { es: 'Seúl', fr: 'Séoul' },
  'Asia/Singapore': { de: 'Singapur', es: 'Singapur', fr: 'Singapour', ar: 'سنغافورة' },
  'Asia/Tokyo': { de: 'Tokio', es: 'Tokio', ar: 'طوكيو' },
  'Australia/Sydney': { es: 'Sídney' },
  'Europe/Amsterdam': { es: 'Ámsterdam' },
  'Europe/Athens': { de: 'Athen', es: 'Atenas', fr: 'Athènes', ar: 'أثينا' },
  'Europe/Belgrade': { de: 'Belgrad', es: 'Belgrado' },
  'Europe/Berlin': { de: 'Berlin|München', es: 'Berlín', ar: 'برلين' },
  'Europe/Brussels': { de: 'Brüssel', es: 'Bruselas', fr: 'Bruxelles', ar: 'بروكسل' },
  'Europe/Bucharest': { de: 'Bukarest', es: 'Bucarest', fr: 'Bucarest' },
  'Europe/Copenhagen': { de: 'Kopenhagen', es: 'Copenhague', fr: 'Copenhague' },
  'Europe/Dublin': { es: 'Dublín' },
  'Europe/Istanbul': { es: 'Estambul', ar: 'إسطنبول' },
  'Europe/Lisbon': { de: 'Lissabon', es: 'Lisboa', fr: 'Lisbonne', ar: 'لشبونة' },
  'Europe/London': { es: 'Londres', fr: 'Londres', ar: 'لندن' },
  'Europe/Luxembourg': { de: 'Luxemburg', es: 'Luxemburgo' },
  'Europe/Madrid': { ar: 'مدريد' },
  'Europe/Moscow': { de: 'Moskau', es: 'Moscú', fr: 'Moscou', ar: 'موسكو' },
  'Europe/Paris': { es: 'París', ar: 'باريس' },
  'Europe/Prague': { de: 'Prag', es: 'Praga' },
  'Europe/Rome': { de: 'Rom', es: 'Roma', ar: 'روما' },
  'Europe/Stockholm': { es: 'Estocolmo' },
  'Europe/Vienna': { de: 'Wien', es: 'Viena', fr: 'Vienne', ar: 'فيينا' },
  'Europe/Warsaw': { de: 'Warschau', es: 'Varsovia', fr: 'Varsovie' },
  'Europe/Zurich': { de: 'Zürich|Genf', es: 'Zúrich|Ginebra', fr: 'Zurich|Genève', ar: 'جنيف' },
}

/** As the system's data calls the time of a place: "hora de Nueva York", "توقيت مصر". */
const timesOfPlaces: Partial<Record<Lang, RegExp>> = {
  de: /^(.+) \(Ortszeit\)$/,
  es: /^hora de (.+)$/,
  fr: /^heure : (.+)$/,
  ar: /^توقيت (.+)$/,
}

/** The city or the country that the system's data calls the time of a zone after. */
export const systemPlace = (timeZone: string, lang: Lang): string | undefined => {
  const format = new Intl.DateTimeFormat(lang, { timeZone, timeZoneName: 'shortGeneric' })
  const name = format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return timesOfPlaces[lang]?.exec(name)?.[1]
}

/** In the United States a time has a zone, not a city. */
const americanTimes: Readonly<Record<string, string>> = {
  'America/Chicago': 'Central Time',
  'America/Denver': 'Mountain Time',
  'America/Los_Angeles': 'Pacific Time',
  'America/New_York': 'Eastern Time',
}

/** Whose clocks a zone has, as the readers of a language call it: "Wien", "Nueva York", "Pacific Time". Undefined: as the zone does. */
export const placeOfZone = (zone: string, lang: Lang): string | undefined => {
  if (lang === 'en') return americanTimes[zone]
  // Arabic names the time of a country.
  return lang === 'ar' ? systemPlace(zone, lang) : cityNames[zone]?.[lang]?.split('|')[0]
}

/** "(Wien)", as behind a time; "(UTC+02:00)" as it is. */
export const inBrackets = (place: string): string => (place.startsWith('(') ? place : `(${place})`)
