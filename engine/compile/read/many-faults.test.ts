import { parseDocument } from 'yaml'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { schemaDiagnostics } from '../schema/schema-diagnostics.ts'
import { loadYaml } from './load-yaml.ts'
import { reportIn } from './yaml-file.ts'

vi.mock(import('yaml'), { spy: true })
afterEach(() => void vi.restoreAllMocks())

const keys = (count: number) => Array.from({ length: count }, (_, at) => `k${at}: 1\n`).join('')

/** Texts with thousands of errors. */
const files: [what: string, text: string, mostReadings: number][] = [
  ['brackets that close nothing', '] '.repeat(4_000), 2],
  ['quotes side by side', '" '.repeat(4_000), 3],
  ['texts that begin with a sign', `title: [${'%a, '.repeat(4_000)}]\n`, 3],
  ['keys before one bracket', `${keys(4_000)}] ]\n`, 3],
  ['one key', 'title: 1\n'.repeat(4_000), 3],
]

test.each(files)('%s: the work is linear, and the file is parsed a few times', (_, text, most) => {
  vi.mocked(parseDocument).mockClear()
  const compared = vi.spyOn(Array.prototype, 'some')
  const searched = vi.spyOn(String.prototype, 'lastIndexOf')
  const { diagnostics } = loadYaml('ember/page.yaml', text)
  const work = [compared, searched].map(({ mock }) => lengthOf(mock.contexts))
  vi.restoreAllMocks()
  expect(diagnostics.length).toBeGreaterThan(0)
  expect(vi.mocked(parseDocument).mock.calls.length).toBeLessThanOrEqual(most)
  expect(Math.max(...work)).toBeLessThan(20 * text.length)
})

test('thousands of unknown keys are not compared with each other', () => {
  const { yaml } = loadYaml('ember/page.yaml', keys(4_000))
  if (!yaml) throw new Error('This file can be read.')
  const schema = z.strictObject({ title: z.string().optional() })
  const issues = schema.safeParse(yaml.value).error?.issues ?? []
  const compared = vi.spyOn(Array.prototype, 'some')
  const copied = vi.spyOn(Array.prototype, 'slice')
  const diagnostics = schemaDiagnostics({ yaml, report: reportIn(yaml) }, schema, yaml.value, issues)
  const work = [compared, copied].map(({ mock }) => lengthOf(mock.contexts))
  vi.restoreAllMocks()
  expect(diagnostics).toHaveLength(4_000)
  expect(Math.max(...work)).toBeLessThan(20 * yaml.text.length)
})

const lengthOf = (gone: readonly unknown[]) =>
  gone.reduce<number>((sum, one) => sum + (Array.isArray(one) ? one.length : String(one).length), 0)

test('errors of a text have no stack traces, those of the program do', () => {
  const { diagnostics } = loadYaml('ember/page.yaml', '] ]\n')
  const [first] = vi.mocked(parseDocument).mock.results
  const { errors = [] } = first?.type === 'return' ? first.value : {}
  expect([diagnostics.length, errors.length]).not.toContain(0)
  expect(errors.map(({ stack }) => stack?.includes('    at '))).not.toContain(true)
  expect(new Error('ours').stack).toContain('    at ')
})
