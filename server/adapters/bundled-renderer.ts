import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageRenderer } from '../ports.ts'

type FindView = (id: string) => unknown
type Views = { campaigns?: Record<string, unknown> }

/** What the built bundle of blocks exports; the release that it belongs to holds its argument. */
type RendererBundle = { createRenderer: (viewAssets: Views) => Pick<PageRenderer, 'render'> }

type Files = { renderer: string; viewAssets: string; views: string }

/** Loads the blocks that were compiled into a release. `files` are paths inside its folder; `openViews` opens the last. */
export const loadBundledRenderer =
  (files: Files, openViews: (path: string) => Promise<FindView>) =>
  async (folder: string): Promise<PageRenderer> => {
    // Our own build wrote them; a release of another shape fails the call below and is refused.
    const viewAssets = JSON.parse(await readFile(join(folder, files.viewAssets), 'utf8')) as Views
    const views = await openViews(join(folder, files.views)).catch(nullIfMissing)
    const bundle = (await import(pathToFileURL(resolve(folder, files.renderer)).href)) as RendererBundle
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

/** Thousands of views are text until a page is made of one. */
const recordOf = (find: FindView): Record<string, unknown> =>
  new Proxy<Record<string, unknown>>({}, { get: (_, id) => (typeof id === 'string' ? find(id) : undefined) })

const nullIfMissing = (error: unknown) => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}
