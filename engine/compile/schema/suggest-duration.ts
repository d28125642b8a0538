const minutesOf = { minutes: 1, hours: 60, days: 1440 }

/** "2.5 hours" in the unit that the description of its key names, as a whole number: 150 minutes. */
export const suggestDuration = (value: unknown, description = ''): number | undefined => {
  const units = (['minutes', 'hours', 'days'] as const).filter((unit) =>
    new RegExp(`\\b${unit}\\b`, 'i').test(description),
  )
  const [unit, ...others] = units
  if (!unit || others.length > 0 || typeof value !== 'string' || value.length > 40) return undefined
  const [, digits, written] =
    /^(\d+(?:[.,]\d+)?)[ -]?(m|mins?|minutes?|h|hrs?|hours?|d|days?)\.?$/.exec(value.trim().toLowerCase()) ??
    []
  if (digits === undefined || written === undefined) return undefined
  const minutes = { m: 1, h: 60, d: 1440 }[written.charAt(0)] ?? NaN
  const amount = (Number(digits.replace(',', '.')) * minutes) / minutesOf[unit]
  return Number.isInteger(amount) ? amount : undefined
}
