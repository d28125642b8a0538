/** `and`: all that is true of whom it fits; `or`: each alone is a reason against. */
export type Joined = 'and' | 'or'

export const asSentence = (items: readonly string[], joined: Joined, locale = 'en'): string => {
  const format = new Intl.ListFormat(locale, { type: joined === 'and' ? 'conjunction' : 'disjunction' })
  const reasons = items.map((item) => item.replace(/[.;,،؛]+$/, ''))
  const hasCommas = reasons.some((reason) => /[,،]/.test(reason))
  const list = hasCommas ? reasons.join(locale.startsWith('ar') ? '؛ ' : '; ') : format.format(reasons)
  return /[!?؟…]$/.test(list) ? list : `${list}.`
}
