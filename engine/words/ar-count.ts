/** A noun beside a number: alone for one and two, then by what the number ends in. */
export type ArabicNoun = { one: string; two: string; few: string; many: string; other: string }

const rules = new Intl.PluralRules('ar')

/** `number`: as it is shown, such as "1,200". */
export const arabicCount = (number: string, noun: ArabicNoun): string => {
  const rule = rules.select(Number(number.replaceAll(',', '')))
  if (rule === 'one' || rule === 'two') return noun[rule]
  return `${number} ${rule === 'zero' ? noun.other : noun[rule]}`
}

export const minute: ArabicNoun = {
  one: 'دقيقة واحدة',
  two: 'دقيقتان',
  few: 'دقائق',
  many: 'دقيقة',
  other: 'دقيقة',
}
export const hour: ArabicNoun = {
  one: 'ساعة واحدة',
  two: 'ساعتان',
  few: 'ساعات',
  many: 'ساعة',
  other: 'ساعة',
}
export const seat: ArabicNoun = {
  one: 'مقعد واحد',
  two: 'مقعدان',
  few: 'مقاعد',
  many: 'مقعدًا',
  other: 'مقعد',
}
export const character: ArabicNoun = {
  one: 'حرف واحد',
  two: 'حرفان',
  few: 'أحرف',
  many: 'حرفًا',
  other: 'حرف',
}
/** As they are after "for": لمدة شهرين. */
export const month: ArabicNoun = {
  one: 'شهر واحد',
  two: 'شهرين',
  few: 'أشهر',
  many: 'شهرًا',
  other: 'شهر',
}
export const year: ArabicNoun = {
  one: 'سنة واحدة',
  two: 'سنتين',
  few: 'سنوات',
  many: 'سنة',
  other: 'سنة',
}
export const letter: ArabicNoun = {
  one: 'رسالة واحدة',
  two: 'رسالتان',
  few: 'رسائل',
  many: 'رسالة',
  other: 'رسالة',
}
