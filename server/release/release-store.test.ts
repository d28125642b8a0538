import { watch } from 'node:fs'
import { mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { releaseFolders, type Manifest } from '../../engine/campaign/release/manifest.ts'
import type { ServedSite } from '../../engine/campaign/release/release.ts'
import { stoppedClock } from '../adapters/clock.ts'
import { writeFakeRelease } from '../../tests/fakes/fake-release.ts'
import { fakeForm, fakeSiteWith } from '../../tests/fakes/fake-site.ts'
import { openReleaseStore, type ReleaseStore } from './release-store.ts'
import { bytesOf, type StoredFile } from './stored-file.ts'
import { StorageUnavailable } from '../errors.ts'

vi.mock(import('node:fs'), { spy: true })

const hour = 3_600_000
const campaign = 'vitality/blueprint'
const publicOrigin = 'https://www.example.com'
const log = { info: () => {}, warn: () => {} }
const loadRenderer = async () => ({ render: () => ({ html: '', csp: '' }) })
let folder: string
let store: ReleaseStore | undefined
let clock: ReturnType<typeof stoppedClock>

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-releases-'))
  clock = stoppedClock('2026-11-21T09:00:00Z')
})
afterEach(async () => {
  store?.close()
  await rm(folder, { recursive: true, force: true })
})

/** Its page, its form and its asset "/assets/<name>.js" contain its name. */
const write = (name: string, fieldName = name): Promise<Manifest> => {
  const fields = [
    ...fakeForm.fields,
    { type: 'checkbox' as const, name: fieldName, label: 'Yes', required: false },
  ]
  return writeFakeRelease(folder, fakeSiteWith({ form: { ...fakeForm, fields } }), {
    name,
    assets: { [`/assets/${name}.js`]: name },
    pageOf: () => `<p>${name}</p>`,
  })
}
const writeManifest = (name: string, text: string) =>
  writeFile(join(folder, releaseFolders.releases, `${name}.json`), text)
const point = async (name: string) => {
  const pointer = join(folder, releaseFolders.pointer)
  await writeFile(pointer, `${name}\n`)
  await utimes(pointer, clock.now(), clock.now())
}
const open = async (prepare?: (site: ServedSite, before?: ServedSite) => Promise<void>) => {
  store = await openReleaseStore({
    folder,
    publicOrigin,
    loadRenderer,
    clock,
    log,
    every: hour,
    ...(prepare && { prepare }),
  })
  return store
}
const openOne = async (prepare?: Parameters<typeof open>[0]) => {
  await write('one')
  await point('one')
  return open(prepare)
}
const goTo = async (opened: ReleaseStore, name: string) => {
  await point(name)
  await opened.check()
}
const textOf = async (file: StoredFile | undefined) => file && (await bytesOf(file.plain)).toString()
const text = (opened: ReleaseStore) => textOf(opened.current().pages.get(campaign))
const lastFieldOf = (form: { fields: { name: string }[] } | undefined) => form?.fields.at(-1)?.name

describe('a release', () => {
  test('that is newer goes live without a restart, after its rows are there', async () => {
    const prepared: unknown[] = []
    const opened = await openOne(async (site, before) => {
      prepared.push([site, before].map((one) => lastFieldOf(one?.campaigns[campaign]?.form)))
    })
    await write('two')
    await point('two')
    await Promise.all([opened.check(), opened.check()])
    expect(await text(opened)).toBe('<p>two</p>')
    expect(prepared).toEqual([
      ['one', undefined],
      ['two', 'one'],
    ])
  })

  test.each([
    ['is cut off', async () => writeManifest('bad', '{"version":2')],
    ['was made by a newer program', async () => writeManifest('bad', '{"version":3,"coaches":{}}')],
    [
      'lacks a bundle',
      async () => {
        const { coaches } = await write('bad')
        await rm(join(folder, coaches['vitality']?.bundle ?? ''))
      },
    ],
  ])('that %s leaves the last good one live, and the next good one is taken', async (_why, writeBad) => {
    const opened = await openOne()
    await writeBad()
    for (const name of ['bad', 'missing', '../../etc']) await goTo(opened, name)
    expect(await text(opened)).toBe('<p>one</p>')
    await write('three')
    await goTo(opened, 'three')
    expect(await text(opened)).toBe('<p>three</p>')
  })

  test.each([
    ['a database that is away', new StorageUnavailable('away')],
    ['files that can be opened', Object.assign(new Error('too many open files'), { code: 'EMFILE' })],
  ])('waits for %s, and goes live then', async (_what, lacking) => {
    let isAway = false
    const opened = await openOne(() => (isAway ? Promise.reject(lacking) : Promise.resolve()))
    isAway = true
    await write('two')
    await goTo(opened, 'two')
    expect(await text(opened)).toBe('<p>one</p>')
    isAway = false
    await opened.check()
    expect(await text(opened)).toBe('<p>two</p>')
  })

  test('is taken up where the system can watch no more files, too', async () => {
    vi.mocked(watch).mockImplementationOnce(() => {
      throw Object.assign(new Error('too many open files'), { code: 'EMFILE' })
    })
    expect(await text(await openOne())).toBe('<p>one</p>')
  })

  test('is taken up where one of before is cleared away while it is looked at', async () => {
    await write('one')
    await symlink(join(folder, 'nothing'), join(folder, releaseFolders.releases, 'gone.json'))
    await point('one')
    expect(await text(await open())).toBe('<p>one</p>')
  })

  test('that was built for another origin is not taken up: its links would lead away', async () => {
    const opened = await openOne()
    await writeManifest(
      'two',
      JSON.stringify({ ...(await write('two')), publicOrigin: 'http://127.0.0.1:3000' }),
    )
    await goTo(opened, 'two')
    expect(await text(opened)).toBe('<p>one</p>')
    await writeManifest('three', JSON.stringify({ ...(await write('three')), publicOrigin }))
    await goTo(opened, 'three')
    expect(await text(opened)).toBe('<p>three</p>')
  })

  test('there has to be one at the start', async () => {
    await expect(open()).rejects.toThrow()
  })

  test('that is incomplete at the start is reported with what to do', async () => {
    const bundle = (await write('one')).coaches['vitality']?.bundle ?? ''
    await writeFile(join(folder, bundle), '{}')
    await point('one')
    await expect(open()).rejects.toThrow(
      `The release in ${folder} cannot be used: its file ${bundle} is damaged. Delete ${folder} and run "npm run build".`,
    )
  })
})

const openTwo = async () => {
  const opened = await openOne()
  await write('two')
  await goTo(opened, 'two')
  return opened
}

describe('the release before', () => {
  test('keeps its forms and assets for 24 hours', async () => {
    const opened = await openTwo()
    clock.move(24 * hour - 1)
    expect(opened.earlierForms(campaign).map(lastFieldOf)).toEqual(['one'])
    expect(await textOf(opened.earlierAsset('/assets/one.js'))).toBe('one')
    expect(opened.earlierAsset('/assets/__proto__')).toBeUndefined()
    clock.move(1)
    expect(opened.earlierForms(campaign)).toEqual([])
    expect(opened.earlierAsset('/assets/one.js')).toBeUndefined()
  })

  test('is remembered over a restart, and with it those before', async () => {
    const opened = await openTwo()
    await write('three')
    await goTo(opened, 'three')
    expect(opened.earlierForms(campaign).map(lastFieldOf)).toEqual(['two', 'one'])
    opened.close()
    clock.move(hour)
    const again = await open()
    expect(again.earlierForms(campaign).map(lastFieldOf)).toEqual(['two', 'one'])
    expect(await textOf(again.earlierAsset('/assets/one.js'))).toBe('one')
    clock.move(24 * hour)
    expect(again.earlierForms(campaign)).toEqual([])
    again.close()
    expect((await open()).earlierAsset('/assets/one.js')).toBeUndefined()
  })

  test('is forgotten at a restart where its manifest or a bundle is cleared away', async () => {
    ;(await openTwo()).close()
    await writeManifest('one', '{')
    expect((await open()).earlierForms(campaign)).toEqual([])
  })

  test('counts for nothing where its form is the same, and for no campaign that it did not have', async () => {
    const opened = await openOne()
    await write('two', 'one')
    await goTo(opened, 'two')
    expect(opened.earlierForms(campaign)).toEqual([])
    expect(opened.earlierForms('constructor')).toEqual([])
  })

  test('that comes back is the live one again', async () => {
    const opened = await openTwo()
    await goTo(opened, 'one')
    expect(await text(opened)).toBe('<p>one</p>')
    expect(opened.earlierForms(campaign).map(lastFieldOf)).toEqual(['two'])
  })
})
