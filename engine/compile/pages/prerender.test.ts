import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PageAssets, RendererModule } from '../../campaign/release/assets.ts'
import type { Page } from '../../campaign/schema/page.ts'
import { openCache } from '../bundle/cache.ts'
import { prerender } from './prerender.ts'
import type { MadeAssets } from './prerender.ts'
import type { Quality } from './quality.ts'
import { testPage } from '../../../tests/fixtures/test-page.ts'

let root = ''
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'porchlight-prerender-'))
  await mkdir(join(root, 'engine/app'), { recursive: true })
  await writeFile(join(root, 'engine/app/styles.css'), '@tailwind utilities;')
})
afterAll(() => rm(root, { recursive: true }))

const loader = 'load()'
const preload = (url = '') =>
  `<link rel="preload" as="font" href="${url}"${url.startsWith('data:') ? '' : ' crossorigin'}>`
const documentWith =
  (body: string) =>
  (_: unknown, { css, fontPreload }: PageAssets) =>
    `<!doctype html><style>${css}</style>${preload(fontPreload)}<h1 class="flex">Hello</h1>${body}<script>${loader}</script>`

const render = (
  renderPage: RendererModule['renderPage'],
  made: MadeAssets = { pictures: {} },
  quality: Quality = 'best',
) =>
  prerender(testPage, made, {
    root,
    sourceHash: renderPage(testPage, { css: '', island: '', pictures: {} }),
    cache: openCache(join(root, 'cache')),
    islands: {
      en: '/assets/island.js',
      'en-GB': '/assets/island.js',
      de: '/assets/de.js',
      es: '/assets/es.js',
      fr: '/assets/fr.js',
      ar: '/assets/ar.js',
    },
    liveCss: 'a{color:red}',
    quality,
    renderer: {
      loaderOf: () => loader,
      renderPage,
      renderServed: () => '<p class="hidden"></p>',
      renderStates: () => '<p class="block"></p>',
      createRenderer: () => ({ render: () => ({ html: '', csp: '' }) }),
      renderEmail: () => '',
      renderArt: () => '',
      renderMark: () => '',
      renderIcon: () => '',
      renderPageArt: () => ({ picture: '', cover: '', mark: '', hold: 'float' }),
    },
  })

test("a page's style holds its theme, its headline's font and the rules of all that the server shows", async () => {
  const { html, assets, csp, sheet, note } = await render(documentWith(''))
  expect(html).toContain(`<style>${assets.css}</style>`)
  expect(assets.css).toContain('--brand:#bc1f4b')
  expect(assets.css).toContain('font-family:H')
  expect(assets.css.match(/font-family:E;[^}]*unicode-range/g)).toHaveLength(2)
  expect(assets.css).toContain('.flex{display:flex}')
  expect(assets.css).toContain('.hidden{display:none}')
  expect(assets.css).not.toContain('.block')
  expect(assets.sheet).toBe(sheet.url)
  expect(sheet.content.toString()).toMatch(/\.block\{display:block\}.*a\{color:red\}$/s)
  expect(assets.fontPreload).toMatch(/^data:font\/woff2;base64,/)
  expect(assets.css).toContain(`font-family:H;src:url(${assets.fontPreload})`)
  expect(html).toContain(preload(assets.fontPreload))
  expect(csp).toContain("style-src 'self' 'sha256-")
  expect(note).toBeUndefined()
})

test('the rules of what follows the hero come after it', async () => {
  const hero = '<div id="H" hidden=""></div><p class="flex-col flex"></p>'
  const { html, assets, csp } = await render(documentWith(hero))
  expect(assets.laterCss).toBe('.flex-col{flex-direction:column}')
  expect(assets.css).not.toContain('.flex-col')
  expect(html).toContain(`<div id="H" hidden=""></div><style>${assets.laterCss}</style>`)
  expect(csp.match(/'sha256-/g)).toHaveLength(3)
})

test('a page that would pass 14 KB gives up the font inside it, and the build says so', async () => {
  const { html, assets, note } = await render(
    documentWith(`<p>${randomBytes(12_900).toString('base64')}</p>`),
  )
  expect(assets.css).not.toContain('font-family:H')
  expect(assets.css).toContain(`font-family:D;src:url(${assets.fontPreload})`)
  expect(html).toContain(preload(assets.fontPreload))
  expect(note).toMatch(/^\/x: its headline comes in another font first, because \d+ bytes/)
})

const withCover = (body: string) => (page: Page, assets: PageAssets) => {
  const words = Object.values(assets.covers ?? {}).map((own) => (own.apart ? own.url : own.words))
  return documentWith(`<p>${words.join('')}</p>${body}`)(page, assets)
}

test('a page that passes 14 KB by the words of a cover takes those from a file, and keeps its headline', async () => {
  const cover = { id: 'book', url: '/assets/cover.0123456789.svg', words: randomBytes(8_000).toString('hex') }
  const made = { pictures: {}, covers: { key: cover } }
  const body = `<p>${randomBytes(8_000).toString('hex')}</p>`
  const { assets, html, note } = await render(withCover(body), made)
  expect(assets.css).toContain('font-family:H')
  expect(html).toContain(cover.url)
  expect(html).not.toContain(cover.words)
  expect(note).toMatch(/words of its book's cover/)
  const small = await render(withCover(''), made)
  expect(small.html).toContain(cover.words)
  expect(small.note).toBeUndefined()
})

test('a page made quickly takes its font and the words of its cover from files, whatever its size', async () => {
  const cover = { id: 'book', url: '/assets/cover.0123456789.svg', words: randomBytes(8).toString('hex') }
  const made = { pictures: {}, covers: { key: cover } }
  const { assets, html, note } = await render(withCover(''), made, 'quick')
  expect(assets.css).not.toContain('font-family:H')
  expect(assets.css).toContain('font-family:D')
  expect(html).toContain(cover.url)
  expect(html).not.toContain(cover.words)
  expect(note).toBeUndefined()
})

test('a frame that fetches by itself, or shows what the page does not name, is refused', async () => {
  const frames = ['src="https://calendly.com/a"', 'data-src="https://calendly.com/a"', 'srcdoc="<p>"']
  for (const frame of frames)
    await expect(render(documentWith(`<iframe ${frame}></iframe>`))).rejects.toThrow(/a frame must wait/)
})

test('a document that inlines another script or style is refused: its policy would block it', async () => {
  await expect(render(documentWith('<script>other()</script>'))).rejects.toThrow(/nothing else/)
  await expect(render(documentWith('<style>p{}</style>'))).rejects.toThrow(/nothing else/)
})
