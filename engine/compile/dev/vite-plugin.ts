import type { Plugin } from 'vite'
import pages from 'vite-plugin-pages'
import { campaignDownloads } from './dev-downloads.ts'
import { devIndex, devRoutes } from './dev-index.ts'
import { followSaves, listId } from './dev-follow.ts'
import type { DevRoute } from './dev-index.ts'
import { devPage, diskUrl } from './dev-page.ts'
import { editorEndpoint } from './editor/editor-endpoint.ts'
import { languageServer } from './editor/language-server.ts'
import { fileIn, isBelow, isCampaignFile } from './dev-site.ts'
import type { DevSettings, DevSite, Loaded } from './dev-site.ts'

const routesId = '~react-pages'

/**
 * The dev server's half of the build: each campaign file is a module that the open page takes up in place, the routes
 * come from what the files claim, and the diagnostics of a file show on its own page and in the list at "/".
 */
export const campaignPages = (settings: DevSettings, site: DevSite): Plugin[] => [
  campaignModules(settings, site),
  campaignIndex(settings, site),
  campaignDownloads(settings, site),
  editorEndpoint(settings, site),
  languageServer(settings),
  pages({
    dirs: settings.dir,
    extensions: ['yaml'],
    // Which files there are, and when they change, is known from the site.
    exclude: ['**'],
    resolver: 'react',
    moduleId: routesId,
    onClientGenerated: () => routesModule(devRoutes(settings.dir, site.load()), site.load()),
  }),
]

/** Addresses in a list, as Vite would look up every import of thousands. */
const routesModule = (routes: readonly DevRoute[], loaded: Loaded): string => {
  const places = routes.map(({ path, element }) => [path, element, diskUrl(element)])
  return publishing('publishRoutes', [places], loaded).code
}

const campaignModules = (settings: DevSettings, site: DevSite): Plugin => {
  const { dir } = settings
  return {
    name: 'porchlight:campaigns',
    enforce: 'pre',
    configureServer: (server) => followSaves(server, dir, site),
    // Also of a file that is gone by now: the routes that no longer name it are on their way.
    resolveId(source) {
      const file = source.replace(/^\/@fs/, '')
      return isCampaignFile(dir, file) ? file : null
    },
    async load(id) {
      if (!isCampaignFile(dir, id)) return null
      const loaded = site.load()
      return moduleOf(id, await shownPage(settings, loaded, id), loaded)
    },
    // followSaves announces what was saved here.
    hotUpdate({ file }) {
      return this.environment.name === 'client' && isBelow(dir, file) ? [] : undefined
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

const campaignIndex = ({ dir, api }: DevSettings, site: DevSite): Plugin => ({
  name: 'porchlight:campaign-index',
  resolveId: (source) => (source === listId.slice(1) ? listId : undefined),
  load(id) {
    if (id !== listId) return null
    const loaded = site.load()
    const { coaches, ...head } = devIndex({ dir, api, now: new Date() }, loaded)
    return publishing('publishIndex', [head, coaches.map((coach) => JSON.stringify(coach))], loaded)
  },
})

const moduleOf = (file: string, page: object, loaded: Loaded) =>
  publishing(
    'publish',
    [file, page],
    loaded,
    `import { createElement } from 'react'
import { DevCampaign } from '/engine/app/dev/page/dev-campaign.tsx'
export default () => createElement(DevCampaign, { file: ${JSON.stringify(file)} })
`,
  )

/** A module that hands these values to the page on every change of them and keeps the page's own state. */
const publishing = (
  call: 'publish' | 'publishIndex' | 'publishRoutes',
  values: unknown[],
  { version }: Loaded,
  rest = '',
) => ({
  code: `${rest}import { ${call} } from '/engine/app/dev/store/dev-store.ts'
${call}(${[...values, version].map((value) => JSON.stringify(value)).join(', ')})
if (import.meta.hot) import.meta.hot.accept()
`,
  // Vite would draw one of every letter, on every save.
  map: { mappings: '' as const },
})
