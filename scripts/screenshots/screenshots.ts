import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { releaseFolders } from '../../engine/campaign/release/manifest.ts'
import { counted } from '../../engine/words/counted.ts'
import { readRelease } from '../../server/release/read-release.ts'
import type { BuiltRelease } from '../../server/release/read-release.ts'
import { chromiumFlags, chromiumPath } from '../../tests/chromium.ts'
import type { Changes } from '../changes/compare.ts'
import { parseCommand, runCommand, WrongCall } from '../command.ts'
import { shootStaff } from './staff.ts'

const usage = `Usage: npm run screenshots -- [--dist DIST] [--out FOLDER] [--changes FILE] [<coach>/<campaign> ...]
       npm run screenshots -- --staff [--out FOLDER] [<view> ...]
Takes a picture of each page of a build, whole, on a phone and on a desktop screen. With --changes only of the pages that
are new or changed in the file of "npm run changes -- --json FILE". With --staff of each view of the staff app instead, light
and dark, with sample data, empty, loading and failing. Exit code: 0, or 2 when called wrongly.`

const sizes = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desk', width: 1440, height: 900 },
]

/** Never contacted: the browser's requests get the files of the build. */
const origin = 'http://127.0.0.1:3000'

const main = async (): Promise<number> => {
  const { dist, out, ids, isOfStaff } = readOptions()
  const release = readRelease(dist)
  const pages = Object.values(release.site.campaigns).filter(
    ({ id, page }) => page && (!ids || ids.includes(id)),
  )
  mkdirSync(out, { recursive: true })
  const executablePath = chromiumPath()
  const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) })
  try {
    if (isOfStaff) {
      console.log(`${await shootStaff(browser, out, ids)} pictures in ${out}.`)
      return 0
    }
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
  } finally {
    await browser.close()
  }
  console.log(`${counted(pages.length, 'page')}, ${pages.length * sizes.length} pictures in ${out}.`)
  return 0
}

const fileAt = ({ site, assets }: BuiltRelease, path: string) =>
  assets[path] ?? Object.values(site.campaigns).find((campaign) => campaign.path === path)?.page

/** Runs in the page: fonts, and pictures that would load only once they are scrolled into view. */
const loadEverything = `(async () => {
  await document.fonts.ready
  for (const picture of document.images) picture.loading = 'eager'
  await Promise.all([...document.images].map((picture) => picture.decode().catch(() => null)))
})()`

const readOptions = () => {
  const { values, positionals } = parseCommand({
    allowPositionals: true,
    options: {
      dist: { type: 'string', default: 'dist' },
      out: { type: 'string', default: '.cache/screenshots' },
      changes: { type: 'string' },
      staff: { type: 'boolean', default: false },
    },
  })
  const { dist, out, changes, staff: isOfStaff } = values
  if (!existsSync(join(dist, releaseFolders.pointer)))
    throw new WrongCall(`There is no build in ${dist}: run "npm run build" first.`)
  const named = positionals.length > 0 ? positionals : null
  const ids = changes === undefined ? named : changedIds(changes)
  return { dist, out, ids, isOfStaff }
}

/** Written by `npm run changes -- --json FILE`, in this shape. */
const changedIds = (file: string): string[] =>
  (JSON.parse(readFileSync(file, 'utf8')) as Changes).pages
    .filter(({ kind }) => kind !== 'removed')
    .map(({ id }) => id)

await runCommand(usage, main)
