import { isMap, isScalar } from 'yaml'
import type { Pair, YAMLMap } from 'yaml'
import { z } from 'zod'
import { quoteValue, replaceValue } from './repair.ts'
import type { Repair } from './repair.ts'
import { quoted, unwrapped } from './repair-text.ts'
import type { Path, YamlFile } from '../read/yaml-file.ts'
import { find, keyText } from '../read/yaml-find.ts'

/** Quotes for a text whose comma made a key of its second half. */
export const repairComma = (yaml: YamlFile, path: Path): Repair => {
  const { pair, parent, isFound } = find(yaml, path)
  if (!isFound || !pair || !isMap(parent)) return undefined
  const at = parent.items.indexOf(pair)
  const value = beforeComma(yaml, path)?.value
  const next = parent.items.findIndex((one, index) => index > at && !isBare(one))
  const last = parent.items[(next < 0 ? parent.items.length : next) - 1]
  const isText = (isScalar(value) && value.type === 'PLAIN') || isBracedWord(value)
  if (!isText || !value.range || !isScalar(last?.key) || !last.key.range) return undefined
  const [start, end] = [value.range[0], last.key.range[1]]
  const text = yaml.text.slice(start, end)
  return /[\r\n#]/.test(text) ? undefined : [{ start, end, text: quoted(unwrapped(text)) }]
}

/** The pair whose text a comma ended. */
const beforeComma = (yaml: YamlFile, path: Path): Pair | undefined => {
  const { pair, parent } = find(yaml, path)
  if (!pair || !isMap(parent)) return undefined
  return parent.items.slice(0, parent.items.indexOf(pair)).findLast((one) => !isBare(one))
}

/** The key of a text such as "{name}, your call" that became a group of keys. */
export const bracedBefore = (yaml: YamlFile, path: Path): string | undefined => {
  const before = beforeComma(yaml, path)
  return isBracedWord(before?.value) ? keyText(before?.key) : undefined
}

/** `{name}`: a placeholder that stands in no quotes. */
const isBracedWord = (node: unknown): node is YAMLMap =>
  isMap(node) && node.flow === true && node.items.length === 1 && node.items.every(isBare)

/** Quotes around "{name}" where it is all of a text. */
const quoteBraced = (yaml: YamlFile, path: Path): Repair => {
  const { written, isFound } = find(yaml, path)
  if (!isFound || !isBracedWord(written) || !written.range) return undefined
  const [start, end] = written.range
  return [{ start, end, text: quoted(yaml.text.slice(start, end)) }]
}

const isBare = ({ key, value }: Pair) =>
  isScalar(key) && key.type === 'PLAIN' && (!value || (isScalar(value) && value.value === null))

/** Quotes for a value that became a comment because it starts with "#". */
export const repairHash = (yaml: YamlFile, path: Path): Repair => {
  const { pair, isFound } = find(yaml, path)
  if (!isFound || !isScalar(pair?.key) || !pair.key.range) return undefined
  const from = pair.key.range[1]
  const [, before = '', word = ''] = /^(\s*:\s+)(#[^\r\n]*)/.exec(yaml.text.slice(from)) ?? []
  // `#bc1f4b # the brand`: what follows a colour is a comment indeed.
  const value = /^#[\w-]+(?=\s|$)/.exec(word)?.[0] ?? ''
  const isAll = value !== '' && /^\s*(#.*)?$/.test(word.slice(value.length))
  const start = from + before.length
  return isAll ? [{ start, end: start + value.length, text: quoted(value) }] : undefined
}

/** What a value of the wrong kind was meant as, where it can be told from its words. */
export const repairType = (yaml: YamlFile, path: Path, expected: string, value: unknown): Repair => {
  if (expected === 'string' && (typeof value === 'number' || typeof value === 'boolean'))
    return quoteValue(yaml, path)
  if (expected === 'string' && typeof value === 'object') return quoteBraced(yaml, path)
  if (typeof value !== 'string') return undefined
  if (expected === 'array') return dashBefore(yaml, path)
  if (expected === 'boolean' && /^(yes|on|true)$/i.test(value)) return replaceValue(yaml, path, true)
  if (expected === 'boolean' && /^(no|off|false)$/i.test(value)) return replaceValue(yaml, path, false)
  const isNumber = expected === 'number' ? /^-?(0|[1-9]\d*)(\.\d+)?$/ : /^-?(0|[1-9]\d*)$/
  if ((expected === 'number' || expected === 'int') && isNumber.test(value))
    return replaceValue(yaml, path, Number(value))
  return undefined
}

/** The "- " of a first entry that the others have: without it they are all one text. */
const dashBefore = (yaml: YamlFile, path: Path): Repair => {
  const { written, isFound } = find(yaml, path)
  if (!isFound || !isScalar(written) || written.type !== 'PLAIN' || !written.range) return undefined
  const [start, end] = written.range
  const line = yaml.text.lastIndexOf('\n', start) + 1
  const dash = /\n( *)- /.exec(yaml.text.slice(start, end))?.[1]?.length ?? -1
  const isOnOwnLine = !yaml.text.slice(line, start).trim()
  return isOnOwnLine && (dash === start - line || dash + 2 === start - line)
    ? [{ start: line + dash, end: start, text: '- ' }]
    : undefined
}

/** The first plain variation of a text that its schema accepts: without stray quotes, with "https://", with "/" before it. */
export const likelySuggestion = (schema: unknown, value: unknown): string | undefined => {
  if (!(schema instanceof z.ZodType) || typeof value !== 'string' || value.length > 300) return undefined
  const bare = value.trim().replace(/^[“”„‟"'‘’‚«»]+|[“”„‟"'‘’‚«»]+$/gu, '')
  if (isPhone(schema, bare)) return undefined
  const isBetter = (text: string) => text !== '' && text !== value && schema.safeParse(text).success
  if (/^(?:[a-z][a-z\d+.-]*: *\/\/|mailto:|tel:|https?:)/i.test(bare))
    return suggestedAddresses(bare).find(isBetter)
  const dashed = bare.toLowerCase().replaceAll(/[\s_]+/g, '-')
  const variations = [
    bare,
    /^[\w-]+(\.[\w-]+)+(\/|$)/.test(bare) ? `https://${bare}` : '',
    bare.toLowerCase(),
    bare.replace(/\/+$/, ''),
    /^[\da-f]{6}$/i.test(bare) ? `#${bare}` : '',
    dashed,
    dashed.replace(/\/+$/, ''),
    /^[\w-]+(\.[\w-]+)+\//.test(bare) ? bare.replace(/^[^/]*/, '').replace(/\/+$/, '') : '',
    `/${dashed.replaceAll(/^\/+|\/+$/g, '')}`,
    /^\/[\p{L}\p{M}\d/-]+$/u.test(bare) ? bare.split('/').map(slugOf).join('/') : '',
    bare.replace(/\.(md|markdown)$/, ''),
    slugOf(bare),
    isForKeys(schema) ? oneWord(bare) : '',
  ]
  return variations.find(isBetter)
}

/** Of an address only its beginning has no capitals, and what a blank in it should be its own site knows: "%20" is the blank. */
const suggestedAddresses = (bare: string): string[] => {
  const [, scheme = '', rest = ''] = /^([^:]+):\s*(.*)$/su.exec(bare) ?? []
  const [, host = '', path = ''] = /^(\/\/[^/?#\s]*)?(.*)$/su.exec(rest) ?? []
  const place = host === '' ? rest : `${host.toLowerCase()}${path.replaceAll(/\s/g, '%20')}`
  const address = `${scheme.toLowerCase()}:${place}`
  return [
    address,
    address.replace(/^http:/, 'https:'),
    place,
    place.replace(/^\/\//, '').replace(/\/+$/, ''),
    URL.parse(bare)?.pathname ?? '',
  ]
}

/** A phone number where a link belongs: no path is made of it, and its country is not known. */
export const isPhone = (schema: unknown, value: unknown): boolean =>
  schema instanceof z.ZodType &&
  typeof value === 'string' &&
  /^\+?\(?\d[\d\s()/.-]{5,}$/.test(value.trim()) &&
  schema.safeParse('tel:+12025550100').success

/** "Größe M" as it may stand in an address: "grosse-m". */
export const slugOf = (text: string): string => wordsIn(text).join('-').toLowerCase()

/** Words that begin small are names of our own; an id of another program may begin in any way. */
const isForKeys = (schema: z.ZodType) =>
  schema.safeParse('oneWord').success && !schema.safeParse('OneWord').success

/** The same as the name of a field: "grosseM". */
const oneWord = (text: string): string =>
  wordsIn(text)
    .map(
      (word, at) => (at === 0 ? word.charAt(0).toLowerCase() : word.charAt(0).toUpperCase()) + word.slice(1),
    )
    .join('')

const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .match(/[A-Za-z0-9]+/g) ?? []
