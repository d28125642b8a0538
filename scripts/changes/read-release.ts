import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { convert } from 'html-to-text'
import type { ServedSite } from '../../engine/campaign/release/release.ts'
import { readRelease } from '../../server/release/read-release.ts'

export type BuiltSite = {
  site: ServedSite
  /** By campaign id: the visible lines of the page, and its document without hashes of the build, and other hosts that it may use. */
  pages: Record<string, { words: string[]; document: string; hosts: string }>
  files: Record<string, string>
}

export const readBuiltSite = (dist: string): BuiltSite => {
  const { site, assets } = readRelease(dist)
  const pages = Object.values(site.campaigns).flatMap(({ id, page }) =>
    page ? [[id, readPage(readFileSync(join(dist, page.plain), 'utf8'), page.csp)] as const] : [],
  )
  const files = Object.entries(assets).filter(([, { immutable }]) => !immutable)
  return {
    site,
    pages: Object.fromEntries(pages),
    files: Object.fromEntries(files.map(([url, { etag }]) => [url, etag])),
  }
}

const readPage = (html: string, csp = '') => ({
  words: visibleWords(html),
  document: withoutHashes(html),
  hosts: hostsIn(csp),
})

const hostsIn = (csp: string): string =>
  [...new Set(csp.match(/https:\/\/[^\s;]+/g))]
    .map((host) => host.slice('https://'.length))
    .toSorted()
    .join(', ')

const visibleWords = (html: string): string[] => [...headWords(html), ...bodyWords(html)]

const headWords = (html: string): string[] => {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1]
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1]
  return Object.entries({ title, description }).flatMap(([name, text]) =>
    text === undefined ? [] : [`(${name}) ${convert(text, { wordwrap: false, selectors: [] })}`],
  )
}

const bodyWords = (html: string): string[] =>
  convert(html, {
    wordwrap: false,
    selectors: [
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'img', format: 'skip' },
      { selector: 'svg', format: 'skip' },
      { selector: 'title', format: 'skip' },
      { selector: 'style', format: 'skip' },
      { selector: 'script', format: 'skip' },
      ...['h1', 'h2', 'h3', 'h4'].map((selector) => ({ selector, options: { uppercase: false } })),
    ],
  })
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Hashes of code, styles and fonts say nothing about a campaign; that of a picture does. */
const withoutHashes = (html: string) =>
  html
    .replace(/(\/assets\/[^"'\s)]*?)[-.][\w-]{8,}(\.(?!png|jpe?g|webp|avif|gif|svg)\w+)/g, '$1$2')
    .replace(/<script>[\s\S]*?<\/script>/g, '')
