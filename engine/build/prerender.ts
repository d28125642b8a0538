import { join } from 'node:path'
import type { PageAssets, RendererModule } from '../campaign/assets.ts'
import { embedsOf } from '../campaign/embeds.ts'
import type { Page } from '../campaign/page.ts'
import { themeCss } from '../campaign/theme-css.ts'
import type { Cache } from './cache.ts'
import { brotli } from './compress.ts'
import { contentSecurityPolicy } from './csp.ts'
import { classNamesOf, compileCss } from './css.ts'
import { firstScreenText } from './first-screen.ts'
import { fontCss } from './font-css.ts'
import { loadDisplayFont } from './fonts.ts'
import { hashedFile } from './pictures.ts'

/** What fits into the first flight of a connection; visitors see such a page after one round trip. */
export const documentBudget = 14_336

export type Workshop = {
  root: string
  /** Hash of all code that has part in a page. */
  sourceHash: string
  cache: Cache
  renderer: RendererModule
  /** URL of the client bundle. */
  island: string
}

export type Prerendered = {
  html: string
  csp: string
  assets: PageAssets
  /** The display font's file as base64, to be served at `assets.fontPreload`. */
  font: string
  /** Set where the page went another way than usual; for the build's report. */
  note?: string
}

/** Makes a page's document, or takes the one an earlier build made of the same page, code and pictures. */
export const prerender = (
  page: Page,
  pictures: PageAssets['pictures'],
  workshop: Workshop,
  onRendered: () => void,
): Promise<Prerendered> => {
  const key = ['page', workshop.sourceHash, JSON.stringify(page), JSON.stringify(pictures)]
  return workshop.cache.json(key, () => {
    onRendered()
    return render(page, pictures, workshop)
  })
}

const render = async (
  page: Page,
  pictures: PageAssets['pictures'],
  workshop: Workshop,
): Promise<Prerendered> => {
  const { renderer, island, cache } = workshop
  const draft = renderer.renderPage(page, { css: '', island, pictures })
  const rules = await cssFor(workshop, classNamesOf(draft + renderer.renderStates(page)))
  const font = await loadDisplayFont(cache, page.coach.theme)
  const { url } = hashedFile(`${page.coach.theme.font}.woff2`, font.file)
  const withFont = (inline: string | undefined) => {
    const faces = fontCss(page.coach.theme, { url, metrics: font.metrics, ...(inline && { inline }) })
    const assets = { css: themeCss(page.coach.theme) + faces + rules, island, pictures, fontPreload: url }
    const html = renderer.renderPage(page, assets)
    const script = renderer.loaderOf(page)
    const csp = contentSecurityPolicy({ style: assets.css, script, frames: embedsOf(page) })
    checkInlined(page, html, assets.css, script)
    return { html, csp, assets, font: font.file.toString('base64') }
  }
  const best = withFont(await font.inline(firstScreenText(draft)))
  const size = (await brotli(Buffer.from(best.html))).length
  if (size <= documentBudget) return best
  const note = `${page.path}: ${size} bytes with its headline's font inside; the font comes from its file instead.`
  return { ...withFont(undefined), note }
}

/** The page's policy allows exactly these texts: a document that inlines something else would be blank or dead. */
const checkInlined = (page: Page, html: string, css: string, loader: string) => {
  const styles = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map((match) => match[1])
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => match[1])
  if (!styles.every((style) => style === css) || !scripts.every((script) => script === loader))
    throw new Error(
      `${page.path}: renderPage may inline assets.css and the loader, to the letter, and nothing else.`,
    )
  checkFrames(page, html)
}

/** Nothing of another host is fetched before a visitor comes to it, and then only what the policy names. */
const checkFrames = (page: Page, html: string) => {
  const allowed = embedsOf(page)
  for (const [frame] of html.matchAll(/<iframe\b[^>]*>/g)) {
    const waiting = /\sdata-src="([^"]*)"/.exec(frame)?.[1]?.replaceAll('&amp;', '&')
    if (waiting !== undefined && allowed.includes(waiting) && !/\ssrc(doc)?=/.test(frame)) continue
    throw new Error(`${page.path}: a frame must wait (data-src) and show one of the page's own calendars.`)
  }
}

export const cssFor = async (
  { root, cache, sourceHash }: Workshop,
  classNames: string[],
): Promise<string> => {
  const made = await cache.bytes(['css', sourceHash, classNames.join(' ')], async () =>
    Buffer.from(await compileCss(join(root, 'engine/app/styles.css'), classNames)),
  )
  return made.toString()
}
