import type { RendererModule } from '../../campaign/release/assets.ts'
import type { Cache } from '../bundle/cache.ts'
import type { RenderPng } from '../pages/render-png.ts'

/** A file whose address stays the same in every release: mails link to guides for years, and browsers look up icons. */
export type Download = {
  url: string
  /** A guide or an icon that takes a while, of all that `key` says. Others are there immediately. */
  key?: string
  make: () => Promise<Buffer>
}

export type DownloadTools = {
  publicOrigin: string
  cache: Cache
  renderArt: RendererModule['renderArt']
  renderMark: RendererModule['renderMark']
  renderIcon: RendererModule['renderIcon']
  renderPng: RenderPng
  /** Hash of the code that has part in a guide; null: nothing made is kept. */
  codeHash: string | null
}
