import { join } from 'node:path'
import type { PageAssets, RendererModule } from '../../campaign/release/assets.ts'
import { embedsOf } from '../../campaign/schema/embeds.ts'
import type { Page } from '../../campaign/schema/page.ts'
import { themeCss } from '../../campaign/theme/theme-css.ts'
import { oncePerCache } from '../bundle/cache.ts'
import type { Cache } from '../bundle/cache.ts'
import { hashedFile } from '../bundle/hashed-file.ts'
import type { HashedFile } from '../bundle/hashed-file.ts'
import { brotliOf } from './compress.ts'
import { contentSecurityPolicy } from './csp.ts'
import { classNamesOf, compileCss } from './css.ts'
import type { Sheets } from './css.ts'
import { firstScreenText } from './first-screen.ts'
import type { Quality } from './quality.ts'
import { fontCss } from '../fonts/font-css.ts'
import { loadDisplayFont } from '../fonts/fonts.ts'

/**
 * The first flight of a connection is ten packets of 1,460 bytes, of which the head of the answer takes up to 945 (`npm run size`);
 * visitors see a page that fits after one round trip.
 */
export const documentBudget = 14_600 - 945

export type BuildContext = {
  root: string
  sourceHash: string
  cache: Cache
  renderer: RendererModule
  island: string
  imageIsland?: string
  print?: string
  /** Rules that only a live form uses. */
  liveCss?: string
  letters?: Record<string, string>
  quality?: Quality
}

export type MadeAssets = Pick<PageAssets, 'pictures' | 'covers' | 'share'>

export type Prerendered = {
  html: string
  csp: string
  assets: PageAssets
  sheet: HashedFile
  /** The display font's files; one is `assets.fontPreload`. */
  fonts: HashedFile[]
  /** Set where the page went another way than usual; for the build's report. */
  note?: string
}

const lettersOf = ({ coach }: Page, { letters = {} }: BuildContext) => letters[coach.slug] ?? ''

/** Makes a page's document. */
export const prerender = async (
  page: Page,
  made: MadeAssets,
  context: BuildContext,
): Promise<Prerendered> => {
  const { renderer, island, imageIsland, print, liveCss = '', cache } = context
  const hasImages = page.sections.some(({ type }) => type === 'image-generator')
  const more = {
    island,
    ...(hasImages && imageIsland !== undefined && { imageIsland }),
    ...(print !== undefined && { print }),
    ...made,
  }
  const isQuick = context.quality === 'quick'
  const font = await loadDisplayFont(cache, page.coach.theme, lettersOf(page, context), context.quality)
  const { url, others, files: fonts } = font.served
  const unnamed = { css: '', ...more, fontPreload: url, sheet: noSheet }
  const bodyWith = (covers: PageAssets['covers']) =>
    renderer.renderPage(page, { ...unnamed, ...(covers && { covers }) })
  const script = renderer.loaderOf(page)
  const firstCovers = isQuick ? apart(made.covers) : made.covers
  const first = bodyWith(firstCovers)
  const shown = first + renderer.renderServed(page, unnamed)
  const states = renderer.renderStates(page, unnamed)
  const { css: rules, whole } = await cssFor(context, classNamesOf(shown), classNamesOf(states))
  // It repeats the page's rules, since only together are they in the right order.
  const sheet = hashedFile('form.css', Buffer.from(whole + liveCss))
  const bare = { ...unnamed, sheet: sheet.url }
  const finished = (body: string, covers: PageAssets['covers'], inline?: string): Prerendered => {
    const faces = fontCss(page.coach.theme, { url, others, metrics: font.metrics, ...(inline && { inline }) })
    const css = themeCss(page.coach.theme) + faces + rules
    const html = body.replace(noStyle, () => `<style>${css}</style>`).replace(noSheet, sheet.url)
    const csp = contentSecurityPolicy({ style: css, script, frames: embedsOf(page), sheet: sheet.url })
    checkInlined(page, html, css, script)
    return { html, csp, assets: { ...bare, ...(covers && { covers }), css }, sheet, fonts }
  }
  if (isQuick) return finished(first, firstCovers)
  const headline = await font.inline(firstScreenText(first))
  const best = finished(first, made.covers, headline)
  const size = await sizeOf(cache, best)
  if (size <= documentBudget) return best
  const lighter = finished(bodyWith(apart(made.covers)), apart(made.covers), headline)
  if ((await sizeOf(cache, lighter)) <= documentBudget) {
    const note = `${page.path}: ${size} bytes with the words of its book's cover inside; they come from a file instead.`
    return { ...lighter, note }
  }
  const note = `${page.path}: ${size} bytes with its headline's font inside; the font comes from its file instead.`
  return { ...finished(first, made.covers), note }
}

/** The styles of a page are known once the page is rendered: they have the rules of the classes there. */
const noStyle = '<style></style>'
const noSheet = '/assets/form.css'

/** Kept: the same bytes are packed again when the page is written. */
const sizeOf = async (cache: Cache, { html }: { html: string }) =>
  (await brotliOf(cache, Buffer.from(html))).length

/** A headline in its own letters matters more than the words on the book beside it. */
const apart = (covers: PageAssets['covers']): PageAssets['covers'] =>
  covers && Object.fromEntries(Object.entries(covers).map(([key, cover]) => [key, { ...cover, apart: true }]))

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

export const cssFor = (
  { root, cache, sourceHash }: BuildContext,
  classNames: string[],
  more: string[] = [],
): Promise<Sheets> =>
  sheets(cache, [sourceHash, classNames.join(' '), more.join(' ')].join('\n'), () =>
    cache.json(['css', sourceHash, classNames.join(' '), more.join(' ')], () =>
      compileCss(join(root, 'engine/app/styles.css'), classNames, more),
    ),
  )

/** Pages of one look and shape have the same. */
const sheets = oncePerCache<Sheets>()
