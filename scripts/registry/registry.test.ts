import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { Section } from '../../blocks/schemas.gen.ts'
import { findParts, writeRegistry } from './registry.ts'

const project = (...files: string[]) => {
  const root = mkdtempSync(join(tmpdir(), 'registry-'))
  const lead = ['engine/campaign/steps/lead.ts', 'server/steps/lead.ts']
  for (const file of ['blocks/kit/words.ts', ...lead, ...files]) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), '')
  }
  return root
}

test('a new folder in blocks, or a new step with its handler, is found', () => {
  const root = project(
    'blocks/next-steps/next-steps.schema.ts',
    'blocks/next-steps/next-steps.tsx',
    'engine/campaign/steps/contract/define-step.ts',
    'engine/campaign/steps/mailing-list.ts',
    'engine/campaign/steps/mailing-list.test.ts',
    'engine/campaign/steps/steps.gen.ts',
    'server/steps/mailing-list.ts',
    'server/steps/mailing-list.test.ts',
  )
  const parts = findParts(root)
  expect(parts).toEqual({
    schemas: ['next-steps'],
    components: ['next-steps'],
    steps: ['lead', 'mailing-list'],
    missing: [],
  })

  const written = writeRegistry(parts)
  expect(written['blocks/schemas.gen.ts']).toContain(
    "import { NextStepsProps } from './next-steps/next-steps.schema.ts'",
  )
  expect(written['blocks/components.gen.ts']).toContain("  'next-steps': NextSteps,")
  expect(written['server/steps.gen.ts']).toContain("  'mailing-list': mailingListHandler,")
  expect(written['engine/campaign/steps/steps.gen.ts']).toContain("  ['mailing-list', mailingListStep],")
})

test('a block without its component is reported and left out', () => {
  const parts = findParts(project('blocks/hero/hero.schema.ts'))
  expect(parts.components).toEqual([])
  expect(parts.missing).toEqual(['blocks/hero/hero.tsx'])
})

test.each([
  ['definition', 'server/steps/ping.ts', 'engine/campaign/steps/ping.ts'],
  ['handler', 'engine/campaign/steps/ping.ts', 'server/steps/ping.ts'],
])('a step without its %s is reported and left out', (_, file, missing) => {
  const parts = findParts(project(file))
  expect(parts.steps).toEqual(['lead'])
  expect(parts.missing).toEqual([missing])
})

test('the generated lists are up to date with the folders', () => {
  const root = join(import.meta.dirname, '../..')
  const parts = findParts(root)
  expect(parts.missing).toEqual([])
  for (const [file, text] of Object.entries(writeRegistry(parts)))
    expect(readFileSync(join(root, file), 'utf8'), file).toBe(text)
})

test('the type of a section equals the name of its folder', () => {
  const types = Section.options.map((option) => option.shape.type.value)
  expect(types).toEqual(findParts(join(import.meta.dirname, '../..')).schemas)
})
