const monthsBy: Record<string, string> = {
  en: 'january february march april may june july august september october november december',
  de: 'januar februar märz april mai juni juli august september oktober november dezember',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  nl: 'januari februari maart april mei juni juli augustus september oktober november december',
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  ar: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر',
}
const weekdaysBy: Record<string, string> = {
  en: 'sunday monday tuesday wednesday thursday friday saturday',
  de: 'sonntag montag dienstag mittwoch donnerstag freitag samstag',
  fr: 'dimanche lundi mardi mercredi jeudi vendredi samedi',
  es: 'domingo lunes martes miércoles jueves viernes sábado',
  nl: 'zondag maandag dinsdag woensdag donderdag vrijdag zaterdag',
  it: 'domenica lunedì martedì mercoledì giovedì venerdì sabato',
  ar: 'الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت',
}

const numbered = (by: Record<string, string>, first: number) =>
  new Map(
    Object.values(by).flatMap((names) => names.split(' ').map((name, at) => [name, at + first] as const)),
  )

const monthNumbers = numbered(monthsBy, 1).set('jänner', 1).set('setiembre', 9).set('إبريل', 4)
const weekdayNumbers = numbered(weekdaysBy, 0).set('sonnabend', 6).set('الإثنين', 1)

export const monthOf = (name: string): number | undefined => {
  const plain = name.toLowerCase().normalize('NFC').replace(/\.$/, '')
  const short = /^sept?$/.test(plain) ? 'september' : plain
  const known = monthNumbers.get(short)
  if (known !== undefined || !/^\p{L}{3,5}$/u.test(short)) return known
  return [...monthNumbers].find(([month]) => month.startsWith(short))?.[1]
}

/** "Donnerstag", "Do", "jue". */
export const weekdayOf = (name: string): number | undefined => {
  const plain = name.toLowerCase().normalize('NFC')
  return weekdayNumbers.get(plain) ?? [...weekdayNumbers].find(([weekday]) => weekday.startsWith(plain))?.[1]
}

const pattern = (names: Iterable<string>) =>
  [...new Set(names)].toSorted((a, b) => b.length - a.length).join('|')
export const monthPattern = pattern(monthNumbers.keys())
export const weekdayPattern = pattern(weekdayNumbers.keys())
