import type { FastifyInstance } from 'fastify'
import { coachAt } from '../../engine/campaign/release/find-route.ts'
import { Refused } from '../http/refusal.ts'
import { sendFile } from '../http/send.ts'
import { fileToCome } from '../release/file-to-come.ts'
import type { ReleaseStore } from '../release/release-store.ts'

/** Names that browsers look up by themselves, at the root of a host. */
const icons = { '/favicon.ico': 'favicon.ico', '/apple-touch-icon.png': 'touch.png' }

/** On a coach's own host these are the coach's. */
export const iconRoutes = (app: FastifyInstance, deps: { releases: Pick<ReleaseStore, 'current'> }) => {
  for (const [path, name] of Object.entries(icons))
    app.get(path, async (request, reply) => {
      const { site, assets } = deps.releases.current()
      const owner = coachAt(site.coaches, request.siteHost.name)
      if (!owner) throw new Refused('not_found')
      const url = `/assets/${owner.slug}/${name}`
      const file = assets.get(url) ?? (await fileToCome(deps.releases, url))
      if (!file) throw new Refused('not_found')
      return sendFile(request, reply, file)
    })
}
