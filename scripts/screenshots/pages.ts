import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { readRelease } from '../../server/release/read-release.ts'
import type { BuiltRelease } from '../../server/release/read-release.ts'

const sizes = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desk', width: 1440, height: 900 },
]

/** Never contacted: the browser's requests get the files of the build. */
const origin = 'http://127.0.0.1:3000'

type Shoot = { dist: string; out: string; ids: string[] | null }

/** Pictures of the pages of a build (null: of all), whole: `<coach>-<campaign>-phone.png` and `-desk.png`. Returns the number of pages. */
export const shootPages = async (browser: Browser, { dist, out, ids }: Shoot): Promise<number> => {
  const release = readRelease(dist)
  const pages = Object.values(release.site.campaigns).filter(
    ({ id, page }) => page && (!ids || ids.includes(id)),
  )
  mkdirSync(out, { recursive: true })
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  await context.route('**/*', (route) => {
    const file = fileAt(release, new URL(route.request().url()).pathname)
    if (!file) return route.fulfill({ status: 404 })
    return route.fulfill({ path: join(dist, file.plain), contentType: file.contentType })
  })
  const tab = await context.newPage()
  for (const { id, path } of pages)
    for (const { name, ...viewport } of sizes) {
      await tab.setViewportSize(viewport)
      await tab.goto(`${origin}${path}`)
      await tab.evaluate(loadEverything)
      await tab.screenshot({ path: join(out, `${id.replace('/', '-')}-${name}.png`), fullPage: true })
    }
  await context.close()
  return pages.length
}

const fileAt = ({ site, assets }: BuiltRelease, path: string) =>
  assets[path] ?? Object.values(site.campaigns).find((campaign) => campaign.path === path)?.page

/** Runs in the page: fonts, and pictures that would load only once they are scrolled into view. */
const loadEverything = `(async () => {
  await document.fonts.ready
  for (const picture of document.images) picture.loading = 'eager'
  await Promise.all([...document.images].map((picture) => picture.decode().catch(() => null)))
})()`
