import { dirname, join, relative } from 'node:path'
import type { EnvironmentModuleNode, Plugin, Update } from 'vite'
import pages from 'vite-plugin-pages'
import { campaignDownloads } from './dev-downloads.ts'
import { devPage, fileIn, isCampaignFile, openDevSite } from './dev-site.ts'
import type { DevSettings, DevSite, Loaded } from './dev-site.ts'
import { formatProblem, placeText } from './problem.ts'
import type { Problem } from './problem.ts'

const indexId = '~campaign-index'
const routesId = '~react-pages'

/**
 * The dev server's half of the build: each campaign file is a module that the open page takes up in place, the routes
 * come from what the files claim, and a file that cannot be used shows its first problem in the overlay.
 */
export const campaignPages = (settings: DevSettings): Plugin[] => {
  const site = openDevSite(settings)
  return [
    campaignModules(settings, site),
    campaignIndex(site),
    campaignDownloads(settings, site),
    pages({
      dirs: settings.dir,
      extensions: ['yaml'],
      exclude: ['**/coach.yaml', '**/site.yaml'],
      resolver: 'react',
      moduleId: routesId,
      onRoutesGenerated: () => routesOf(settings.dir, site.load()),
    }),
  ]
}

const campaignModules = (settings: DevSettings, site: DevSite): Plugin => {
  const { dir } = settings
  let claimed = ''
  /** Modules that a page asked for and did not get. */
  const missed = new Set<string>()
  return {
    name: 'porchlight:campaigns',
    enforce: 'pre',
    configureServer(server) {
      claimed = JSON.stringify(routesOf(dir, site.load()))
      // Registered before vite-plugin-pages' own listener, so the routes it asks for are the new ones.
      server.watcher.on('all', (_, file) => isBelow(dir, file) && site.refresh())
    },
    async load(id) {
      if (!isCampaignFile(dir, id)) return null
      const loaded = site.load()
      const problem = problemFor(dir, id, loaded)
      missed.add(id)
      if (problem) this.error(overlayOf(dir, problem))
      const campaign = loaded.site?.campaigns.find(({ file }) => fileIn(dir, file) === id)
      if (!loaded.site || !campaign) return this.error(`${id} is not a campaign, or is gone.`)
      const page = await devPage(loaded.site, campaign, settings)
      missed.delete(id)
      return moduleOf(campaign.id, page)
    },
    hotUpdate({ file, modules }) {
      if (this.environment.name !== 'client' || !isBelow(dir, file)) return undefined
      site.refresh()
      const loaded = site.load()
      const graph = this.environment.moduleGraph
      const reload = () => {
        graph.invalidateAll()
        this.environment.hot.send({ type: 'full-reload' })
        return []
      }
      const routes = JSON.stringify(routesOf(dir, loaded))
      if (routes !== claimed) {
        claimed = routes
        return reload()
      }
      const all = [...graph.idToModuleMap.values()]
      const open = all.filter(({ id }) => id && isCampaignFile(dir, id))
      const touched = isCampaignFile(dir, file) ? modules : open
      const index = all.filter(({ id }) => id === `\0${indexId}`)
      const problem = touched.map(({ id }) => id && problemFor(dir, id, loaded)).find(Boolean)
      if (!problem) {
        // A page that was opened while its file was broken has nothing that could be replaced.
        return touched.some(({ id }) => id && missed.has(id)) ? reload() : [...touched, ...index]
      }
      for (const module of [...touched, ...index]) graph.invalidateModule(module)
      // The page keeps what it shows, and what was typed; an update goes first because it takes the overlay away.
      this.environment.hot.send({ type: 'update', updates: index.map(updateOf) })
      this.environment.hot.send({ type: 'error', err: { ...overlayOf(dir, problem), stack: '' } })
      return []
    },
  }
}

const updateOf = ({ url }: EnvironmentModuleNode): Update => {
  const path = url.startsWith('/') ? url : `/@id/${url.replace('\0', '__x00__')}`
  return { type: 'js-update', path, acceptedPath: path, timestamp: Date.now() }
}

/** The list of campaigns at "/", with every problem. */
const campaignIndex = (site: DevSite): Plugin => ({
  name: 'porchlight:campaign-index',
  resolveId: (source) => (source === indexId ? `\0${indexId}` : undefined),
  async load(id) {
    if (id !== `\0${indexId}`) return null
    const { site: loaded, problems } = site.load()
    const campaigns = (loaded?.campaigns ?? []).map(
      ({ id: campaign, name, file, path, aliases, redirects, live }) => ({
        id: campaign,
        name,
        file,
        live,
        routes: [path, ...aliases],
        redirects,
        broken: problems.some((problem) => problem.file === file),
      }),
    )
    return publishing('index', { campaigns, problems: problems.map(formatProblem) }, 'export {}')
  },
})

const moduleOf = (id: string, page: object) =>
  publishing(
    id,
    page,
    `import { createElement } from 'react'
import { DevCampaign } from '/engine/app/dev-campaign.tsx'
export default () => createElement(DevCampaign, { id: ${JSON.stringify(id)} })`,
  )

/** A module that hands its value to the page on every change of it and keeps the page's own state. */
const publishing = (key: string, value: object, rest: string) => `${rest}
import { publish } from '/engine/app/dev-store.ts'
publish(${JSON.stringify(key)}, ${JSON.stringify(value)})
if (import.meta.hot) import.meta.hot.accept()
`

/** Flat and keyed on the paths that the files claim: file names decide nothing. */
const routesOf = (dir: string, { site, problems }: Loaded) => {
  const known = site?.campaigns ?? []
  const routes = known.flatMap(({ file, path, aliases }) =>
    [path, ...aliases].map((own) => ({ path: own, element: fileIn(dir, file) })),
  )
  // A file that never loaded still needs a place where its problem is shown.
  const broken = new Set(
    problems.map(({ file }) => fileIn(dir, file)).filter((file) => isCampaignFile(dir, file)),
  )
  for (const { file } of known) broken.delete(fileIn(dir, file))
  return [...routes, ...[...broken].map((file) => ({ path: pathOfFile(dir, file), element: file }))]
}

const pathOfFile = (dir: string, file: string) => `/${relative(dir, file).replace(/\.yaml$/, '')}`

/** The first problem that keeps this campaign from its page: its own, its coach's or the site's. */
const problemFor = (dir: string, file: string, { problems }: Loaded): Problem | undefined => {
  const place = (problem: Problem) => fileIn(dir, problem.file)
  const shared = [join(dirname(file), 'coach.yaml'), join(dir, 'site.yaml')]
  return (
    problems.find((problem) => place(problem) === file) ??
    problems.find((problem) => shared.includes(place(problem)))
  )
}

const overlayOf = (dir: string, problem: Problem) => {
  const { line, column, path, message, fix, frame } = problem
  const file = fileIn(dir, problem.file)
  return {
    message: [placeText(problem), `${path && `${path}: `}${message}`, fix].filter(Boolean).join('\n'),
    id: file,
    loc: { file, line, column },
    ...(frame && { frame }),
  }
}

const isBelow = (dir: string, file: string) => !relative(dir, file).startsWith('..')
