/** How far a time zone is from UTC at a moment, as "+02:00"; undefined for a name that is none. */
export const offsetAt = (zone: string, moment: number): string | undefined => {
  const format = formatOf(zone)
  const name = format?.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value
  return name?.replace('GMT', '').replace(/^$/, '+00:00')
}

/** The offset that a clock of the zone has when it shows the time of `starts` (ISO with an offset). */
export const offsetOfClock = (zone: string, starts: string): string | undefined => {
  const near = offsetAt(zone, Date.parse(starts))
  // Close to the change of clocks the moment lies on the other side of it.
  return near && offsetAt(zone, Date.parse(withOffset(starts, near)))
}

/** Whether the zone has this offset in the winter or the summer of that year. */
export const hasOffset = (zone: string, offset: string, starts: string): boolean => {
  const year = Number(starts.slice(0, 4))
  return [0, 6].some((month) => offsetAt(zone, Date.UTC(year, month, 15)) === offset)
}

export const withOffset = (starts: string, offset: string) => starts.replace(/(Z|[+-]\d\d:\d\d)$/, offset)

const known = new Map<string, Intl.DateTimeFormat | undefined>()

const formatOf = (zone: string) => {
  if (!known.has(zone)) known.set(zone, make(zone))
  return known.get(zone)
}

const make = (timeZone: string) => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  } catch {
    return undefined
  }
}
