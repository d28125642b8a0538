import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import type { Browser } from 'playwright'
import { releaseFiles, releaseFolders } from '../../engine/campaign/release/release.ts'
import type { Site } from '../../engine/campaign/release/release.ts'
import { counted } from '../../engine/words/counted.ts'
import { chromiumFlags, chromiumPath } from '../../tests/chromium.ts'
import type { Changes } from '../changes/compare.ts'

const usage = `Usage: npm run screenshots -- [--dist DIST] [--out FOLDER] [--changes FILE] [<coach>/<campaign> ...]
Takes a picture of each page of a build, whole, as a phone and as a desk shows it. --changes: only pages that are new or
changed by what "npm run changes -- --json FILE" wrote. Exit code: 0, or 2 when called wrongly.`

const sizes = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desk', width: 1440, height: 900 },
]

const main = async (): Promise<number> => {
  const options = readOptions()
  if (!options) return 2
  const { folder, out, ids } = options
  // Our own build wrote it, in this shape.
  const site = JSON.parse(readFileSync(join(folder, releaseFiles.site), 'utf8')) as Site
  const known = Object.values(site.campaigns).filter(({ id, page }) => page && (!ids || ids.includes(id)))
  const server = createServer((request, response) =>
    answer(site, folder, request.url ?? '/', response),
  ).listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  // A TCP server's address is never a pipe's name.
  const { port } = server.address() as AddressInfo
  const executablePath = chromiumPath()
  const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) })
  mkdirSync(out, { recursive: true })
  const takeAll = async () => {
    for (const { id, path } of known)
      for (const size of sizes)
        await takePicture(
          browser,
          `http://127.0.0.1:${port}${path}`,
          join(out, `${id.replace('/', '-')}-${size.name}.png`),
          size,
        )
  }
  try {
    await takeAll()
  } finally {
    await browser.close()
    server.close()
  }
  console.log(`${counted(known.length, 'page')}, ${known.length * sizes.length} pictures in ${out}.`)
  return 0
}

const answer = (site: Site, folder: string, url: string, response: ServerResponse) => {
  const path = url.split('?')[0] ?? ''
  const file =
    site.assets[path] ?? Object.values(site.campaigns).find((campaign) => campaign.path === path)?.page
  if (!file) return response.writeHead(404).end()
  return response
    .writeHead(200, { 'content-type': file.contentType })
    .end(readFileSync(join(folder, file.file)))
}

const takePicture = async (
  browser: Browser,
  url: string,
  file: string,
  { width, height }: (typeof sizes)[number],
) => {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' })
  try {
    await page.goto(url)
    await page.evaluate(wholePage)
    await page.screenshot({ path: file, fullPage: true })
  } finally {
    await page.close()
  }
}

/** Runs in the page: comes past everything once, so that pictures which wait until they are seen are there. */
const wholePage = `(async () => {
  await document.fonts.ready
  for (const picture of document.images) picture.loading = 'eager'
  await Promise.all([...document.images].map((picture) => picture.decode().catch(() => null)))
})()`

const readOptions = () => {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        dist: { type: 'string', default: 'dist' },
        out: { type: 'string', default: '.cache/screenshots' },
        changes: { type: 'string' },
      },
    })
    const pointer = join(values.dist, releaseFolders.pointer)
    if (!existsSync(pointer))
      throw new Error(`There is no build in ${values.dist}: run "npm run build" first.`)
    const live = readFileSync(pointer, 'utf8').trim()
    const changed = values.changes === undefined ? null : changedIds(values.changes)
    const ids = changed ?? (positionals.length > 0 ? positionals : null)
    return { folder: join(values.dist, releaseFolders.releases, live), out: values.out, ids }
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
    return null
  }
}

/** Written by `npm run changes -- --json FILE`, in this shape. */
const changedIds = (file: string): string[] =>
  (JSON.parse(readFileSync(file, 'utf8')) as Changes).pages
    .filter(({ kind }) => kind !== 'removed')
    .map(({ id }) => id)

process.exitCode = await main()
