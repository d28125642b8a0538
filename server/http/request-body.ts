import { attributionPrefix } from '../../engine/campaign/form/form-values.ts'
import { Refused } from './refusal.ts'

const maxDepth = 4
const maxKeys = 30
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Refuses what parsers disagree on or only an attacker sends: invalid UTF-8, lone surrogates, duplicate keys, prototype
 * keys, depth above 4, more than 30 keys. Takes linear time. Throws `Refused` (bad_json).
 */
export const readStrictJson = (body: Buffer): Record<string, unknown> => {
  const text = decode(body)
  refuseHostileShape(text)
  const value = parse(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw badJson()
  if (!isWellFormed(value)) throw badJson()
  // JSON.parse returned an object that is neither null nor an array.
  return value as Record<string, unknown>
}

export const badJson = () => new Refused('bad_json')

export const decode = (body: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    throw badJson()
  }
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw badJson()
  }
}

type Level = { keys: Set<string> | null; expectsKey: boolean }

/** Brackets and strings only; JSON.parse checks the rest. */
const refuseHostileShape = (text: string) => {
  const levels: Level[] = []
  for (let at = 0; at < text.length; at++) {
    const level = levels.at(-1)
    switch (text[at]) {
      case '{':
        levels.push({ keys: new Set(), expectsKey: true })
        break
      case '[':
        levels.push({ keys: null, expectsKey: false })
        break
      case '}':
      case ']':
        levels.pop()
        break
      case ',':
        if (level?.keys) level.expectsKey = true
        break
      case '"': {
        const end = endOfString(text, at)
        if (level?.keys && level.expectsKey) addKey(level.keys, text.slice(at, end + 1))
        if (level) level.expectsKey = false
        at = end
      }
    }
    if (levels.length > maxDepth + 1) throw badJson()
  }
}

const endOfString = (text: string, start: number): number => {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '"') return at
  }
  throw badJson()
}

const addKey = (keys: Set<string>, quoted: string) => {
  const key = String(parse(quoted))
  if (keys.has(key) || forbiddenKeys.has(key) || keys.size >= maxKeys) throw badJson()
  keys.add(key)
}

const isWellFormed = (value: unknown): boolean => {
  if (typeof value === 'string') return value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, inner]) => key.isWellFormed() && isWellFormed(inner))
}

/** Attribution is one field a key here. */
const maxFields = 60
const prefix = attributionPrefix

/**
 * Returns what the same form sends as JSON: `attribution.<key>` fields become an object. Throws `Refused` (bad_json) on
 * repeated or forbidden keys and on bytes that are not UTF-8.
 */
export const readFormBody = (body: Buffer): Record<string, unknown> => {
  const pairs = decode(body).split('&').filter(Boolean).map(pairOf)
  const keys = pairs.map(([key]) => key)
  if (keys.length > maxFields || new Set(keys).size < keys.length) throw badJson()
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
