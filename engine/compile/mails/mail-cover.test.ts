import { expect, test } from 'vitest'
import type { Artwork } from '../pages/artwork.ts'
import { mailCoverOf } from './mail-cover.ts'
import { edited, loadWith } from '../../../tests/fixtures/site-fixture.ts'

const mail = 'nora/emails/sleep-guide.md'
const campaign = 'nora/sleep-guide.yaml'
const book = { title: 'Seven evenings', author: 'Nora Vale' }
const artwork = (url: string): Artwork => ({
  assets: {},
  files: [],
  notes: [],
  mailCover: { url, content: Buffer.from(''), book },
})
const promising: Record<string, string> = {
  ...edited(mail, '{pageUrl}', '{deliverableUrl}'),
  ...edited(campaign, 'redirects: [/sleep]', 'redirects: [/sleep]\ndeliverable: plan.md'),
  'nora/guides/plan.md': '---\ntitle: The plan\n---\nSleep.\n',
}
const drawn = { 'nora/sleep-guide': artwork('/assets/cover.0123456789.png') }

const coverIn = (files: Record<string, string>, artworks: Record<string, Artwork>, publicOrigin: string) => {
  const { site, diagnostics } = loadWith(files)
  if (!site) throw new Error(JSON.stringify(diagnostics))
  return mailCoverOf('nora/sleep-guide', { site, artworks, publicOrigin })
}

test("a mail that delivers a campaign's guide shows its cover, from the coach's own host", () => {
  expect(coverIn(promising, drawn, 'https://porch.example')).toEqual({
    url: 'https://sleep.example/assets/cover.0123456789.png',
    alt: 'Seven evenings, by Nora Vale',
    width: 168,
    height: 235,
  })
})

test('on a local start the picture comes from the local origin', () => {
  expect(coverIn(promising, drawn, 'http://127.0.0.1:3000')?.url).toBe(
    'http://127.0.0.1:3000/assets/cover.0123456789.png',
  )
})

test('a mail without the guide, and a campaign without a book, show none', () => {
  expect(coverIn({}, drawn, 'https://porch.example')).toBeUndefined()
  expect(coverIn(promising, {}, 'https://porch.example')).toBeUndefined()
})

test('a mail of two campaigns with different books shows neither', () => {
  const second = (promising[campaign] ?? '')
    .replace('name: Sleep guide', 'name: Nap guide')
    .replaceAll(/\/sleep(-?guide)?\b/g, '/nap$1')
  const both = { ...promising, 'nora/nap-guide.yaml': second }
  const other = { ...drawn, 'nora/nap-guide': artwork('/assets/other.0123456789.png') }
  expect(coverIn(both, other, 'https://porch.example')).toBeUndefined()
  const same = { ...drawn, 'nora/nap-guide': artwork('/assets/cover.0123456789.png') }
  expect(coverIn(both, same, 'https://porch.example')?.width).toBe(168)
})
