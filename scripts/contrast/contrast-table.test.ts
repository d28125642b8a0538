import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { marks, withTable } from './contrast-table.ts'

const root = join(import.meta.dirname, '../..')

test('the table of contrasts is up to date with the themes of the campaigns', () => {
  const document = readFileSync(join(root, 'blocks/CONTRAST.md'), 'utf8')
  const isFresh = withTable(document, join(root, 'campaigns')) === document
  expect(isFresh, 'blocks/CONTRAST.md is stale: run "npm run contrast".').toBe(true)
})

test('every theme has a column with its lowest pair in bold, also a campaign with its own colours, or dark', () => {
  const dir = mkdtempSync(join(tmpdir(), 'contrast-'))
  mkdirSync(join(dir, 'ada'))
  writeFileSync(join(dir, 'site.yaml'), 'name: x\n')
  writeFileSync(join(dir, 'ada/coach.yaml'), "theme: { brand: '#1d6f5c', mood: calm }\n")
  writeFileSync(join(dir, 'ada/plain.yaml'), 'name: x\n')
  writeFileSync(join(dir, 'ada/red.yaml'), "theme: { brand: '#bc1f4b' }\n")
  writeFileSync(join(dir, 'ada/night.yaml'), 'theme: { page: dark }\n')
  const table = withTable(`${marks.start}\nold\n${marks.end}\n`, dir)
  expect(table).toMatch(/\| pair +\| least \| ada +\| ada\/night +\| ada\/red +\|/)
  expect(table).not.toContain('old')
  expect(table).not.toContain('plain')
  expect(table.match(/\*\*\d+\.\d\d\*\*/g)).toHaveLength(3)
  expect(withTable(table, dir)).toBe(table)
})
