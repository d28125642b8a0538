import type { PageAssets } from '../../campaign/release/assets.ts'
import { atHeroEnd, withLaterCss } from '../../campaign/release/later-css.ts'
import type { Page } from '../../campaign/schema/page.ts'
import { dirOf, usualLang } from '../../words/lang.ts'
import { themeCss } from '../../campaign/theme/theme-css.ts'
import type { Cache } from '../bundle/cache.ts'
import type { HashedFile } from '../bundle/hashed-file.ts'
import type { BuildContext } from './build-context.ts'
import { brotliOf } from './compress.ts'
import { classNamesOf } from './css.ts'
import { firstScreenText } from './first-screen.ts'
import { cssFor } from './page-css.ts'
import { pagePolicy } from './page-policy.ts'
import { splitCss } from './split-css.ts'
import { arabicFontCss, isArabic, loadArabicFont } from '../fonts/arabic-font.ts'
import { fontCss, fontUrl, textFontCss } from '../fonts/font-css.ts'
import { loadDisplayFont } from '../fonts/fonts.ts'
import { loadTextFont, textFontFor } from '../fonts/text-font.ts'

/**
 * The first flight of a connection is ten packets of 1,460 bytes, of which the head of the answer takes up to 857 (`npm run size`);
 * visitors see a page that fits after one round trip.
 */
export const documentBudget = 14_600 - 857
/** Of a page with two stylesheets: the policy names each by its hash. */
const splitBudget = documentBudget - " 'sha256-'".length - 44

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
  const served = renderer.renderServed(page, unnamed)
  const states = renderer.renderStates(page, unnamed)
  const { css: rules, sheet } = await cssFor(
    context,
    classNamesOf(first, served),
    classNamesOf(states),
    dirOf(page.lang),
    page.coach.theme.page,
  )
  const bare = { ...unnamed, sheet: sheet.url }
  const arabic = isArabic(first) || isArabic(served) ? await loadArabic() : undefined
  const fonts = [...files, ...text.files, ...(arabic ? [arabic.titles, arabic.texts] : [])]
  const textFaces =
    textFontCss(textFontFor(text, first)) + (arabic ? arabicFontCss(page.coach.theme, arabic) : '')
  const finished = async (
    body: string,
    covers: PageAssets['covers'],
    inline?: string,
  ): Promise<Prerendered> => {
    const faces = fontCss(page.coach.theme, { url, others, metrics: font.metrics, ...(inline && { inline }) })
    const base = themeCss(page.coach.theme) + faces + textFaces
    const fontPreload = inline === undefined ? titleFile : fontUrl(inline)
    const linked = withFont(body, fontPreload).replace(noSheet, sheet.url)
    const written = (css: Pick<PageAssets, 'css' | 'laterCss'>): Prerendered => {
      const html = withLaterCss(linked, css.laterCss).replace(noStyle, () => `<style>${css.css}</style>`)
      const csp = pagePolicy(page, html, { styles: Object.values(css), script, sheet: sheet.url })
      const assets = { ...bare, ...(covers && { covers }), ...css, fontPreload }
      return { html, csp, assets, sheet, fonts }
    }
    const markup = isQuick ? undefined : atHeroEnd(body)
    if (markup) {
      const { css, laterCss } = await splitCss(cache, rules, markup, classNamesOf(served, states))
      const split = written({ css: base + css, laterCss })
      if (laterCss !== '' && (await sizeOf(cache, split)) <= splitBudget) return split
    }
    return written({ css: base + rules })
  }
  if (isQuick) return finished(first, firstCovers)
  const headlineText = firstScreenText(first)
  // A few letters of Arabic need most of its font, and browsers refuse a font without letters.
  const headline = isArabic(headlineText) ? undefined : await font.inline(headlineText)
  const best = await finished(first, made.covers, headline)
  const size = await sizeOf(cache, best)
  if (size <= documentBudget) return best
  const lighter = await finished(bodyWith(apart(made.covers)), apart(made.covers), headline)
  if ((await sizeOf(cache, lighter)) <= documentBudget) {
    const note = `${page.path}: ${size} bytes with the words of its book's cover inside; they come from a file instead.`
    return { ...lighter, note }
  }
  const note = `${page.path}: its headline comes in another font first, because ${size} bytes are more than a first answer holds (${documentBudget}); see "How much fits on a page" in campaigns/README.md.`
  const plain = await finished(first, made.covers)
  if ((await sizeOf(cache, plain)) <= documentBudget) return { ...plain, note }
  return { ...(await finished(bodyWith(apart(made.covers)), apart(made.covers))), note }
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
