import { relative } from 'node:path'
import type { ViteDevServer } from 'vite'
import { devRoutes } from './dev-routes.ts'
import { isBelow, isCampaignFile } from './dev-site.ts'
import type { DevSite } from './dev-site.ts'

/** Milliseconds without a further change after which what was saved is shown. */
const calm = 15

/** Ids of the modules that are made of campaign files. */
export const listId = '\0~campaign-index'
const routesId = 'virtual:vite-plugin-pages/'

const isMadeOf = (dir: string, id: string) =>
  id === listId || id.startsWith(routesId) || isCampaignFile(dir, id)

/** Tells open pages of saves; those that come together, as when a folder gets another name, are told as one. */
export const followSaves = (server: ViteDevServer, dir: string, site: DevSite): void => {
  const { client } = server.environments
  const claims = () => JSON.stringify(devRoutes(dir, site.load()))
  let claimed = claims()
  let saved = new Set<string>()
  let calming: NodeJS.Timeout | undefined
  const forget = () => {
    for (const [id, module] of client.moduleGraph.idToModuleMap)
      if (isMadeOf(dir, id)) client.moduleGraph.invalidateModule(module)
  }
  const tell = () => {
    const files = [...saved]
    saved = new Set()
    const modules = [...client.moduleGraph.idToModuleMap.values()]
    const pages = modules.filter(({ id }) => id !== null && isCampaignFile(dir, id))
    const list = modules.filter(({ id }) => id === listId)
    const now = claims()
    if (now !== claimed) {
      claimed = now
      forget()
      client.hot.send({ type: 'full-reload' })
      return
    }
    // Mails and files are asked for anew by the pages that show them.
    const coaches = [...new Set(files.map((file) => coachOf(dir, file)))]
    client.hot.send({ type: 'custom', event: 'porchlight:saved', data: { coaches } })
    const touched = pages.filter(({ id }) => files.some((file) => shows(dir, id ?? '', file)))
    // The page itself before the long list.
    for (const module of [...touched, ...list]) void client.reloadModule(module)
  }
  client.hot.on('porchlight:opened', ({ version }: { version: number }, page) => {
    if (version === site.load().version) return
    forget()
    page.send({ type: 'full-reload' })
  })
  server.watcher.on('all', (_, file) => {
    if (!isBelow(dir, file)) return
    site.refresh(file)
    saved.add(file)
    clearTimeout(calming)
    calming = setTimeout(tell, calm)
  })
}

/** Whether a page can look different after this file was saved: it is its own, or belongs to all pages of the coach. */
const shows = (dir: string, page: string, file: string): boolean => {
  if (isCampaignFile(dir, file)) return page === file
  return coachOf(dir, page) === coachOf(dir, file)
}

const coachOf = (dir: string, file: string) => relative(dir, file).split(/[\\/]/)[0]
