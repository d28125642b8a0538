import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

export type Examples = Record<string, Record<string, Record<string, unknown>>>

export const readExamples = (): Examples =>
  parse(readFileSync(join(import.meta.dirname, 'examples.yaml'), 'utf8')) as Examples

export const exampleAt = (example: unknown, [key, ...rest]: string[]): unknown => {
  if (key === undefined) return example
  const maps = (Array.isArray(example) ? example : [example]).filter(isMap)
  return maps.map((map) => exampleAt(map[key], rest)).find((found) => found !== undefined)
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
