import { Document, Page, Text, View } from '@react-pdf/renderer'
import { createElement } from 'react'
import type { ReactNode } from 'react'
import type { Guide } from './guide.ts'
import { drawAuthor } from './guide-author.ts'
import { drawBlocks } from './guide-blocks.ts'
import { drawCover } from './guide-cover.ts'
import { sheetsOf } from './guide-keep.ts'
import { sheet } from './guide-look.ts'
import type { GuideArt, GuideAuthor, GuideLook } from './guide-look.ts'

/** A guide as pages: cover, text, and who wrote it. */
export const guideDocument = (guide: Guide, author: GuideAuthor, look: GuideLook, art: GuideArt) => {
  const page = {
    paddingTop: sheet.top,
    paddingBottom: sheet.bottom,
    paddingLeft: sheet.margin + sheet.indent,
    paddingRight: sheet.margin,
    backgroundColor: '#ffffff',
  }
  const sheets = sheetsOf(guide.blocks)
  return createElement(
    Document,
    {
      title: guide.title,
      author: author.name,
      ...(guide.subtitle && { subject: guide.subtitle }),
      creator: author.brand,
      producer: 'Porchlight',
      language: 'en',
      pageLayout: 'singlePage',
      // The same guide always gives the same bytes, whenever it is made.
      creationDate: new Date(Date.UTC(2000, 0, 1)),
    },
    drawCover(guide, author, look, art.picture),
    // A page of its own, not a break: where the page before is full to the last line, a break would add an empty one.
    sheets.map((blocks, key) =>
      createElement(
        Page,
        { key, size: 'LETTER', style: page },
        drawFooter(guide, author, look),
        drawBlocks(blocks, look, art.mark),
        key === sheets.length - 1 && drawAuthor(author, look),
      ),
    ),
  )
}

const drawFooter = ({ title }: Guide, { brand }: GuideAuthor, look: GuideLook): ReactNode => {
  const row = {
    position: 'absolute' as const,
    bottom: 36,
    left: sheet.margin,
    right: sheet.margin,
    paddingTop: 9,
    borderTopWidth: 0.75,
    borderTopColor: look.colours.line,
    flexDirection: 'row' as const,
  }
  const words = brand === title ? brand : `${brand}  ·  ${title}`
  // Without a line height: the page number is laid out anew for each page, and its line would grow each time.
  const small = { fontFamily: look.fonts.text, fontSize: 8.5, color: look.colours.ink2 }
  return createElement(
    View,
    { key: 'footer', fixed: true, style: row },
    createElement(Text, { style: { ...small, flex: 1 } }, words),
    createElement(Text, {
      style: { ...small, color: look.colours.ink, fontWeight: 700 },
      render: ({ pageNumber }: { pageNumber: number }) => String(pageNumber),
    }),
  )
}
