import { Document, Page, Text, View, Link } from '@react-pdf/renderer'
import { createElement } from 'react'
import type { ReactNode } from 'react'
import type { Guide } from './guide.ts'
import { drawBlocks } from './guide-blocks.ts'
import { drawCover } from './guide-cover.ts'
import { sheetsOf } from './page-breaks.ts'
import { sheet, beat, display, lines, row } from './guide-look.ts'
import type { GuideArt, GuideAuthor, GuideLook } from './guide-look.ts'
import { wordsOf } from '../../words/words.ts'

export const guideDocument = (guide: Guide, author: GuideAuthor, look: GuideLook, art: GuideArt) => {
  const page = {
    paddingTop: sheet.top,
    paddingBottom: sheet.bottom,
    [`padding${look.start}`]: sheet.margin + sheet.indent,
    [`padding${look.end}`]: sheet.margin,
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
      language: author.lang ?? 'en',
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
  const strip = {
    position: 'absolute' as const,
    bottom: 36,
    left: sheet.margin,
    right: sheet.margin,
    paddingTop: 9,
    borderTopWidth: 0.75,
    borderTopColor: look.colours.line,
    ...row(look),
  }
  const words = brand === title ? brand : `${brand}  ·  ${title}`
  // Without a line height: the page number is laid out anew for each page, and its line would grow each time. Its room is as wide for
  // each number, because the words beside it are laid out once.
  const small = { ...lines(look), fontFamily: look.fonts.text, fontSize: 8.5, color: look.colours.ink2 }
  return createElement(
    View,
    { key: 'footer', fixed: true, style: strip },
    createElement(Text, { style: { ...small, flex: 1 } }, words),
    createElement(Text, {
      style: {
        ...small,
        width: 24,
        textAlign: look.dir === 'rtl' ? 'left' : 'right',
        color: look.colours.ink,
        fontWeight: 700,
      },
      render: ({ pageNumber }: { pageNumber: number }) => String(pageNumber),
    }),
  )
}

const drawAuthor = (author: GuideAuthor, look: GuideLook): ReactNode => {
  const { name, brand, bio } = author
  const { colours, fonts } = look
  const line = { ...lines(look), fontFamily: fonts.text, fontSize: 10.5, lineHeight: 1.5, color: colours.ink }
  const heading = { ...display(look, 18), color: colours.ink }
  const link = {
    ...line,
    color: colours['brand-ink'],
    fontWeight: 700,
    [`margin${look.end}`]: 22,
    textDecoration: 'none' as const,
  }
  const place = {
    marginTop: 'auto',
    paddingTop: beat,
    borderTopWidth: 0.75,
    borderTopColor: colours.line,
  }
  return createElement(
    View,
    { key: 'author', wrap: false, style: place },
    createElement(Text, { style: heading }, brand),
    brand !== name && createElement(Text, { style: { ...line, fontWeight: 700, marginTop: 3 } }, name),
    bio && createElement(Text, { style: { ...line, marginTop: 7 } }, bio),
    createElement(
      View,
      { style: { ...row(look), flexWrap: 'wrap', marginTop: 9 } },
      targetsOf(author).map(({ label, href }) =>
        createElement(Link, { key: href, src: href, style: link }, label),
      ),
    ),
  )
}

const targetsOf = ({ hosts: [host], scheduler = '', links: { contact = '' }, lang }: GuideAuthor) =>
  [
    { label: host ?? '', href: host ? `https://${host}` : '' },
    { label: wordsOf(lang).guide.book, href: scheduler },
    { label: contact.replace('mailto:', ''), href: contact },
  ].filter(({ href }) => /^(https:|mailto:)/.test(href))
