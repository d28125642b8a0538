import { expect, test } from 'vitest'
import type { CampaignView } from './assets.ts'
import { readViewLines, viewLine } from './view-lines.ts'

// The content of a view makes no difference here.
const view = (words: string) => ({ csp: words }) as CampaignView

const viewLines = (views: Record<string, CampaignView>) =>
  Buffer.from(
    Object.entries(views)
      .map(([id, each]) => viewLine(id, each))
      .join(''),
  )

test('each view is found by its id, whatever it says', () => {
  const views = { 'ember/one': view('tab\t, line\n, ü and 🕯'), 'ember/two': view('') }
  const find = readViewLines(viewLines(views))
  expect(find('ember/one')).toEqual(views['ember/one'])
  expect(find('ember/two')).toEqual(views['ember/two'])
  expect(find('ember/three')).toBeUndefined()
  expect(find('constructor')).toBeUndefined()
})

test('a site without a live campaign has none', () => {
  expect(readViewLines(viewLines({}))('ember/one')).toBeUndefined()
})

test('a file that is truncated is refused', () => {
  const bytes = viewLines({ 'ember/one': view('one'), 'ember/two': view('two') })
  expect(() => readViewLines(bytes.subarray(0, -1))).toThrow('truncated')
  expect(() => readViewLines(bytes.subarray(0, -20))).toThrow('truncated')
})
