import { relative } from 'node:path'
import type { EnvironmentModuleNode, ViteDevServer } from 'vite'
import { devRoutes } from './dev-index.ts'
import { isBelow, isCampaignFile } from './dev-site.ts'
import type { DevSite } from './dev-site.ts'

/** Milliseconds without a further change after which what was saved is shown. */
const calm = 15

export const listId = '\0~campaign-index'
const routesId = 'virtual:vite-plugin-pages/'

/** Whether a module publishes what pages know under this key (engine/app/dev/store/dev-store.ts). */
const publishes = (id: string | null, key: string): boolean => {
  if (key === 'routes') return id?.startsWith(routesId) ?? false
  return id === (key === 'index' ? listId : key)
}

/** Notifies open pages of saves; saves that come together, as when a folder is renamed, are one notification. */
export const followSaves = (server: ViteDevServer, dir: string, site: DevSite): void => {
  const { client } = server.environments
  const claims = () => JSON.stringify(devRoutes(dir, site.load()))
  let claimed = claims()
  let saved = new Set<string>()
  let calming: NodeJS.Timeout | undefined
  const reportedAt = new Map<EnvironmentModuleNode, number>()
  const renew = (module: EnvironmentModuleNode) => {
    reportedAt.set(module, site.load().version)
    void client.reloadModule(module)
  }
  const report = () => {
    const files = [...saved]
    saved = new Set()
    const modules = [...client.moduleGraph.idToModuleMap.values()]
    const routes = modules.filter(({ id }) => id?.startsWith(routesId))
    const pages = modules.filter(({ id }) => id !== null && isCampaignFile(dir, id))
    const list = modules.filter(({ id }) => id === listId)
    const now = claims()
    const areMoved = now !== claimed
    claimed = now
    // Pages that show mails and files request them again.
    const coaches = [...new Set(files.map((file) => coachOf(dir, file)))]
    client.hot.send({ type: 'custom', event: 'porchlight:saved', data: { coaches } })
    const touched = pages.filter(({ id }) => files.some((file) => shows(dir, id ?? '', file)))
    // The page itself before the long list.
    for (const module of [...(areMoved ? routes : []), ...touched, ...list]) renew(module)
  }
  // A module that was still loading could not be announced.
  client.hot.on('porchlight:opened', ({ key, version }: { key: string; version: number }) => {
    for (const [module, reported] of reportedAt)
      if (version < reported && publishes(module.id, key)) renew(module)
  })
  server.watcher.on('all', (_, file) => {
    if (!isBelow(dir, file)) return
    site.refresh(file)
    saved.add(file)
    clearTimeout(calming)
    calming = setTimeout(report, calm)
  })
}

/** Whether a page can look different after this file was saved: it is its own, or belongs to all pages of the coach. */
const shows = (dir: string, page: string, file: string): boolean => {
  if (isCampaignFile(dir, file)) return page === file
  return coachOf(dir, page) === coachOf(dir, file)
}

const coachOf = (dir: string, file: string) => relative(dir, file).split(/[\\/]/)[0]
