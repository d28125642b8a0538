import { relative } from 'node:path'
import type { Plugin } from 'vite'
import pages from 'vite-plugin-pages'
import { campaignDownloads } from './dev-downloads.ts'
import { devIndex } from './dev-index.ts'
import { devRoutes } from './dev-routes.ts'
import { devPage, fileIn, isCampaignFile } from './dev-site.ts'
import type { DevSettings, DevSite, Loaded } from './dev-site.ts'

const indexId = '~campaign-index'
const routesId = '~react-pages'

/**
 * The dev server's half of the build: each campaign file is a module that the open page takes up in place, the routes
 * come from what the files claim, and what is wrong with a file is told on its own page and in the list at "/".
 */
export const campaignPages = (settings: DevSettings, site: DevSite): Plugin[] => [
  campaignModules(settings, site),
  campaignIndex(settings, site),
  campaignDownloads(settings, site),
  pages({
    dirs: settings.dir,
    extensions: ['yaml'],
    exclude: ['**/coach.yaml', '**/site.yaml'],
    resolver: 'react',
    moduleId: routesId,
    onRoutesGenerated: () => devRoutes(settings.dir, site.load()),
  }),
]

const campaignModules = (settings: DevSettings, site: DevSite): Plugin => {
  const { dir } = settings
  let claimed = ''
  return {
    name: 'porchlight:campaigns',
    enforce: 'pre',
    configureServer(server) {
      claimed = JSON.stringify(devRoutes(dir, site.load()))
      // Registered before vite-plugin-pages' own listener, so the routes it asks for are the new ones.
      server.watcher.on('all', (_, file) => isBelow(dir, file) && site.refresh())
    },
    async load(id) {
      if (!isCampaignFile(dir, id)) return null
      const loaded = site.load()
      return moduleOf(id, await shownPage(settings, loaded, id), loaded)
    },
    hotUpdate({ file, modules }) {
      if (this.environment.name !== 'client' || !isBelow(dir, file)) return undefined
      site.refresh()
      const graph = this.environment.moduleGraph
      const routes = JSON.stringify(devRoutes(dir, site.load()))
      if (routes !== claimed) {
        claimed = routes
        graph.invalidateAll()
        this.environment.hot.send({ type: 'full-reload' })
        return []
      }
      // Mails are asked for anew by the pages that show them.
      this.environment.hot.send({ type: 'custom', event: 'porchlight:saved', data: {} })
      const all = [...graph.idToModuleMap.values()]
      const open = all.filter(({ id }) => id && isCampaignFile(dir, id))
      const touched = isCampaignFile(dir, file) ? modules : open
      return [...touched, ...all.filter(({ id }) => id === `\0${indexId}`)]
    },
  }
}

/** The page of a campaign's file as it is, or last was; else why there is none. */
const shownPage = async (settings: DevSettings, { site }: Loaded, file: string): Promise<object> => {
  const campaign = site?.campaigns.find((one) => fileIn(settings.dir, one.file) === file)
  if (!site || !campaign) return { why: null }
  try {
    return await devPage(site, campaign, settings)
  } catch (error) {
    return { why: error instanceof Error ? error.message : String(error) }
  }
}

/** The list of campaigns at "/", with every problem. */
const campaignIndex = ({ dir, api }: DevSettings, site: DevSite): Plugin => ({
  name: 'porchlight:campaign-index',
  resolveId: (source) => (source === indexId ? `\0${indexId}` : undefined),
  load(id) {
    if (id !== `\0${indexId}`) return null
    const loaded = site.load()
    return publishing('index', devIndex({ dir, api, now: new Date() }, loaded), loaded, 'export {}')
  },
})

const moduleOf = (file: string, page: object, loaded: Loaded) =>
  publishing(
    file,
    page,
    loaded,
    `import { createElement } from 'react'
import { DevCampaign } from '/engine/app/dev/dev-campaign.tsx'
export default () => createElement(DevCampaign, { file: ${JSON.stringify(file)} })`,
  )

/** A module that hands its value to the page on every change of it and keeps the page's own state. */
const publishing = (key: string, value: object, { version }: Loaded, rest: string) => `${rest}
import { publish } from '/engine/app/dev/dev-store.ts'
publish(${JSON.stringify(key)}, ${JSON.stringify(value)}, ${version})
if (import.meta.hot) import.meta.hot.accept()
`

const isBelow = (dir: string, file: string) => !relative(dir, file).startsWith('..')
