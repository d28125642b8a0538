import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rules } from './registry.ts'

const engine = join(import.meta.dirname, '../..')
const sources = globSync('**/*.ts', {
  cwd: engine,
  exclude: ['**/*.test.ts', 'compile/diagnostics/reader-rules.ts'],
})

/** The words in quotes behind `rule:`, also behind a condition. */
const namedIn = (text: string): string[] =>
  [...text.matchAll(/\brule: ([^,}\n]+)/g)].flatMap(([, value = '']) =>
    [...value.replace(/[!=]== '[^']*'/g, '').matchAll(/'([^']+)'/g)].map(([, id = '']) => id),
  )

/** The first word of lists such as [rule, message, fix]. */
const listedIn = (text: string): string[] =>
  [...text.matchAll(/^const \w+ = \[\s*'([a-z0-9-]+)',\s*'[^']*\.'/gm)].map(([, id = '']) => id)

const texts = sources.map((file) => readFileSync(join(engine, file), 'utf8'))
const used = new Set(texts.flatMap((text) => [...namedIn(text), ...listedIn(text)]))

test('every rule that a diagnostic names is registered', () => {
  expect(used.size).toBeGreaterThan(50)
  expect([...used].filter((id) => !Object.hasOwn(rules, id))).toEqual([])
})

test('every registered rule is reported by some check', () => {
  expect(Object.keys(rules).filter((id) => !used.has(id))).toEqual([])
})

test('rules are listed in alphabetical order', () => {
  expect(Object.keys(rules)).toEqual(Object.keys(rules).toSorted())
})
