import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { wordsOf } from '../campaign-patterns.ts'
import { writeManyCampaigns } from '../many-campaigns.ts'
import { checkPages } from './check-pages.ts'

const headlines = [wordsOf(4, 5), `${wordsOf(5, 4)}, <em>${wordsOf(6, 2)}</em>`]

const pageOf = (index: number) => `<title>${wordsOf(index, 5)}</title>
<meta name="description" content="${wordsOf(index + 1, 10)}, ${wordsOf(index + 2, 10)}.">
<link rel="canonical" href="https://porch.example/page-${index}"><h1>${headlines[index]}</h1>`

const writePages = (pages: string[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-peers-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [campaigns, output] = [join(folder, 'campaigns'), join(folder, 'output')]
  writeManyCampaigns(campaigns, 2)
  for (const [index, html] of pages.entries()) {
    mkdirSync(join(output, `page-${index}`), { recursive: true })
    writeFileSync(join(output, `page-${index}/index.html`), html)
  }
  return () => checkPages(output, campaigns, 2)
}

test('a page for each campaign, with its headline and its head, passes', () => {
  expect(writePages([pageOf(0), pageOf(1)])).not.toThrow()
})

test('a missing page is reported', () => {
  expect(writePages([pageOf(0)])).toThrow('There are 1 pages of 2 campaigns.')
})

test("a page without its campaign's headline is reported", () => {
  const wrong = pageOf(1).replace(/<h1>.*/, '<h1>Another</h1>')
  expect(writePages([pageOf(0), wrong])).toThrow(/^The page \/page-1 does not have >.*<\/h1>$/)
})

test("a page without its campaign's description is reported", () => {
  const wrong = pageOf(1).replace(/content="[^"]*"/, 'content=""')
  expect(writePages([pageOf(0), wrong])).toThrow('The page /page-1 does not have "')
})
