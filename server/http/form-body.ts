import { badJson, decode } from './strict-json.ts'

const maxKeys = 60
const prefix = 'attribution.'
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Returns what the same form sends as JSON: `attribution.<key>` fields become an object. Throws `Refused` (bad_json) on
 * repeated or forbidden keys and on bytes that are not UTF-8.
 */
export const readFormBody = (body: Buffer): Record<string, unknown> => {
  const pairs = decode(body).split('&').filter(Boolean).map(pairOf)
  const keys = pairs.map(([key]) => key)
  if (keys.length > maxKeys || new Set(keys).size < keys.length) throw badJson()
  if (keys.some((key) => forbiddenKeys.has(key.startsWith(prefix) ? key.slice(prefix.length) : key)))
    throw badJson()
  const fields = pairs.filter(([key]) => !key.startsWith(prefix))
  const attribution = pairs
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, value]) => [key.slice(prefix.length), value] as const)
  return {
    ...Object.fromEntries(fields),
    ...(attribution.length > 0 && { attribution: Object.fromEntries(attribution) }),
  }
}

const pairOf = (pair: string): [string, string] => {
  const equals = pair.indexOf('=')
  return equals < 0
    ? [unescape(pair), '']
    : [unescape(pair.slice(0, equals)), unescape(pair.slice(equals + 1))]
}

const unescape = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw badJson()
  }
}
