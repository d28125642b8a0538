import { renderToBuffer } from '@react-pdf/renderer'
import type { Cache } from '../bundle/cache.ts'
import type { Guide } from './guide.ts'
import { guideDocument } from './guide-document.ts'
import { loadGuideFonts } from './guide-fonts.ts'
import { lookOf } from './guide-look.ts'
import type { GuideArt, GuideAuthor } from './guide-look.ts'

/** Makes a guide's PDF. Equal input gives equal bytes. */
export const makeGuide = async (
  guide: Guide,
  author: GuideAuthor,
  art: GuideArt,
  cache: Cache,
): Promise<Buffer> => {
  const fonts = await loadGuideFonts(cache, author.theme, JSON.stringify([guide, author]))
  const pdf = await renderToBuffer(
    guideDocument(guide, author, lookOf(author.theme, fonts, author.lang), art),
  )
  // The library marks a file 1.3 unless it also writes XML about it, in which "&" would stand bare; pictures use 1.4.
  pdf.write('%PDF-1.7', 0, 'latin1')
  return pdf
}
