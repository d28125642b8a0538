import { expect, test } from 'vitest'
import type { Cache } from '../bundle/cache.ts'
import { downloadsOf } from './downloads.ts'
import { edited, loadWith } from '../../../tests/fixtures/site-fixture.ts'

const keysOnly = (publicOrigin: string) => ({
  publicOrigin,
  // What a guide is kept under says all that it is made of.
  cache: {
    bytes: (key) => Promise.resolve(Buffer.from(key.join(''))),
    json: (_key, make) => make(),
  } satisfies Cache,
  renderArt: () => '',
  renderMark: () => '',
  renderIcon: () => '<svg viewBox="0 0 8 8"/>',
  renderPng: async () => Buffer.of(),
  codeHash: 'hash',
})

const guideWith = async (lines: string, text = 'Sleep.') => {
  const { site } = loadWith({
    'nora/guides/plan.md': '---\ntitle: The plan\n---\n\n## Tonight\n\n'.concat(text, '\n'),
    ...edited('nora/sleep-guide.yaml', 'sections:', `${lines}deliverable: plan.md\nsections:`),
  })
  const [download] = site ? downloadsOf(site, keysOnly('https://porch.example')) : []
  return String(await download?.make())
}

test('a guide has the colours of its coach, and those that its campaign changes', async () => {
  expect(await guideWith('')).toContain('"accent":"#ffa838"')
  const lemon = await guideWith("theme: { accent: '#ffd54a' }\n")
  expect(lemon).toContain('"accent":"#ffd54a"')
  expect(lemon).toContain('"brand":"#bc1f4b"')
})

test('a French guide keeps its signs with the words before them', async () => {
  expect(await guideWith('lang: fr\n', 'Prêt ?')).toContain('Prêt\u00A0?')
  expect(await guideWith('', 'Prêt ?')).toContain('Prêt ?')
})

const openBook = (more = '') => `  - type: book-cover
    variant: fan
    book: { title: The plan }
${more}`

const pagesWith = (section: string) => {
  const { site } = loadWith({
    'nora/guides/plan.md': '---\ntitle: The plan\n---\n\n## Tonight\n\nSleep.\n',
    ...edited('nora/sleep-guide.yaml', 'sections:\n', `deliverable: plan.md\nsections:\n${section}`),
  })
  const urls = site ? downloadsOf(site, keysOnly('https://porch.example')).map(({ url }) => url) : []
  return urls.filter((url) => url.endsWith('.webp'))
}

test('an open book has pictures of two pages of the guide, and other pages have none', () => {
  expect(pagesWith(openBook())).toEqual(['/assets/nora/plan.page-2.webp', '/assets/nora/plan.page-3.webp'])
  expect(pagesWith(openBook('    pages: [4, 7]\n'))).toEqual([
    '/assets/nora/plan.page-4.webp',
    '/assets/nora/plan.page-7.webp',
  ])
  expect(pagesWith('')).toEqual([])
})
