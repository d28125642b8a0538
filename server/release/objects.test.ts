import { hash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { objectPath } from '../../engine/campaign/release/manifest.ts'
import { openObjects, type Objects } from './objects.ts'

let dist: string
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'porchlight-objects-'))
})
afterEach(() => rm(dist, { recursive: true }))

const put = async (text: string, path = objectPath(hash('sha256', text), '.html')) => {
  await mkdir(dirname(join(dist, path)), { recursive: true })
  await writeFile(join(dist, path), text)
  return path
}
const emptyDisk = () => rm(join(dist, 'objects'), { recursive: true })

describe.each([
  ['read', (objects: Objects, path: string) => objects.read(path)],
  ['read by code that cannot wait', async (objects: Objects, path: string) => objects.readSync(path)],
])('objects that are %s', (_, read) => {
  test('are in memory as far as there is room, the most recently used ones', async () => {
    const texts = ['aaaa', 'bbbb', 'cccc']
    const [a = '', b = '', c = ''] = await Promise.all(texts.map((text) => put(text)))
    const objects = openObjects(dist, 8)
    for (const path of [a, b, a, c]) await read(objects, path)
    await emptyDisk()
    expect((await read(objects, a)).toString()).toBe('aaaa')
    expect((await read(objects, c)).toString()).toBe('cccc')
    await expect(read(objects, b)).rejects.toMatchObject({ code: 'ENOENT' })
  })

  test('are read each time where they are large', async () => {
    const path = await put('x'.repeat(1_048_577))
    const objects = openObjects(dist)
    expect(await read(objects, path)).toHaveLength(1_048_577)
    await emptyDisk()
    await expect(read(objects, path)).rejects.toMatchObject({ code: 'ENOENT' })
  })

  test('are refused where half of one is there', async () => {
    const path = await put('<p>')
    await put('<', path)
    await expect(read(openObjects(dist), path)).rejects.toMatchObject({
      code: 'DAMAGED_FILE',
      message: `its file ${path} is damaged`,
    })
  })
})

test('what is read once takes no room', async () => {
  const path = await put('parsed')
  const objects = openObjects(dist)
  expect((await objects.readOnce(path)).toString()).toBe('parsed')
  await emptyDisk()
  await expect(objects.read(path)).rejects.toMatchObject({ code: 'ENOENT' })
})

test('a path without a hash is not verified', async () => {
  const path = await put('anything', 'releases/one/pages/p.html')
  expect((await openObjects(dist).read(path)).toString()).toBe('anything')
})
