/** How far a time zone is from UTC at a moment, as "+02:00"; undefined for a name that is none. */
export const offsetAt = (zone: string, moment: number): string | undefined => {
  const format = formatOf(zone)
  const name = format?.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value
  return name?.replace('GMT', '').replace(/^$/, '+00:00')
}

/** Whether the zone has the offset in winter or summer of the year of `starts`. */
export const hasOffset = (zone: string, offset: string, starts: string): boolean => {
  const year = Number(starts.slice(0, 4))
  return [0, 6].some((month) => offsetAt(zone, Date.UTC(year, month, 15)) === offset)
}

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
