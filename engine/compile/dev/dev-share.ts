import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { RendererModule } from '../../campaign/release/assets.ts'
import { toPage } from '../../campaign/schema/page.ts'
import { drawArtwork } from '../pages/artwork.ts'
import { fileNames } from '../pages/pictures.ts'
import { renderPng } from '../pages/render-png.ts'
import type { DevSettings, Loaded } from './dev-site.ts'

export const shareUrl = (campaign: string): string => `/__share/${campaign}`

export const shareOf = async (
  url: string,
  { site }: Loaded,
  { publicOrigin, cache }: DevSettings,
  { renderPageArt }: Pick<RendererModule, 'renderPageArt'>,
): Promise<{ type: string; content: Buffer } | undefined> => {
  const campaign = site?.campaigns.find(({ id }) => shareUrl(id) === url)
  const owner = campaign && site?.coaches[campaign.coach]
  if (!owner) return undefined
  const page = toPage(campaign, owner.coach, publicOrigin)
  const named = page.seo.image
  if (named !== undefined && fileNames(page).includes(named)) {
    const content = await readFile(join(owner.dir, 'assets', named))
    return { type: typeOf(named), content }
  }
  const tools = { cache, renderPng, codeHash: 'dev' }
  const { assets, files } = await drawArtwork(page, renderPageArt(page), tools)
  const drawn = files.find((file) => file.url === assets.share?.url)
  return drawn && { type: 'image/png', content: drawn.content }
}

const typeOf = (name: string) => {
  const ending = extname(name).slice(1).toLowerCase()
  return `image/${{ jpg: 'jpeg', svg: 'svg+xml' }[ending] ?? ending}`
}
