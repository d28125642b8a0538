import type { FastifyInstance } from 'fastify'
import type { ServedSite } from '../../engine/campaign/release/release.ts'
import { coachAt } from '../../engine/campaign/release/find-route.ts'
import { Refused } from '../http/refusal.ts'
import type { HostDeps } from '../http/request-head.ts'

/** What search engines read first: `/robots.txt` and `/sitemap.xml`, which lists the pages of its host alone. */
export const crawlerRoutes = (app: FastifyInstance, deps: HostDeps) => {
  const pagesAt = (host: string) =>
    listedPages(deps.releases.current().site, host, deps.settings.publicOrigin)
  app.get('/robots.txt', async (request, reply) => {
    const [first] = pagesAt(request.siteHost.name)
    const sitemap = first === undefined ? [] : [`Sitemap: ${new URL('/sitemap.xml', first).href}`]
    return reply
      .headers(forAnHour)
      .type('text/plain; charset=utf-8')
      .send([...rules, ...sitemap, ''].join('\n'))
  })
  app.get('/sitemap.xml', async (request, reply) => {
    const pages = pagesAt(request.siteHost.name)
    if (pages.length === 0) throw new Refused('not_found')
    const entries = pages.map((page) => `<url><loc>${page}</loc></url>`)
    return reply
      .headers(forAnHour)
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>`,
      )
  })
}

const forAnHour = { 'cache-control': 'public, max-age=3600' }

/** Pages with a token in their address say noindex themselves. */
const rules = ['User-agent: *', 'Disallow: /api/', 'Disallow: /functions/', 'Disallow: /staff']

/** Canonical addresses: those of the coach whose host it is, or of all coaches who have none of their own. */
const listedPages = ({ coaches, campaigns }: ServedSite, host: string, publicOrigin: string): string[] => {
  const owner = coachAt(coaches, host)
  return Object.values(campaigns).flatMap(({ coach, path, live, unlisted }) => {
    const own = coaches[coach]?.hosts[0]
    if (!live || unlisted || (owner ? coach !== owner.slug : own !== undefined)) return []
    return [own === undefined ? publicOrigin + path : `https://${own}${path}`]
  })
}
