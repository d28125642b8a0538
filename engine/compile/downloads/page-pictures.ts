import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deliverableFile } from '../../campaign/schema/deliverable.ts'
import { pageInside } from '../../campaign/schema/links.ts'
import { openPages } from '../../campaign/schema/page.ts'
import { contentHash } from '../bundle/content-hash.ts'
import type { Cache } from '../bundle/cache.ts'
import { drawPage } from '../guide/draw-page.ts'
import type { LoadedCampaign } from '../parse/parsed-files.ts'
import type { Download } from './download.ts'

/** Pages of the deliverable for the open book on its page. */
export const pagePictures = (
  campaign: LoadedCampaign,
  { url, key, make }: Download,
  dir: string,
  cache: Cache,
): Download[] => {
  const pages = openPages(campaign.sections)
  if (pages.length === 0) return []
  const made = key ?? contentHash(readFileSync(join(dir, 'assets', deliverableFile(campaign) ?? '')))
  return pages.map((number) => ({
    url: pageInside(url, number),
    key: JSON.stringify([made, number]),
    make: async () => drawPage(await make(), number, cache),
  }))
}
