import type { FastifyInstance } from 'fastify'

/** Which methods a path of the product's own takes; none for paths that only a campaign could own. */
export type AllowedMethods = (path: string) => string[]

/** Watches the routes as they are added; a wildcard at the very root is no path of its own. */
export const collectMethods = (app: FastifyInstance): AllowedMethods => {
  const routes: { pattern: RegExp; methods: string[] }[] = []
  app.addHook('onRoute', ({ url, method }) => {
    if (url !== '/*') routes.push({ pattern: toPattern(url), methods: [method].flat() })
  })
  return (path) =>
    [
      ...new Set(routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods)),
    ].toSorted()
}

const toPattern = (url: string) =>
  new RegExp(`^${url.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+').replace(/\*$/, '.+')}$`)
