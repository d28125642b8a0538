import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sampleCampaign, sampleSite } from '../../tests/postgres/sample-site.ts'
import { readBuiltSite } from './read-release.ts'

const pageOf = (html: string) => {
  const dist = mkdtempSync(join(tmpdir(), 'porchlight-read-'))
  const page = { file: 'guide.html', contentType: 'text/html', etag: '"1"', immutable: false }
  const site = sampleSite([sampleCampaign('harbor/guide', [{ step: 'lead' }], { page })])
  const folder = join(dist, 'releases/one')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(dist, 'current'), 'one\n')
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ ...site, assets: {} }))
  writeFileSync(join(folder, page.file), html)
  const read = readBuiltSite(dist).pages['harbor/guide']
  rmSync(dist, { recursive: true })
  return read
}

const html = (hash: string, ending: string) => `<p>Words</p><img src="/assets/portrait.${hash}.${ending}">`

test('a replaced picture changes a page, new code does not', () => {
  for (const ending of ['svg', 'png', 'jpg', 'webp'])
    expect(pageOf(html('522462907f', ending))?.document).not.toBe(
      pageOf(html('622462907f', ending))?.document,
    )
  for (const ending of ['js', 'css', 'woff2'])
    expect(pageOf(html('522462907f', ending))?.document).toBe(pageOf(html('622462907f', ending))?.document)
})

test('the title and the description count as text of the page', () => {
  const head = '<title>Sleep &amp; rest</title><meta name="description" content="Seven &quot;nights&quot;">'
  expect(pageOf(`<html><head>${head}</head><body><h1>Sleep</h1></body></html>`)?.words).toEqual([
    '(title) Sleep & rest',
    '(description) Seven "nights"',
    'Sleep',
  ])
})
