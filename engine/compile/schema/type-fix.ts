/** What to do about a value of the wrong kind. */
export const typeFix = (expected: string, value: unknown): string | undefined => {
  const isPlain = typeof value === 'number' || typeof value === 'boolean'
  if (expected === 'string' && isPlain) return `Put quotes around it: "${String(value)}".`
  if (expected === 'string' && Array.isArray(value))
    return 'Write one text after the key, without "- ". Put quotes around a text that starts with "[".'
  if (expected === 'string' && isBraced(value)) return 'Put quotes around a text that starts with "{".'
  if (expected === 'string' && typeof value === 'object' && value)
    return 'Put quotes around a text that contains ": ".'
  if (expected === 'array' && value) return 'Write each entry on its own line, beginning with "- ".'
  if ((expected === 'number' || expected === 'int') && isNumeric(value)) return 'Remove its quotes.'
  const amount = expected === 'number' || expected === 'int' ? suggestedAmount(value) : undefined
  if (amount !== undefined) return `Write ${amount}.`
  if (expected === 'boolean' && /^(yes|on|true)$/i.test(String(value))) return 'Write true, without quotes.'
  if (expected === 'boolean' && /^(no|off|false)$/i.test(String(value))) return 'Write false, without quotes.'
  return undefined
}

/** "1,13" with its comma; "12 px" with its unit. */
const suggestedAmount = (value: unknown): string | undefined => {
  if (typeof value !== 'string') return undefined
  const [, whole, part] = /^(-?\d+),(\d{1,2})$/.exec(value) ?? []
  return whole && part ? `${whole}.${part}` : /^(\d+) ?px\.?$/.exec(value)?.[1]
}

const isNumeric = (value: unknown) => typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)

/** `{name}`: one key that holds nothing. */
const isBraced = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => one === null)
