import type { FastifyInstance } from 'fastify'

/** The methods of a path of the product itself; none for paths of campaigns. */
export type AllowedMethods = (path: string) => string[]

/** Collects the routes as they are added, except the wildcard at the root. */
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
