import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageAssets } from '../../campaign/assets.ts'
import { drawnPortraits, svgUrl } from '../../campaign/drawn-portraits.ts'
import { toPage } from '../../campaign/page.ts'
import type { Page } from '../../campaign/page.ts'
import { themeCss } from '../../campaign/theme-css.ts'
import { coversOf } from '../pages/artwork.ts'
import type { DevSettings } from './dev-site.ts'
import { fontCss } from '../pages/font-css.ts'
import { lettersFor } from '../pages/font-letters.ts'
import { extendedFontFile, fontFile, loadPrintFont } from '../pages/fonts.ts'
import type { LoadedSite } from '../load/load-site.ts'
import { picturesOf } from '../pages/pictures.ts'

/** What a campaign's module gives the browser. */
export type DevPage = { page: Page; assets: PageAssets }

export const devPage = async (
  site: LoadedSite,
  campaign: LoadedSite['campaigns'][number],
  { publicOrigin, cache }: DevSettings,
): Promise<DevPage> => {
  const owner = site.coaches[campaign.coach]
  if (!owner) throw new Error(`The coach "${campaign.coach}" of ${campaign.file} was not loaded.`)
  const page = toPage(campaign, owner.coach, publicOrigin)
  const { theme } = page.coach
  const { metrics } = await loadPrintFont(cache, theme)
  const extended = extendedFontFile(theme)
  const others = extended ? [{ url: diskUrl(extended), range: lettersFor('').further.range }] : []
  const css = themeCss(theme) + fontCss(theme, { url: diskUrl(fontFile(theme)), others, metrics })
  const drawn = Object.entries(drawnPortraits(page)).map(([source, svg]) => [source, svgUrl(svg)])
  const files = Object.keys(await picturesOf(page, owner.dir)).map((name) => [
    name,
    diskUrl(resolve(owner.dir, 'assets', name)),
  ])
  const pictures = Object.fromEntries([...files, ...drawn])
  return { page, assets: { css, island: '', pictures, covers: await coversOf(page, cache) } }
}

/** Address at which Vite's dev server gives out a file as it is. */
export const diskUrl = (file: string) => `/@fs${pathToFileURL(file).pathname}`
