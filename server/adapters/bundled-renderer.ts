import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageRenderer } from '../ports.ts'

type Views = { campaigns: Record<string, unknown> }

/** What the built bundle of blocks exports; the release that it belongs to holds its argument. */
type RendererBundle = { createRenderer: (viewAssets: Views) => Pick<PageRenderer, 'render'> }

/** Loads the blocks that were compiled into a release. `files` are paths inside its folder. */
export const loadBundledRenderer =
  (files: { renderer: string; viewAssets: string }) =>
  async (folder: string): Promise<PageRenderer> => {
    // Our own build wrote both; a release of another shape fails the call below and is refused.
    const viewAssets = JSON.parse(await readFile(join(folder, files.viewAssets), 'utf8')) as Views
    const bundle = (await import(pathToFileURL(resolve(folder, files.renderer)).href)) as RendererBundle
    return {
      ...bundle.createRenderer(viewAssets),
      withCampaigns: ({ set, gone }) => {
        const campaigns = { ...viewAssets.campaigns, ...set }
        for (const id of gone) delete campaigns[id]
        return bundle.createRenderer({ ...viewAssets, campaigns })
      },
    }
  }
