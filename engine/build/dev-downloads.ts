import type { ServerResponse } from 'node:http'
import type { Plugin, ViteDevServer } from 'vite'
import type { RendererModule } from '../campaign/assets.ts'
import type { DevSettings, DevSite, Loaded } from './dev-site.ts'
import { downloadsOf } from './downloads.ts'
import { formatProblem } from './problem.ts'

/** Guides and calendars at the addresses they have on the live site; each is made anew when it is asked for. */
export const campaignDownloads = (settings: DevSettings, site: DevSite): Plugin => ({
  name: 'porchlight:downloads',
  configureServer(server) {
    const answer = async (url: string, response: ServerResponse) => {
      const loaded = site.load()
      try {
        const content = await makeDownload(url, loaded, settings, server)
        if (content) send(response, url, content)
        else refuse(response, 404, loaded)
      } catch (error) {
        // A guide that is being mended has told what is wrong with it; anything else is a fault of ours.
        if (loaded.problems.length === 0) server.config.logger.error(String(error))
        refuse(response, 500, loaded)
      }
    }
    server.middlewares.use((request, response, next) => {
      const [url = ''] = (request.url ?? '').split('?')
      if (/^\/assets\/.+\.(pdf|ics)$/.test(url)) void answer(url, response)
      else next()
    })
  },
})

const makeDownload = async (
  url: string,
  { site }: Loaded,
  { publicOrigin, cache }: DevSettings,
  server: ViteDevServer,
): Promise<Buffer | undefined> => {
  if (!site) return undefined
  // The file's exports are written against this very type.
  const { renderArt, renderMark } = (await server.ssrLoadModule('/engine/app/art-markup.tsx')) as Pick<
    RendererModule,
    'renderArt' | 'renderMark'
  >
  const downloads = downloadsOf(site, { publicOrigin, cache, renderArt, renderMark, codeHash: null })
  return downloads.find((download) => download.url === url)?.make()
}

const send = (response: ServerResponse, url: string, content: Buffer) => {
  response.setHeader(
    'content-type',
    url.endsWith('.pdf') ? 'application/pdf' : 'text/calendar; charset=utf-8',
  )
  response.setHeader('cache-control', 'no-store')
  response.end(content)
}

const refuse = (response: ServerResponse, status: number, { problems }: Loaded) => {
  response.statusCode = status
  response.setHeader('content-type', 'text/plain; charset=utf-8')
  response.end(problems.map(formatProblem).join('\n\n') || 'There is no such file.')
}
