import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyManifest, putBundle } from '../../../tests/manifest.ts'
import { pathChanges } from './live-paths.ts'
import { openObjects } from './objects.ts'
import type { Objects } from './objects.ts'

let outDir: string
let objects: Objects
beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'porchlight-paths-'))
  objects = openObjects(outDir)
})
afterAll(() => rm(outDir, { recursive: true }))

const withCoaches = (coaches: Record<string, string[]>) => ({
  ...emptyManifest,
  coaches: Object.fromEntries(
    Object.entries(coaches).map(([slug, paths]) => [slug, putBundle(objects, paths)]),
  ),
})

test('paths that are new and paths that are gone', () => {
  const before = withCoaches({ nora: ['/a', '/b'], omar: ['/d'] })
  const after = withCoaches({ nora: ['/b', '/c'], omar: ['/d'] })
  expect(pathChanges(objects, before, after)).toEqual({ added: ['/c'], gone: ['/a'] })
})

test('all paths of a coach who is new or gone', () => {
  const [one, two] = [withCoaches({ nora: ['/a'] }), withCoaches({ omar: ['/b'] })]
  expect(pathChanges(objects, one, two)).toEqual({ added: ['/b'], gone: ['/a'] })
  expect(pathChanges(objects, null, two)).toEqual({ added: ['/b'], gone: [] })
})

test('a path that goes from one coach to another is neither', () => {
  const before = withCoaches({ nora: ['/a'], omar: ['/b'] })
  const after = withCoaches({ nora: [], omar: ['/b', '/a'] })
  expect(pathChanges(objects, before, after)).toEqual({ added: [], gone: [] })
})
