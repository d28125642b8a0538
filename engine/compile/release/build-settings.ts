import type { RenderPng } from '../pages/render-png.ts'

export type BuildSettings = {
  campaignsDir: string
  outDir: string
  cacheDir: string
  /** Origin of pages whose coach has no host of its own, such as "https://example.com". */
  publicOrigin: string
  /** Makes PNGs; null: nobody does. Default: what this machine has. */
  renderPng?: RenderPng | null
  /**
   * Live in a fraction of the time: without share pictures, PDFs, covers for mails and glyphs in the document, and compressed
   * less. A build without it follows.
   */
  isQuick?: boolean
  onProgress?: (line: string) => void
}
