import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageRenderer } from '../ports.ts'
import { codeOf } from '../errors.ts'

type FindView = (id: string) => unknown
type Views = { campaigns?: Record<string, unknown> }

type RendererBundle = { createRenderer: (viewAssets: Views) => Pick<PageRenderer, 'render'> }

type Files = { renderer: string; viewAssets: string; views: string }

export const loadBundledRenderer = (
  files: Files,
  openViews: (path: string) => Promise<FindView>,
): ((folder: string) => Promise<PageRenderer>) => {
  const bundleAt = loadOnce()
  return async (folder) => {
    // Our own build wrote them; a release of another shape fails the call below and is refused.
    const viewAssets = JSON.parse(await readFile(join(folder, files.viewAssets), 'utf8')) as Views
    const views = await openViews(join(folder, files.views)).catch(nullIfMissing)
    const bundle = await bundleAt(resolve(folder, files.renderer))
    const rendererOf = (find: FindView) => bundle.createRenderer({ ...viewAssets, campaigns: recordOf(find) })
    // A release of an earlier version of the program has them all in the first file.
    const find: FindView = views ?? ((id) => viewAssets.campaigns?.[id])
    return {
      ...rendererOf(find),
      withCampaigns: ({ set, gone }) => {
        const other = new Set(gone)
        return rendererOf((id) => (Object.hasOwn(set, id) ? set[id] : other.has(id) ? undefined : find(id)))
      },
    }
  }
}

/** Node keeps what it has imported for good; releases that differ in their campaigns alone have the same code. */
const loadOnce = () => {
  const loaded = new Map<string, RendererBundle>()
  return async (path: string): Promise<RendererBundle> => {
    const code = createHash('sha256')
      .update(await readFile(path))
      .digest('hex')
    const bundle = loaded.get(code) ?? ((await import(pathToFileURL(path).href)) as RendererBundle)
    loaded.set(code, bundle)
    return bundle
  }
}

const recordOf = (find: FindView): Record<string, unknown> =>
  new Proxy<Record<string, unknown>>({}, { get: (_, id) => (typeof id === 'string' ? find(id) : undefined) })

const nullIfMissing = (error: unknown) => {
  if (codeOf(error) === 'ENOENT') return null
  throw error
}
