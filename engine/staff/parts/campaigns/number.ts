const whole = new Intl.NumberFormat()
const part = new Intl.NumberFormat(undefined, {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

export const number = (value: number): string => whole.format(value)

/** "–" where there is nothing to compare with. */
export const conversion = (some: number, all: number): string => (all === 0 ? '–' : part.format(some / all))
