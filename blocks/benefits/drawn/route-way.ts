/** The last row has room for the star. */
export const columnsOf = (count: number) =>
  count < 5
    ? Math.max(count + 1, 3)
    : ([count === 5 ? 3 : 4, 3].find((columns) => count % columns !== 0) ?? 5)

export const turns = (index: number, columns: number, count: number) =>
  index % columns === columns - 1 && index < count - 1

/** In hundredths of the panel, past the station at 20: in from the side or from above, out to the side or down. */
export const wayOf = (index: number, columns: number, count: number) => {
  const from = index === 0 ? 'M15 50' : index % columns > 0 ? 'M0 50H20' : 'M3-42C3 20 3 50 20 50'
  const bend = index % 2 === 0 ? '' : '-'
  const on = `C45 50 40 ${bend}10 60 ${bend}10S80 50 `
  return turns(index, columns, count)
    ? `${from}H70C92 50 92 70 92 100`
    : `${from}${on}${index === count - 1 ? 130 : 100} 50`
}

export const slope = (panel: number) => (panel % 2 === 0 ? -60 : 60)
export const edge = (panel: number) => (panel % 2 === 0 ? 60 : 0)

/** A line across all panels, up and down with the folds; with a second height the sheet between the two. */
export const folded = (columns: number, from: number, to?: number) => {
  const panels = [...Array(columns).keys()]
  const across = panels.map((panel) => `l100 ${slope(panel)}`).join('')
  if (to === undefined) return `M0 ${from + 30}${across}`
  const back = panels
    .toReversed()
    .map((panel) => `l-100 ${-slope(panel)}`)
    .join('')
  return `M0 ${from + 60}${across}v940${back}z`
}
