import { Link, Text, View } from '@react-pdf/renderer'
import { createElement } from 'react'
import type { ReactNode } from 'react'
import { guideWords } from '../../words/en.ts'
import { beat, display } from './guide-look.ts'
import type { GuideAuthor, GuideLook } from './guide-look.ts'

/** At the end: who wrote this, and where to find them. */
export const drawAuthor = (author: GuideAuthor, look: GuideLook): ReactNode => {
  const { name, brand, bio } = author
  const { colours, fonts } = look
  const line = { fontFamily: fonts.text, fontSize: 10.5, lineHeight: 1.5, color: colours.ink }
  const heading = { ...display(look, 18), color: colours.ink }
  const link = {
    ...line,
    color: colours['brand-ink'],
    fontWeight: 700,
    marginRight: 22,
    textDecoration: 'none' as const,
  }
  const place = {
    // At the foot of the last page, whatever is above.
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
      { style: { flexDirection: 'row', flexWrap: 'wrap', marginTop: 9 } },
      targetsOf(author).map(({ label, href }) =>
        createElement(Link, { key: href, src: href, style: link }, label),
      ),
    ),
  )
}

const targetsOf = ({ hosts: [host], scheduler = '', links: { contact = '' } }: GuideAuthor) =>
  [
    { label: host ?? '', href: host ? `https://${host}` : '' },
    { label: guideWords.book, href: scheduler },
    { label: contact.replace('mailto:', ''), href: contact },
  ].filter(({ href }) => /^(https:|mailto:)/.test(href))
