import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

type Example = Record<string, unknown>
type Group = Record<string, Example>
/** A section has several where one cannot have all keys. */
export type Examples = Partial<Record<'files' | 'fields' | 'steps' | 'templates' | 'parts', Group>> & {
  sections?: Record<string, Example | Example[]>
}

export const readExamples = (): Examples =>
  parse(readFileSync(join(import.meta.dirname, 'examples.yaml'), 'utf8')) as Examples

export const exampleAt = (example: unknown, [key, ...rest]: string[]): unknown => {
  if (key === undefined) return example
  const maps = (Array.isArray(example) ? example : [example]).filter(isMap)
  return maps.map((map) => exampleAt(map[key], rest)).find((found) => found !== undefined)
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
