import { createHash } from 'node:crypto'
import { readFileSync, truncateSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashIn } from '../../campaign/release/manifest.ts'
import { objectsIn } from '../../../tests/built-release.ts'
import { openObjects, withoutWriting } from './objects.ts'

let outDir: string
beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'porchlight-objects-'))
})
afterAll(() => rm(outDir, { recursive: true }))

test('a file is named by the hash of its bytes, and equal files are one', () => {
  const objects = openObjects(outDir)
  const path = objects.put('Sleep well', '.html')
  expect(path).toMatch(/^objects\/[0-9a-f]{2}\/[0-9a-f]{62}\.html$/)
  expect(hashIn(path)).toBe(createHash('sha256').update('Sleep well').digest('hex'))
  expect(objects.put(Buffer.from('Sleep well'), '.html')).toBe(path)
  expect(objects.read(path).toString()).toBe('Sleep well')
  expect(objectsIn(outDir)).toEqual([path])
})

test('a file that a power cut cut off is written again', () => {
  const objects = openObjects(outDir)
  const path = objects.put('Sleep longer', '.html')
  truncateSync(join(outDir, path), 5)
  expect(objects.put('Sleep longer', '.html')).toBe(path)
  expect(readFileSync(join(outDir, path), 'utf8')).toBe('Sleep longer')
})

test('a rehearsal names files alike, and writes none', () => {
  const objects = openObjects(outDir)
  const before = objectsIn(outDir)
  const path = withoutWriting(objects).put('Rehearsed', '.html')
  expect(objectsIn(outDir)).toEqual(before)
  expect(objects.put('Rehearsed', '.html')).toBe(path)
})
