import type { RenderPng } from '../pages/render-png.ts'

export type BuildSettings = {
  campaignsDir: string
  outDir: string
  cacheDir: string
  /** Origin of pages whose coach has no host of its own, such as "https://example.com". */
  publicOrigin: string
  /** Makes PNGs here, not in threads. Default: `renderPng`. */
  renderPng?: RenderPng
  onProgress?: (line: string) => void
}

/** `sourceHash`: of the code that everything is made with. */
export type MakerSettings = BuildSettings & { sourceHash: string; renderPng: RenderPng }
