import { expect, test } from 'vitest'
import { fakeSite } from '../../tests/fakes/fake-site.ts'
import { aDay, createEarlier } from './earlier-releases.ts'
import type { Release, Bytes } from './load-release.ts'

const { assets: _, ...site } = fakeSite
const type = { contentType: 'text/javascript', etag: '"a"', immutable: true }

/** A release with these files of ten bytes, each held and on the disk, where those in `gone` are no more. */
const releaseWith = (paths: string[], gone: string[] = []): Release => {
  const fileOf = (path: string) => {
    const plain: Bytes = async () => {
      if (gone.includes(path)) throw new Error('no such file')
      return Buffer.alloc(10)
    }
    return { ...type, file: path.slice(1), plain: Buffer.alloc(10), onDisk: { plain } }
  }
  return {
    name: paths.join(),
    site,
    pages: new Map(),
    assets: new Map(paths.map((path) => [path, fileOf(path)])),
    renderer: { render: () => ({ html: '', csp: '' }) },
  }
}
const none = releaseWith([])

test('however many releases are switched to in a day, their files take no more memory than there is room for', async () => {
  const earlier = createEarlier(35)
  const paths = Array.from({ length: 20 }, (_each, at) => `/assets/${at}.js`)
  for (const path of paths) {
    earlier.retire(releaseWith([path]), none, aDay)
    await earlier.keepInMemory()
  }
  const kept = paths.map((path) => earlier.asset(path, 0)?.plain)
  expect(kept.map((bytes) => typeof bytes).filter((kind) => kind === 'object')).toHaveLength(3)
  expect(kept.filter((bytes) => typeof bytes === 'function')).toHaveLength(17)
})

test('where some files are deleted already, the others are kept', async () => {
  const earlier = createEarlier()
  const cleared = Array.from({ length: 40 }, (_each, at) => `/assets/cleared-${at}.js`)
  earlier.retire(onDiskAlone(releaseWith([...cleared, '/assets/there.js'], cleared)), none, aDay)
  await earlier.keepInMemory()
  expect(earlier.asset('/assets/there.js', 0)?.plain).toBeInstanceOf(Buffer)
})

const onDiskAlone = (release: Release): Release => {
  for (const path of release.assets.keys()) {
    const file = release.assets.get(path)
    if (file) Object.assign(file, file.onDisk)
  }
  return release
}
