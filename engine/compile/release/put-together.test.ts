import { mkdtempDisposableSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { placeOf } from '../../campaign/release/manifest.ts'
import { openObjects } from './objects.ts'
import { putTogether, textReader } from './put-together.ts'

const texts = [
  ['nora/plan', 'Schlaf schöner'],
  ['nora/guide', '{"a":1}'],
] as const

test('texts lie in one object and are read each for itself', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'porchlight-together-'))
  const objects = openObjects(folder.path)
  const places = putTogether(objects, texts)
  expect(new Set(Object.values(places).map((place) => placeOf(place).path)).size).toBe(1)
  const read = textReader(objects, places)
  for (const [key, text] of texts) expect(read(key)).toBe(text)
})

test('of half a file nothing is taken over', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'porchlight-together-'))
  const objects = openObjects(folder.path)
  const places = putTogether(objects, texts)
  truncateSync(join(folder.path, placeOf(places['nora/plan'] ?? '').path), 18)
  expect(textReader(objects, places)('nora/plan')).toBeNull()
})

test('an object of its own is a place, too', () => {
  expect(placeOf('objects/ab/cd.json')).toEqual({ path: 'objects/ab/cd.json' })
})
