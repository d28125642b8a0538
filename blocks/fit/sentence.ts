export const asSentence = (items: readonly string[], locale = 'en'): string => {
  const alternatives = new Intl.ListFormat(locale, { type: 'disjunction' })
  const reasons = items.map((item) => item.replace(/[.;,،؛]+$/, ''))
  const hasCommas = reasons.some((reason) => /[,،]/.test(reason))
  const list = hasCommas ? reasons.join(locale.startsWith('ar') ? '؛ ' : '; ') : alternatives.format(reasons)
  return /[!?؟…]$/.test(list) ? list : `${list}.`
}
