import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { View } from '../../engine/campaign/release/view.ts'
import { loadBundledRenderer } from './bundled-renderer.ts'

/** Tells how many pages it has made. */
const code = `let pages = 0
export const createRenderer = ({ siteName }) => ({
  render: () => ({ html: siteName + ' page ' + ++pages, csp: '' }),
})`

let file: string
beforeEach(async () => {
  file = join(await mkdtemp(join(tmpdir(), 'renderer-')), 'renderer.mjs')
  await writeFile(file, code)
})
afterEach(() => rm(join(file, '..'), { recursive: true }))

const load = (siteName: string) =>
  loadBundledRenderer(file, { siteName, system: { css: '', csp: '' }, campaigns: {} })
const view: View = { page: 'not-found', data: {} }

test('code that is the same in two releases is loaded once: what was loaded stays in memory for good', async () => {
  const [first, second] = [await load('First'), await load('Second')]
  expect(first.render(view).html).toBe('First page 1')
  expect(second.render(view).html).toBe('Second page 2')
})

test('a release without its code is refused', async () => {
  await rm(file)
  await expect(load('First')).rejects.toThrow('renderer.mjs')
})
