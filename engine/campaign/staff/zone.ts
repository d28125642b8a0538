/** Whether this is the name of a time zone, such as "Europe/London". */
export const isZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The time zone of a city that has one: "Europe/Dublin" of "Dublin". */
export const zoneOf = (city: string): string | undefined => {
  const ending = `/${city.trim().replaceAll(' ', '_')}`.toLowerCase()
  return Intl.supportedValuesOf('timeZone').find((zone) => zone.toLowerCase().endsWith(ending))
}
