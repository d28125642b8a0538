import type { Cache } from '../bundle/cache.ts'
import { contentHash } from '../bundle/content-hash.ts'

/** Twice the width in which a page shows them. */
const width = 1120

/** A page of a PDF as a picture, counted from 1; the last one where there are fewer. */
export const drawPage = (pdf: Buffer, number: number, cache: Cache): Promise<Buffer> =>
  cache.bytes(['pdf-page', contentHash(pdf), String(number), String(width)], async () => {
    // Loaded late: most builds draw no page anew.
    const { PDFiumLibrary } = await import('@hyzyla/pdfium')
    const { default: sharp } = await import('sharp')
    const library = await PDFiumLibrary.init()
    try {
      const document = await library.loadDocument(pdf)
      const page = document.getPage(Math.min(number, document.getPageCount()) - 1)
      const scale = width / page.getOriginalSize().originalWidth
      const drawn = await page.render({ scale, render: 'bitmap' })
      const raw = { width: drawn.width, height: drawn.height, channels: 4 } as const
      document.destroy()
      return await sharp(drawn.data, { raw }).webp({ quality: 60, effort: 6 }).toBuffer()
    } finally {
      library.destroy()
    }
  })
