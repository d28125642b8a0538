import { dirname, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Folders whose files hold pipelines, secrets or Node code. */
const serverOnly = /^(server|scripts|engine\/(compile|email))\//

/** Environments whose bundles go to a browser. */
const forBrowsers = new Set(['client', 'images'])

/** Makes it an error, not a warning, when the browser's half of a build or of the dev server loads server code. */
export const browserGuard = (root: string): Plugin => {
  const named = (id: string) => relative(root, id.split('?')[0] ?? id).replaceAll('\\', '/')
  const importers = new Map<string, string>()
  return {
    name: 'porchlight:browser-guard',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer && source.startsWith('.')) importers.set(resolve(dirname(importer), source), importer)
    },
    load(id) {
      if (!forBrowsers.has(this.environment.name) || !serverOnly.test(named(id))) return
      const importer = importers.get(id)
      this.error(
        `${named(id)} is server code and cannot go to the browser. It is imported by ${importer ? named(importer) : 'an entry'}: move what the page needs to engine/campaign or blocks.`,
      )
    },
  }
}
