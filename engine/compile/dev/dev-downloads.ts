import type { ServerResponse } from 'node:http'
import { extname } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import type { RendererModule } from '../../campaign/release/assets.ts'
import { contentHash } from '../bundle/content-hash.ts'
import { loadMailRenderer, mailIdIn, mailPreview } from './dev-mails.ts'
import type { MailPictures } from './dev-mails.ts'
import type { DevSettings, DevSite, Loaded } from './dev-site.ts'
import { shareOf } from './dev-share.ts'
import { renderPng } from '../pages/render-png.ts'
import { downloadsOf } from '../downloads/downloads.ts'
import { formatDiagnostic } from '../diagnostics/diagnostic.ts'

export type Content = { type: string; content: Buffer | string }

/**
 * Guides and calendars at the addresses they have on the live site, mails at "/__mails/<coach>/<stem>.json", pictures of
 * shared links at "/__share/<coach>/<stem>", and whether the server that forms are sent to is up; each is made anew when it
 * is asked for.
 */
export const campaignDownloads = (settings: DevSettings, site: DevSite): Plugin => ({
  name: 'porchlight:downloads',
  configureServer(server) {
    const pictures: MailPictures = new Map()
    const makers: Record<string, (url: URL, loaded: Loaded) => Promise<Content | undefined>> = {
      download: async ({ pathname }, loaded) => {
        const content = await makeDownload(pathname, loaded, settings, server)
        return content && { type: types[extname(pathname)] ?? '', content }
      },
      picture: async ({ pathname }) => {
        const content = pictures.get(pathname)
        return content && { type: 'image/png', content }
      },
      mail: async ({ pathname, searchParams }, loaded) => {
        const wanted = { id: mailIdIn(pathname) ?? '', campaign: searchParams.get('campaign') }
        const renderer = await loadMailRenderer(server)
        const mail = await mailPreview(wanted, loaded, settings, renderer, pictures)
        return mail && json(mail)
      },
      share: async ({ pathname }, loaded) =>
        shareOf(pathname, loaded, settings, await loadMailRenderer(server)),
      server: async () => json({ isUp: await isUp(settings.api) }),
    }
    const respond = async (kind: string, url: URL, response: ServerResponse) => {
      const loaded = site.load()
      try {
        const made = await makers[kind]?.(url, loaded)
        if (made) send(response, made)
        else refuse(response, 404, loaded)
      } catch (error) {
        // A guide that is being edited has its diagnostics; anything else is our own error.
        if (loaded.diagnostics.length === 0) server.config.logger.error(String(error))
        refuse(response, 500, loaded)
      }
    }
    server.middlewares.use((request, response, next) => {
      const url = new URL(request.url ?? '/', 'http://dev')
      const kind = kindOf(url.pathname)
      if (kind) void respond(kind, url, response)
      else next()
    })
  },
})

const types: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.ics': 'text/calendar; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
}

const kindOf = (path: string) => {
  if (/^\/assets\/.+-cover\.png$/.test(path)) return 'picture'
  if (
    /^\/assets\/.+\.(pdf|ics)$|^\/private\/[^/]+\/[^/]+\/[^/]+\.pdf$|\.page-\d\.webp$|\/(mail|mail-head|signature|touch)\.png$/.test(
      path,
    )
  )
    return 'download'
  if (path.startsWith('/__share/')) return 'share'
  if (path === '/__server.json') return 'server'
  return mailIdIn(path) === undefined ? null : 'mail'
}

const json = (value: object): Content => ({
  type: 'application/json; charset=utf-8',
  content: JSON.stringify(value),
})

const isUp = (api: string) =>
  fetch(new URL('/healthz', api), { signal: AbortSignal.timeout(2000) }).then(
    () => true,
    () => false,
  )

const makeDownload = async (
  url: string,
  { site }: Loaded,
  { publicOrigin, cache }: DevSettings,
  server: ViteDevServer,
): Promise<Buffer | undefined> => {
  if (!site) return undefined
  // The file's exports are written against this very type.
  const art = (await server.ssrLoadModule('/engine/app/art-markup.tsx')) as Pick<
    RendererModule,
    'renderArt' | 'renderMark' | 'renderIcon'
  >
  const tools = { publicOrigin, cache, ...art, renderPng, codeHash: null }
  return downloadsOf(site, tools)
    .find((download) => download.url === url)
    ?.make()
}

const send = (response: ServerResponse, { type, content }: Content) => {
  response.setHeader('content-type', type)
  response.setHeader('cache-control', 'no-store')
  response.setHeader('etag', `"${contentHash(content)}"`)
  response.end(content)
}

const refuse = (response: ServerResponse, status: number, { diagnostics }: Loaded) => {
  response.statusCode = status
  response.setHeader('content-type', 'text/plain; charset=utf-8')
  response.end(diagnostics.map(formatDiagnostic).join('\n\n') || 'There is no such file.')
}
