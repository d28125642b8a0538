import type { RendererModule } from '../../campaign/release/assets.ts'
import type { Lang } from '../../words/lang.ts'
import type { Cache } from '../bundle/cache.ts'
import type { Quality } from './quality.ts'

export type BuildContext = {
  root: string
  sourceHash: string
  cache: Cache
  renderer: RendererModule
  /** URL of the form's script in each language. */
  islands: Record<Lang, string>
  imageIsland?: string
  print?: string
  /** Rules that only a live form uses. */
  liveCss?: string
  letters?: Record<string, string>
  quality?: Quality
}
