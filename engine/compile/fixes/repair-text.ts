import { parseDocument } from 'yaml'
import type { Scalar } from 'yaml'

/** How a text or number is written so that YAML reads exactly it; undefined where one line cannot hold it. */
export const scalarText = (
  value: string | number | boolean,
  style: Scalar.Type | undefined,
  isInFlow: boolean,
): string | undefined => {
  if (typeof value !== 'string') return String(value)
  if (/[\r\n]/.test(value)) return undefined
  if (style === 'QUOTE_DOUBLE') return JSON.stringify(value)
  if (style === 'PLAIN' && readsAs(value, value, isInFlow)) return value
  return quoted(value)
}

/** In single quotes; in double ones where an apostrophe would have to be doubled. */
export const quoted = (text: string): string =>
  text.includes("'") && !/["\\\p{Cc}]/u.test(text) ? `"${text}"` : `'${text.replaceAll("'", "''")}'`

/** Without the typographic quotes around the whole of it: they were meant as the quotes that YAML knows. */
export const unwrapped = (text: string): string => {
  const [, words = ''] =
    /^[“”„‟«»]([^“”„‟«»]*)[“”„‟«»]$|^[‘’‚‹›]([^‘‚‹›]*)[‘’‹›]$/.exec(text)?.filter(Boolean) ?? []
  return words.trim() === '' ? text : words.trim()
}

/** Whether YAML reads `source`, written behind a key, as `text`. */
const readsAs = (source: string, text: string, isInFlow: boolean): boolean => {
  const document = parseDocument(isInFlow ? `{ a: ${source} }` : `a: ${source}`, {
    schema: 'core',
    prettyErrors: false,
  })
  if (document.errors.length > 0 || document.warnings.length > 0) return false
  const value: unknown = document.toJS()
  return typeof value === 'object' && value !== null && 'a' in value && value.a === text
}
