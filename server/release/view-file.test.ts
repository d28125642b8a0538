import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openViewFile } from './view-file.ts'

let path: string
beforeEach(async () => {
  path = join(await mkdtemp(join(tmpdir(), 'porchlight-views-')), 'views.jsonl')
})
afterEach(() => rm(join(path, '..'), { recursive: true }))

/** As long as a view of a page is, with letters of more than one byte; many are longer than one piece that is read. */
const views = Object.fromEntries(
  Array.from({ length: 60 }, (_, at) => [`ember/page-${at}`, { csp: `Zoë ${at} `.repeat(5_000) }]),
)
const text = Object.entries(views)
  .map(([id, view]) => `${id}\t${JSON.stringify(view)}\n`)
  .join('')

describe.each([
  ['held', Infinity],
  ['left on the disk', 0],
])('views that are %s', (_, mostLoaded) => {
  test('are found by the id of their campaign', async () => {
    await writeFile(path, text)
    const find = await openViewFile(path, mostLoaded)
    for (const [id, view] of Object.entries(views)) expect(find(id)).toEqual(view)
    expect(find('ember/page')).toBeUndefined()
    expect(find('constructor')).toBeUndefined()
  })

  test('may be none', async () => {
    await writeFile(path, '')
    expect((await openViewFile(path, mostLoaded))('ember/page-1')).toBeUndefined()
  })

  test.each([
    ['in a line', text.slice(0, -1)],
    ['before a tab', `${text}ember/last`],
    ['in the middle of the file', `ember/page-1${text.slice(text.indexOf('\n'))}`],
  ])('are refused where the file is truncated: %s', async (_where, cut) => {
    await writeFile(path, cut)
    await expect(openViewFile(path, mostLoaded)).rejects.toThrow('truncated')
  })
})

test('a file that is missing is reported as missing', async () => {
  await expect(openViewFile(path)).rejects.toMatchObject({ code: 'ENOENT' })
})
