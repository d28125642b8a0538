import { stringify } from 'yaml'
import type { Scalar } from 'yaml'

/** A value as YAML on one line; undefined if it needs several. */
export const scalarText = (
  value: string | number | boolean,
  style: Scalar.Type | undefined,
  isInFlow: boolean,
): string | undefined => {
  if (typeof value !== 'string') return String(value)
  if (/[\r\n]/.test(value)) return undefined
  if (style === 'QUOTE_DOUBLE') return JSON.stringify(value)
  if (style === 'PLAIN' && staysPlain(value, isInFlow)) return value
  return quoted(value)
}

/** In single quotes, or in double quotes around an apostrophe. */
export const quoted = (text: string): string =>
  text.includes("'") && !/["\\\p{Cc}]/u.test(text) ? `"${text}"` : `'${text.replaceAll("'", "''")}'`

/** Without typographic quotes around all of it: they were meant as YAML quotes. */
export const unwrapped = (text: string): string => {
  const [, words = ''] =
    /^[“”„‟«»]([^“”„‟«»]*)[“”„‟«»]$|^[‘’‚‹›]([^‘‚‹›]*)[‘’‹›]$/.exec(text)?.filter(Boolean) ?? []
  return words.trim() === '' ? text : words.trim()
}

const staysPlain = (text: string, isInFlow: boolean): boolean => {
  if (!isInFlow) return stringify(text, { lineWidth: 0 }) === `${text}\n`
  return stringify([text], { collectionStyle: 'flow', lineWidth: 0 }) === `[ ${text} ]\n`
}
