/** What lengths drawn to scale share of the longest, if all marks are times of day: each entry lasts until the next, the last takes none. */
export const timesOf = (marks: readonly string[]): number[] | undefined => {
  const times = marks.map(minuteOf)
  if (!times.every((time) => time !== undefined)) return undefined
  const minutes = times.map((time, index) => ((times[index + 1] ?? time) - time + noon) % noon)
  const most = Math.max(...minutes)
  return most > 0 ? minutes.map((each) => each / most) : undefined
}

const noon = 12 * 60

const minuteOf = (mark: string): number | undefined => {
  const [, hours, minutes] = /^(\d{1,2}):(\d\d)$/.exec(mark) ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}
