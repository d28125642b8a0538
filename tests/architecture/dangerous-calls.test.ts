import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const sources = (folder: string) =>
  globSync(`${folder}/**/*.{ts,tsx,mjs}`, { cwd: root }).filter((file) => !/\.(test|stories)\./.test(file))

/** Files below `folder` of which a line is like `pattern`. */
const filesWith = (folder: string, pattern: RegExp) =>
  sources(folder).filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')))

test.each(['server', 'engine', 'blocks'])('no text becomes code in %s', (folder) => {
  expect(filesWith(folder, /\beval\(|new Function\(|from '(node:)?vm'/)).toEqual([])
})

test('the server starts PostgreSQL and no other program', () => {
  const starting = filesWith('server', /from '(node:)?child_process'/)
  expect(starting.length).toBeGreaterThan(0)
  expect(starting.filter((file) => !file.startsWith('server/adapters/embedded-postgres/'))).toEqual([])
})

test('the server makes no regular expression of text, but for the names of its routes', () => {
  expect(filesWith('server', /new RegExp\(|RegExp\(/)).toEqual(['server/routes/answer-errors.ts'])
})
