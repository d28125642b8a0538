import { escaped } from '../schemas/json/all-schemas.ts'
import type { JsonSchema } from '../../engine/campaign/schema/json-schema.ts'
import { exampleAt } from './examples.ts'
import { code, kindOf } from './kind-of.ts'
import { looksOf, rowsOf } from './rows.ts'
import type { Row, SharedParts } from './rows.ts'

export const keyTable = (schema: JsonSchema, shared: SharedParts, values: unknown[]): string[] => [
  '| key | what it is | value | default | example |',
  '| --- | --- | --- | --- | --- |',
  ...writtenRows(schema, shared).map((row) => rowLine(row, shared, values)),
]

export const withoutExample = (schema: JsonSchema, shared: SharedParts, values: unknown[]): string[] =>
  writtenRows(schema, shared)
    .filter(({ keys }) => exampleAt(values, keys) === undefined)
    .filter(({ schema: part }) => !shared.has(looksOf(part)) && !isOfMaps(part, shared))
    .map(({ path }) => path)

const writtenRows = (schema: JsonSchema, shared: SharedParts) =>
  rowsOf(schema, shared).filter(({ schema: { const: reported } }) => typeof reported !== 'string')

const isOfMaps = ({ type, items }: JsonSchema, shared: SharedParts): boolean =>
  type === 'object' || (items !== undefined && (items.type !== 'string' || shared.has(looksOf(items))))

const rowLine = ({ path, keys, schema, needed }: Row, shared: SharedParts, values: unknown[]) => {
  const cells = [
    `\`${path}\``,
    wordsOf(schema, shared),
    kindOf(schema, shared),
    needed ? '**needed**' : fallbackOf(schema),
    shown(exampleAt(values, keys)),
  ]
  return `| ${cells.map((cell) => cell.replaceAll(/\s*\n\s*/g, ' ').replaceAll('|', String.raw`\|`)).join(' | ')} |`
}

const fallbackOf = ({ default: fallback }: JsonSchema) =>
  fallback === undefined || ['{}', '[]'].includes(JSON.stringify(fallback)) ? '' : code(fallback)

const wordsOf = (schema: JsonSchema, shared: SharedParts) => {
  const { description = '', enumDescriptions } = schema
  const reported = enumDescriptions && description.startsWith('One of ') ? '' : escaped(description)
  if (shared.has(looksOf(schema))) return reported
  const { items = schema } = schema
  const form = shared.has(looksOf(items)) ? '' : formOf(items)
  return `${reported}${form}${choicesOf(schema)}`.replace(/^(<br>| )/, '')
}

export const formOf = ({ patternErrorMessage }: JsonSchema): string =>
  patternErrorMessage === undefined ? '' : ` It ${escaped(patternErrorMessage)}.`

export const choicesOf = ({ enum: choices, enumDescriptions = [], items }: JsonSchema): string => {
  const words = choices ?? items?.enum ?? []
  if (enumDescriptions.some(Boolean))
    return words.map((word, at) => `<br>${code(word)}: ${escaped(enumDescriptions[at] ?? '')}`).join('')
  return words.length > 0 ? `<br>${words.map(code).join(', ')}` : ''
}

const longest = 60

const shown = (value: unknown): string => {
  const values: unknown[] = Array.isArray(value) ? value : [value]
  const words = values.map((one) => (typeof one === 'string' ? one : (JSON.stringify(one) ?? '')))
  if (values.some((one) => typeof one === 'object' || one === undefined)) return ''
  return short(Array.isArray(value) ? `[${words.join(', ')}]` : words.join(''))
}

const short = (text: string) => code(text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text)
