import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pathChanges, readLiveRoutes } from './live-paths.ts'
import { releaseFolder } from './release-writer.ts'

const page = { kind: 'page', campaign: 'nora/tea' } as const

test('paths that are new and paths that are gone', () => {
  expect(pathChanges({ '/a': page, '/b': page }, { '/b': page, '/c': page })).toEqual({
    added: ['/c'],
    gone: ['/a'],
  })
})

test('the routes of the live release; none where it is missing or damaged', async () => {
  const outDir = await mkdtemp(join(tmpdir(), 'porchlight-paths-'))
  expect(await readLiveRoutes(outDir)).toEqual({})
  await mkdir(releaseFolder(outDir, 'a'), { recursive: true })
  await writeFile(join(outDir, 'current'), 'a\n')
  const file = join(releaseFolder(outDir, 'a'), 'site.json')
  await writeFile(file, JSON.stringify({ routes: { '/tea': page } }))
  expect(await readLiveRoutes(outDir)).toEqual({ '/tea': page })
  await writeFile(file, '{"routes": {"/te')
  expect(await readLiveRoutes(outDir)).toEqual({})
  await rm(outDir, { recursive: true })
})
