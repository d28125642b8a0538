const amount = /^(?<sign>[+\p{Sc}]?) ?(?<figure>\d+(?:\.\d+)?|\d{1,3}(?:,\d{3})+)(?<unit>\D*)$/u

/** What lengths drawn to scale share of the longest, if all values are amounts of one thing: "+6%" and "+12%", not "2 weeks" and "4 visits". */
export const sharesOf = (values: readonly string[]): number[] | undefined => {
  const amounts = values.map((value) => amount.exec(value)?.groups)
  const kinds = new Set(amounts.map((groups) => groups && `${groups['sign']}${groups['unit']}`))
  const [kind] = kinds
  if (kinds.size > 1 || kind === undefined || kind === '') return undefined
  const figures = amounts.map((groups) => Number(groups?.['figure']?.replaceAll(',', '')))
  const most = Math.max(...figures)
  return most > 0 ? figures.map((figure) => figure / most) : undefined
}
