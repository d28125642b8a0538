const alternatives = new Intl.ListFormat('en', { type: 'disjunction' })

export const asSentence = (items: readonly string[]): string => {
  const reasons = items.map((item) => item.replace(/[.;,]+$/, ''))
  const hasCommas = reasons.some((reason) => reason.includes(','))
  const list = hasCommas ? reasons.join('; ') : alternatives.format(reasons)
  return /[!?…]$/.test(list) ? list : `${list}.`
}
