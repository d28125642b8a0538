import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageAssets } from '../../campaign/release/assets.ts'
import { drawnPortraits, svgUrl } from '../../campaign/schema/drawn-portraits.ts'
import { toPage } from '../../campaign/schema/page.ts'
import { pageToday } from '../../campaign/schema/page-on-date.ts'
import type { Page } from '../../campaign/schema/page.ts'
import { themeCss } from '../../campaign/theme/theme-css.ts'
import type { Theme } from '../../campaign/theme/theme.ts'
import type { Cache } from '../bundle/cache.ts'
import { contentHash } from '../bundle/content-hash.ts'
import { coversOf } from '../pages/artwork.ts'
import { devPhotos } from './dev-photos.ts'
import type { DevSettings } from './dev-site.ts'
import { fontCss, textFontCss } from '../fonts/font-css.ts'
import { furtherLetters } from '../fonts/font-letters.ts'
import { extendedFontFile, fontFile, loadPrintFont } from '../fonts/fonts.ts'
import { loadTextFont, textFontSource } from '../fonts/text-font.ts'
import type { LoadedSite } from '../load/loaded-site.ts'
import { fileNames, filmSizes } from '../pages/pictures.ts'

export type DevPage = { page: Page; assets: PageAssets }

export const devPage = async (
  site: LoadedSite,
  campaign: LoadedSite['campaigns'][number],
  { publicOrigin, cache }: Pick<DevSettings, 'publicOrigin' | 'cache'>,
): Promise<DevPage> => {
  const owner = site.coaches[campaign.coach]
  if (!owner) throw new Error(`The coach "${campaign.coach}" of ${campaign.file} was not loaded.`)
  const page = pageToday(toPage(campaign, owner.coach, publicOrigin), new Date())
  const { theme } = page.coach
  const { metrics } = await loadPrintFont(cache, theme)
  const extended = extendedFontFile(theme)
  const others = extended ? [{ url: diskUrl(extended), range: furtherLetters.range }] : []
  const faces =
    fontCss(theme, { url: diskUrl(fontFile(theme)), others, metrics }) + (await textFaces(theme, cache))
  const css = themeCss(theme) + faces
  const drawn = Object.entries(drawnPortraits(page)).map(([source, svg]) => [source, svgUrl(svg)])
  const files = fileNames(page).map(async (name) => {
    const file = resolve(owner.dir, 'assets', name)
    const content = await readFile(file).catch(() => null)
    return { name, content, url: versionUrl(file, content) }
  })
  const found = await Promise.all(files)
  const urls = found.map(({ name, url }) => [name, url])
  const pictures = Object.fromEntries([...urls, ...drawn])
  const photos = await devPhotos(page, found, cache)
  const films = filmSizes(page, (name) => found.find((each) => each.name === name)?.content ?? undefined)
  return { page, assets: { css, island: '', pictures, photos, films, covers: await coversOf(page, cache) } }
}

const textFaces = async (theme: Theme, cache: Cache) => {
  const { metrics } = await loadTextFont(cache, theme, 'quick')
  const { latin, extended } = textFontSource(theme)
  const others = extended === null ? [] : [{ url: diskUrl(extended), range: furtherLetters.range }]
  return textFontCss({ url: diskUrl(latin), others, metrics })
}

const versionUrl = (file: string, content: Buffer | null) =>
  `${diskUrl(file)}?of=${content ? contentHash(content).slice(0, 10) : 'lost'}`

export const diskUrl = (file: string) => `/@fs${pathToFileURL(file).pathname}`
