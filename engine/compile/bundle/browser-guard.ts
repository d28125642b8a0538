import { dirname, relative, resolve } from 'node:path'
import type { Plugin } from 'rolldown'

const serverOnly = /^(server|scripts|engine\/(compile|email))\//

/** For bundles that go to a browser. */
export const browserGuard = (root: string): Plugin => {
  const named = (id: string) => relative(root, id.split('?')[0] ?? id).replaceAll('\\', '/')
  const importers = new Map<string, string>()
  return {
    name: 'porchlight:browser-guard',
    resolveId(source, importer) {
      if (importer && source.startsWith('.')) importers.set(resolve(dirname(importer), source), importer)
    },
    load(id) {
      if (!serverOnly.test(named(id))) return
      const importer = importers.get(id)
      this.error(
        `${named(id)} is server code and cannot go to the browser. It is imported by ${importer ? named(importer) : 'an entry'}: move what the page needs to engine/campaign or blocks.`,
      )
    },
  }
}
