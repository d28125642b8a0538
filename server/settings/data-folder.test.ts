import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keptSecret, prepareDataFolder } from './data-folder.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-data-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a data folder is made where there is none', () => {
  prepareDataFolder(join(folder, 'a', 'b'))
  expect(statSync(join(folder, 'a', 'b')).isDirectory()).toBe(true)
})

test('nobody else may list a data folder', () => {
  prepareDataFolder(join(folder, 'data'))
  expect(statSync(join(folder, 'data')).mode & 0o066).toBe(0)
})

test('a data folder that cannot be written is refused in one line', () => {
  writeFileSync(join(folder, 'file'), '')
  expect(() => prepareDataFolder(join(folder, 'file'))).toThrow(
    /^The data folder .+ cannot be written \(EEXIST\)\. .+$/,
  )
})

test('a local secret is made once, for the owner alone, and stays', () => {
  const secret = keptSecret(folder)
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(keptSecret(folder)).toBe(secret)
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600)
})

test('a secret that was cut short is refused, not used', () => {
  writeFileSync(join(folder, 'secret'), 'short')
  expect(() => keptSecret(folder)).toThrow('is damaged')
})
