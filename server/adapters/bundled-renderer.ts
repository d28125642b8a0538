import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageRenderer } from '../ports.ts'

/** What the built bundle of blocks exports; the release that it belongs to holds its argument. */
type RendererBundle = { createRenderer: (viewAssets: unknown) => PageRenderer }

/** Loads the blocks that were compiled into a release. `files` are paths inside its folder. */
export const loadBundledRenderer =
  (files: { renderer: string; viewAssets: string }) =>
  async (folder: string): Promise<PageRenderer> => {
    const viewAssets: unknown = JSON.parse(await readFile(join(folder, files.viewAssets), 'utf8'))
    // Our own build wrote this module; a release of another shape fails the call below and is refused.
    const bundle = (await import(pathToFileURL(resolve(folder, files.renderer)).href)) as RendererBundle
    return bundle.createRenderer(viewAssets)
  }
