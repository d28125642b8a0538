/** What programs read, not people. */
const noTexts = new Set([
  'type',
  'name',
  'value',
  'variant',
  'side',
  'tone',
  'icon',
  'anchor',
  'href',
  'src',
  'file',
  'calendar',
  'placement',
  'autocomplete',
])

/** The same value with other texts; names, values and addresses stay. */
export const mapTexts = <Value>(value: Value, change: (text: string) => string): Value =>
  mapped(value, change) as Value

const mapped = (value: unknown, change: (text: string) => string): unknown => {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((item) => mapped(item, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      noTexts.has(key) && typeof item === 'string' ? item : mapped(item, change),
    ]),
  )
}
