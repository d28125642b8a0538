import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { CampaignView } from '../../engine/campaign/release/assets.ts'
import type { ReleaseFile, ServedSite } from '../../engine/campaign/release/release.ts'
import { nullIfMissing } from '../errors.ts'
import { entryOf, type Parts, type ReadBundle } from './release-parts.ts'

/**
 * Releases of versions up to 0.1.0 were folders: after an update they are served until the next release, and a day longer to
 * whoever has their pages open. A later version deletes this file. Nothing is verified: only the new layout names files by
 * their hashes.
 */
type FormerFile = Omit<ReleaseFile, 'plain' | 'br' | 'gz'> & { file: string }
type FormerSite = Omit<ServedSite, 'campaigns'> & {
  campaigns: Record<string, Omit<ServedSite['campaigns'][string], 'page'> & { page?: FormerFile }>
  assets: Record<string, FormerFile>
}
type FormerViews = { system: Parts['code']['system']; campaigns?: Record<string, CampaignView> }

export const isFormerLayout = (folder: string): boolean =>
  existsSync(join(folder, 'site.json')) || existsSync(join(folder, 'delta.json'))

/** `root`: the folder of releases. */
export const readFormerLayout = async (root: string, name: string): Promise<Parts> => {
  const read = (file: string) => readFile(join(root, name, file), 'utf8')
  const delta = await read('delta.json').catch(nullIfMissing)
  // The next release has what the delta changed.
  if (delta !== null) return readFormerLayout(root, (JSON.parse(delta) as { base: string }).base)
  const { name: siteName, shortcuts, ...site } = JSON.parse(await read('site.json')) as FormerSite
  const { system, campaigns: oldest } = JSON.parse(await read('server/view-assets.json')) as FormerViews
  const views = linesOf((await read('server/views.jsonl').catch(nullIfMissing)) ?? '')
  const place = `releases/${name}`
  const toFile = await fileIn(join(root, name), place)
  const assets = mapValues(site.assets, toFile)
  const campaigns = mapValues(site.campaigns, ({ page, ...campaign }) => ({
    ...campaign,
    ...(page && { page: toFile(page) }),
  }))
  const bundles = Object.values(site.coaches).map((coach, at): [string, ReadBundle] => [
    coach.slug,
    { ...none, ...(at === 0 && { ...site, campaigns, assets }), coach, path: place },
  ])
  return {
    name: siteName,
    shortcuts,
    code: { inputs: '', renderer: `${place}/server/renderer.js`, system, assets: {} },
    bundles: new Map(bundles),
    viewOf: (id) => {
      const line = views.get(id)
      return line === undefined ? entryOf(oldest ?? {}, id) : (JSON.parse(line) as CampaignView)
    },
  }
}

const none = { campaigns: {}, routes: {}, emails: {}, assets: {}, views: {}, toCome: [] }

/** "<campaign>\t<view>" a line. */
const linesOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line): [string, string] => {
        const tab = line.indexOf('\t')
        return [line.slice(0, tab), line.slice(tab + 1)]
      }),
  )

const fileIn = async (folder: string, place: string) => {
  const names = await readdir(folder, { recursive: true })
  const there = new Set(names.map((path) => path.replaceAll(sep, '/')))
  return ({ file, ...more }: FormerFile): ReleaseFile => ({
    ...more,
    plain: `${place}/${file}`,
    ...(there.has(`${file}.br`) && { br: `${place}/${file}.br` }),
    ...(there.has(`${file}.gz`) && { gz: `${place}/${file}.gz` }),
  })
}

const mapValues = <From, To>(record: Record<string, From>, map: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
