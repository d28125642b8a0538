import { watch } from 'node:fs'
import { mkdtemp, mkdir, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  releaseFiles,
  releaseFolders,
  type ServedSite,
  type Site,
} from '../../engine/campaign/release/release.ts'
import { stoppedClock } from '../adapters/clock.ts'
import { fakeForm, fakeSite } from '../../tests/fakes/fake-site.ts'
import { openReleaseStore, type ReleaseStore } from './release-store.ts'
import { StorageUnavailable } from '../errors.ts'

vi.mock(import('node:fs'), { spy: true })

const hour = 3_600_000
const campaign = 'vitality/blueprint'
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

const siteWith = (fieldName: string, asset: string): Site => {
  const page = { file: 'pages/p.html', contentType: 'text/html', etag: '"p"', immutable: false, csp: '' }
  const fields = [
    ...fakeForm.fields,
    { type: 'checkbox' as const, name: fieldName, label: 'Yes', required: false },
  ]
  const known = fakeSite.campaigns[campaign]
  if (!known) throw new Error('the fake site has no such campaign')
  return {
    ...fakeSite,
    campaigns: { [campaign]: { ...known, page, form: { ...fakeForm, fields } } },
    assets: {
      [asset]: { file: asset.slice(1), contentType: 'text/javascript', etag: '"a"', immutable: true },
    },
  }
}

const write = async (name: string, site: Site | string) => {
  const root = join(folder, releaseFolders.releases, name)
  await mkdir(join(root, 'pages'), { recursive: true })
  await mkdir(join(root, 'assets'), { recursive: true })
  await writeFile(join(root, releaseFiles.site), typeof site === 'string' ? site : JSON.stringify(site))
  await writeFile(join(root, 'pages/p.html'), `<p>${name}</p>`)
  await writeFile(join(root, 'pages/p.html.br'), 'br')
  if (typeof site !== 'string')
    for (const url of Object.keys(site.assets)) await writeFile(join(root, url), name)
}
const point = async (name: string) => {
  const pointer = join(folder, releaseFolders.pointer)
  await writeFile(pointer, `${name}\n`)
  await utimes(pointer, clock.now(), clock.now())
}
const open = async (prepare?: (site: ServedSite) => Promise<void>) => {
  store = await openReleaseStore({
    folder,
    loadRenderer,
    clock,
    log,
    every: hour,
    ...(prepare && { prepare }),
  })
  return store
}
const lastFieldOf = (form: { fields: { name: string }[] } | undefined) => form?.fields.at(-1)?.name
const text = (opened: ReleaseStore) => opened.current().pages.get(campaign)?.plain.toString()

describe('a release', () => {
  test('is kept in memory with its compressed twins', async () => {
    await write('one', siteWith('first', '/assets/one.js'))
    await point('one')
    const opened = await open()
    await rm(join(folder, releaseFolders.releases), { recursive: true })
    expect(text(opened)).toBe('<p>one</p>')
    expect(opened.current().pages.get(campaign)).toMatchObject({ br: Buffer.from('br') })
    expect(opened.current().pages.get(campaign)).not.toHaveProperty('gz')
    expect(opened.current().assets.get('/assets/one.js')?.plain.toString()).toBe('one')
  })

  test('that is newer goes live without a restart, after its rows are there', async () => {
    const prepared: string[] = []
    await write('one', siteWith('first', '/assets/one.js'))
    await write('two', siteWith('second', '/assets/two.js'))
    await point('one')
    const opened = await open(
      async (site) => void prepared.push(lastFieldOf(site.campaigns[campaign]?.form) ?? ''),
    )
    await point('two')
    await Promise.all([opened.check(), opened.check()])
    expect(text(opened)).toBe('<p>two</p>')
    expect(prepared).toEqual(['first', 'second'])
  })

  test.each([
    ['is broken', '{"version":1'],
    ['was made by a newer program', '{"version":2,"campaigns":{},"assets":{}}'],
    [
      'lacks a file',
      JSON.stringify({ ...siteWith('x', '/assets/x.js'), assets: { '/assets/gone.js': { file: 'gone' } } }),
    ],
  ])('that %s leaves the last good one live, and the next good one is taken', async (_why, site) => {
    await write('one', siteWith('first', '/assets/one.js'))
    await write('bad', site)
    await write('three', siteWith('third', '/assets/three.js'))
    await point('one')
    const opened = await open()
    await point('bad')
    await opened.check()
    await point('missing')
    await opened.check()
    await point('../../etc')
    await opened.check()
    expect(text(opened)).toBe('<p>one</p>')
    await point('three')
    await opened.check()
    expect(text(opened)).toBe('<p>three</p>')
  })

  test.each([
    ['a database that is away', new StorageUnavailable('away')],
    ['files that can be opened', Object.assign(new Error('too many open files'), { code: 'EMFILE' })],
  ])('waits for %s, and goes live then', async (_what, lacking) => {
    await write('one', siteWith('first', '/assets/one.js'))
    await write('two', siteWith('second', '/assets/two.js'))
    await point('one')
    let isAway = false
    const opened = await open(() => (isAway ? Promise.reject(lacking) : Promise.resolve()))
    isAway = true
    await point('two')
    await opened.check()
    expect(text(opened)).toBe('<p>one</p>')
    isAway = false
    await opened.check()
    expect(text(opened)).toBe('<p>two</p>')
  })

  test('is taken up where the system can watch no more files, too', async () => {
    vi.mocked(watch).mockImplementationOnce(() => {
      throw Object.assign(new Error('too many open files'), { code: 'EMFILE' })
    })
    await write('one', siteWith('first', '/assets/one.js'))
    await point('one')
    expect(text(await open())).toBe('<p>one</p>')
  })

  test('is taken up where one of before is cleared away while it is looked at', async () => {
    await write('one', siteWith('first', '/assets/one.js'))
    await symlink(join(folder, 'nothing'), join(folder, releaseFolders.releases, 'gone'))
    await point('one')
    expect(text(await open())).toBe('<p>one</p>')
  })

  test('there has to be one at the start', async () => {
    await expect(open()).rejects.toThrow()
  })

  test('that is incomplete at the start is reported with what to do', async () => {
    await write('one', siteWith('first', '/assets/one.js'))
    await rm(join(folder, releaseFolders.releases, 'one/assets/one.js'))
    await point('one')
    await expect(open()).rejects.toThrow(
      `The release in ${folder} cannot be used: its file assets/one.js is missing. Delete ${join(folder, 'releases')} and run "npm run build".`,
    )
  })
})

const openTwo = async () => {
  await write('one', siteWith('first', '/assets/one.js'))
  await write('two', siteWith('second', '/assets/two.js'))
  await point('one')
  const opened = await open()
  await point('two')
  await opened.check()
  return opened
}

describe('the release before', () => {
  test('keeps its forms and assets for 24 hours', async () => {
    const opened = await openTwo()
    clock.move(24 * hour - 1)
    expect(opened.earlierForms(campaign).map(lastFieldOf)).toEqual(['first'])
    expect(opened.earlierAsset('/assets/one.js')?.plain.toString()).toBe('one')
    expect(opened.earlierAsset('/assets/__proto__')).toBeUndefined()
    clock.move(1)
    expect(opened.earlierForms(campaign)).toEqual([])
    expect(opened.earlierAsset('/assets/one.js')).toBeUndefined()
  })

  test('is remembered over a restart', async () => {
    await openTwo()
    store?.close()
    clock.move(hour)
    const opened = await open()
    expect(opened.earlierForms(campaign).map(lastFieldOf)).toEqual(['first'])
    clock.move(24 * hour)
    expect(opened.earlierForms(campaign)).toEqual([])
    store?.close()
    expect((await open()).earlierAsset('/assets/one.js')).toBeUndefined()
  })

  test('keeps its assets where its folder is cleared away, also after a restart', async () => {
    await openTwo()
    store?.close()
    const opened = await open()
    await rm(join(folder, releaseFolders.releases, 'one'), { recursive: true })
    expect(opened.earlierAsset('/assets/one.js')?.plain).toEqual(Buffer.from('one'))
  })

  test('counts for nothing where its form is the same, and for no campaign that it did not have', async () => {
    await write('one', siteWith('same', '/assets/one.js'))
    await write('two', siteWith('same', '/assets/two.js'))
    await point('one')
    const opened = await open()
    await point('two')
    await opened.check()
    expect(opened.earlierForms(campaign)).toEqual([])
    expect(opened.earlierForms('constructor')).toEqual([])
  })

  test('that comes back is the live one again', async () => {
    const opened = await openTwo()
    await point('one')
    await opened.check()
    expect(text(opened)).toBe('<p>one</p>')
    expect(opened.earlierForms(campaign).map(lastFieldOf)).toEqual(['second'])
  })
})
