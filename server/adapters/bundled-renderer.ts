import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LoadRenderer, PageRenderer } from '../ports.ts'

type RendererModule = { createRenderer: (assets: Parameters<LoadRenderer>[1]) => PageRenderer }

/** Node keeps what it has imported for good: by its path, which contains the hash of the code. */
export const loadBundledRenderer: LoadRenderer = async (file, assets) => {
  // Our own build wrote it; a file of another shape fails the call and is refused.
  const { createRenderer } = (await import(pathToFileURL(resolve(file)).href)) as RendererModule
  return createRenderer(assets)
}
