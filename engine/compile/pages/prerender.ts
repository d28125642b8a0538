import { join } from 'node:path'
import type { PageAssets, RendererModule } from '../../campaign/release/assets.ts'
import { embedsOf, nextOriginOf, ownFilmsOf, playersOf } from '../../campaign/schema/embeds.ts'
import type { Page } from '../../campaign/schema/page.ts'
import { dirOf, usualLang } from '../../words/lang.ts'
import type { Lang } from '../../words/lang.ts'
import { themeCss } from '../../campaign/theme/theme-css.ts'
import { oncePerCache } from '../bundle/cache.ts'
import type { Cache } from '../bundle/cache.ts'
import { hashedFile } from '../bundle/hashed-file.ts'
import type { HashedFile } from '../bundle/hashed-file.ts'
import { brotliOf } from './compress.ts'
import { contentSecurityPolicy } from './csp.ts'
import { classNamesOf, compileCss } from './css.ts'
import { firstScreenText } from './first-screen.ts'
import type { Direction } from './direction-css.ts'
import type { Ground } from './ground-css.ts'
import type { Quality } from './quality.ts'
import { arabicFontCss, isArabic, loadArabicFont } from '../fonts/arabic-font.ts'
import { fontCss, fontUrl, textFontCss } from '../fonts/font-css.ts'
import { loadDisplayFont } from '../fonts/fonts.ts'
import { loadTextFont, textFontFor } from '../fonts/text-font.ts'

/**
 * The first flight of a connection is ten packets of 1,460 bytes, of which the head of the answer takes up to 905 (`npm run size`);
 * visitors see a page that fits after one round trip.
 */
export const documentBudget = 14_600 - 905

export type BuildContext = {
  root: string
  sourceHash: string
  cache: Cache
  renderer: RendererModule
  /** URL of the form's script in each language. */
  islands: Record<Lang, string>
  imageIsland?: string
  print?: string
  /** Rules that only a live form uses. */
  liveCss?: string
  letters?: Record<string, string>
  quality?: Quality
}

export type MadeAssets = Pick<PageAssets, 'pictures' | 'photos' | 'films' | 'covers' | 'share'>

export type Prerendered = {
  html: string
  csp: string
  assets: PageAssets
  sheet: HashedFile
  /** The files of its fonts. */
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
  const { renderer, islands, imageIsland, print, cache } = context
  const hasImages = page.sections.some(({ type }) => type === 'image-generator')
  const more = {
    island: islands[page.lang ?? usualLang],
    ...(hasImages && imageIsland !== undefined && { imageIsland }),
    ...(print !== undefined && { print }),
    ...made,
  }
  const isQuick = context.quality === 'quick'
  const font = await loadDisplayFont(cache, page.coach.theme, lettersOf(page, context), context.quality)
  const text = await loadTextFont(cache, page.coach.theme, context.quality)
  const { url, others, files } = font.served
  const loadArabic = () => loadArabicFont(cache, page.coach.theme, context.quality)
  const titleFile = page.lang === 'ar' ? (await loadArabic()).titles.url : url
  const unnamed = { css: '', ...more, fontPreload: noFont, sheet: noSheet }
  const bodyWith = (covers: PageAssets['covers']) =>
    renderer.renderPage(page, { ...unnamed, ...(covers && { covers }) })
  const script = renderer.loaderOf(page)
  const firstCovers = isQuick ? apart(made.covers) : made.covers
  const first = bodyWith(firstCovers)
  const shown = first + renderer.renderServed(page, unnamed)
  const states = renderer.renderStates(page, unnamed)
  const { css: rules, sheet } = await cssFor(
    context,
    classNamesOf(shown),
    classNamesOf(states),
    dirOf(page.lang),
    page.coach.theme.page,
  )
  const bare = { ...unnamed, sheet: sheet.url }
  const arabic = isArabic(shown) ? await loadArabic() : undefined
  const fonts = [...files, ...text.files, ...(arabic ? [arabic.titles, arabic.texts] : [])]
  const textFaces =
    textFontCss(textFontFor(text, first)) + (arabic ? arabicFontCss(page.coach.theme, arabic) : '')
  const finished = (body: string, covers: PageAssets['covers'], inline?: string): Prerendered => {
    const faces = fontCss(page.coach.theme, { url, others, metrics: font.metrics, ...(inline && { inline }) })
    const css = themeCss(page.coach.theme) + faces + textFaces + rules
    const fontPreload = inline === undefined ? titleFile : fontUrl(inline)
    const html = withFont(body, fontPreload)
      .replace(noStyle, () => `<style>${css}</style>`)
      .replace(noSheet, sheet.url)
    const [frames, players, next] = [embedsOf(page), playersOf(page), nextOriginOf(page)]
    const hasFilm = ownFilmsOf(page).length > 0
    const csp = contentSecurityPolicy({
      style: css,
      script,
      frames,
      players,
      hasFilm,
      sheet: sheet.url,
      next,
      analytics: page.analytics,
    })
    checkInlined(page, html, css, script)
    return { html, csp, assets: { ...bare, ...(covers && { covers }), css, fontPreload }, sheet, fonts }
  }
  if (isQuick) return finished(first, firstCovers)
  const headlineText = firstScreenText(first)
  // A few letters of Arabic need most of its font, and browsers refuse a font without letters.
  const headline = isArabic(headlineText) ? undefined : await font.inline(headlineText)
  const best = finished(first, made.covers, headline)
  const size = await sizeOf(cache, best)
  if (size <= documentBudget) return best
  const lighter = finished(bodyWith(apart(made.covers)), apart(made.covers), headline)
  if ((await sizeOf(cache, lighter)) <= documentBudget) {
    const note = `${page.path}: ${size} bytes with the words of its book's cover inside; they come from a file instead.`
    return { ...lighter, note }
  }
  const note = `${page.path}: its headline comes in another font first, because ${size} bytes are more than a first answer holds (${documentBudget}); see "How much fits on a page" in campaigns/README.md.`
  const plain = finished(first, made.covers)
  if ((await sizeOf(cache, plain)) <= documentBudget) return { ...plain, note }
  return { ...finished(bodyWith(apart(made.covers)), apart(made.covers)), note }
}

/** The styles and the first font of a page are known once the page is rendered. */
const noFont = '/assets/title.woff2'
const noStyle = '<style></style>'
const noSheet = '/assets/form.css'

/** As the page's document links it: one inside it without "crossorigin". */
const withFont = (body: string, url: string) =>
  url.startsWith('data:') ? body.replace(`${noFont}" crossorigin`, `${url}"`) : body.replace(noFont, url)

/** Kept: the same bytes are packed again when the page is written. */
const sizeOf = async (cache: Cache, { html }: { html: string }) =>
  (await brotliOf(cache, Buffer.from(html))).length

/** A headline in its own letters matters more than the words on the book beside it. */
const apart = (covers: PageAssets['covers']): PageAssets['covers'] =>
  covers && Object.fromEntries(Object.entries(covers).map(([key, cover]) => [key, { ...cover, apart: true }]))

/** The page's policy allows exactly these texts: a document that inlines something else would be blank or dead. */
const checkInlined = (page: Page, html: string, css: string, loader: string) => {
  const styles = elements(html, 'style')
  const scripts = elements(html, 'script').filter(({ attributes }) => attributes === '')
  if (!styles.every(({ text }) => text === css) || !scripts.every(({ text }) => text === loader))
    throw new Error(
      `${page.path}: renderPage may inline assets.css and the loader, to the letter, and nothing else.`,
    )
  checkFrames(page, html)
}

/** Nothing of another host is fetched before a visitor comes to it, and then only what the policy names. */
const checkFrames = (page: Page, html: string) => {
  const allowed = embedsOf(page)
  for (const { attributes } of elements(html, 'iframe')) {
    const waiting = /\sdata-src="([^"]*)"/.exec(attributes)?.[1]?.replaceAll('&amp;', '&')
    if (waiting !== undefined && allowed.includes(waiting) && !/\ssrc(doc)?=/.test(attributes)) continue
    throw new Error(`${page.path}: a frame must wait (data-src) and show one of the page's own calendars.`)
  }
}

/** Elements of a name, in markup as React writes it: with ">" in no attribute. */
const elements = (html: string, name: string) =>
  html
    .split(`<${name}`)
    .slice(1)
    .filter((part) => /^[\s>]/.test(part))
    .map((part) => {
      const end = part.indexOf('>')
      return { attributes: part.slice(0, end), text: part.slice(end + 1, part.indexOf(`</${name}>`)) }
    })

type PageSheets = { css: string; sheet: HashedFile }

/** `more`: class names of the form's states. `sheet`: the file that the form brings. */
export const cssFor = (
  { root, cache, sourceHash, liveCss = '' }: BuildContext,
  classNames: string[],
  more: string[] = [],
  direction: Direction = 'ltr',
  ground: Ground = 'light',
): Promise<PageSheets> => {
  const [shown, later] = [classNames.join(' '), more.join(' ')]
  return sheets(cache, [sourceHash, direction, ground, shown, later].join('\n'), async () => {
    const { css, whole } = await cache.json(['css', sourceHash, direction, ground, shown, later], () =>
      compileCss(join(root, 'engine/app/styles.css'), classNames, more, direction, ground),
    )
    // It repeats the page's rules, since only together are they in the right order.
    return { css, sheet: hashedFile('form.css', Buffer.from(whole + liveCss)) }
  })
}

/** Pages of one look and shape have the same. */
const sheets = oncePerCache<PageSheets>()
