import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashIn, placeOf } from '../../engine/campaign/release/manifest.ts'
import { readRelease } from '../../server/release/read-release.ts'

const roundIn = (html: string) => Number(/Round (\d+) of better sleep/.exec(html)?.[1] ?? -1)

/** What is wrong with a page of the server, and with the files that it names. */
export const faultsOfPage = async (origin: string, path: string): Promise<string[]> => {
  const response = await askPatiently(origin + path)
  const html = await response.text()
  const isWhole = response.status === 200 && html.endsWith('</html>') && roundIn(html) >= 0
  const named = new Set(html.match(/\/assets\/[\w./-]+\.(?:js|woff2|ttf|svg|png)/g))
  const missing = await Promise.all(
    [...named].map(async (file) => {
      const { status } = await askPatiently(origin + file)
      return status === 200 ? [] : [`${file} of ${path} answered ${status}`]
    }),
  )
  return [
    ...(isWhole ? [] : [`${path} answered ${response.status} with ${html.length} characters`]),
    ...missing.flat(),
  ]
}

/** A machine that is suspended for ten seconds makes a server give up a request that it has not read yet; browsers ask again. */
const askPatiently = async (url: string) => {
  const response = await fetch(url)
  return response.status === 408 ? fetch(url) : response
}

/** What is wrong with the live release in a folder, read file by file. */
export const faultsOfLive = (folder: string) => {
  const dist = join(folder, 'dist')
  const { site, assets, toCome, parts } = readRelease(dist)
  const pages = Object.values(site.campaigns).flatMap(({ page }) => page ?? [])
  const views = [...parts.bundles.values()].flatMap((bundle) =>
    Object.values(bundle.views).map((view) => placeOf(view).path),
  )
  const files = [...pages, ...Object.values(assets)].flatMap(({ plain, br, gz }) => [plain, br, gz])
  const objects = [...files, ...views].filter((path) => path !== undefined)
  const damaged = objects.filter((path) => hash('sha256', readFileSync(join(dist, path))) !== hashIn(path))
  const rounds = new Set(pages.map(({ plain }) => roundIn(readFileSync(join(dist, plain), 'utf8'))))
  return {
    round: Math.max(...rounds),
    isQuick: toCome.size > 0,
    faults: [
      ...damaged.map((path) => `${path} is damaged`),
      ...(rounds.size === 1 ? [] : [`The live release has pages of ${rounds.size} states.`]),
    ],
  }
}
