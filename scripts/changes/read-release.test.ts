import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeFakeRelease } from '../../tests/fakes/fake-release.ts'
import { sampleCampaign, sampleSite } from '../../tests/postgres/sample-site.ts'
import { readBuiltSite } from './read-release.ts'

const pageOf = async (html: string) => {
  const dist = mkdtempSync(join(tmpdir(), 'porchlight-read-'))
  await writeFakeRelease(dist, sampleSite([sampleCampaign('harbor/guide', [])]), { pageOf: () => html })
  const read = readBuiltSite(dist).pages['harbor/guide']
  rmSync(dist, { recursive: true })
  return read
}

const html = (hash: string, ending: string) => `<p>Words</p><img src="/assets/portrait.${hash}.${ending}">`

test('a replaced picture changes a page, new code does not', async () => {
  for (const ending of ['svg', 'png', 'jpg', 'webp'])
    expect((await pageOf(html('522462907f', ending)))?.document).not.toBe(
      (await pageOf(html('622462907f', ending)))?.document,
    )
  for (const ending of ['js', 'css', 'woff2'])
    expect((await pageOf(html('522462907f', ending)))?.document).toBe(
      (await pageOf(html('622462907f', ending)))?.document,
    )
})

test('the title and the description count as text of the page', async () => {
  const head = '<title>Sleep &amp; rest</title><meta name="description" content="Seven &quot;nights&quot;">'
  expect((await pageOf(`<html><head>${head}</head><body><h1>Sleep</h1></body></html>`))?.words).toEqual([
    '(title) Sleep & rest',
    '(description) Seven "nights"',
    'Sleep',
  ])
})
