import { Page, Text, View } from '@react-pdf/renderer'
import { createElement } from 'react'
import type { ReactNode } from 'react'
import type { Guide } from './guide.ts'
import { display, lines, row, sheet } from './guide-look.ts'
import type { GuideAuthor, GuideLook } from './guide-look.ts'
import { drawPicture } from './picture.ts'

export const drawCover = (
  { title, subtitle, intro }: Guide,
  { brand, name }: GuideAuthor,
  look: GuideLook,
  picture: string,
): ReactNode => {
  const { colours, fonts } = look
  const small = { ...lines(look), fontFamily: fonts.text, fontSize: 11, lineHeight: 1.5 }
  // A box that is narrower than the sheet lies at the side where its lines begin.
  const side = look.dir === 'rtl' ? { alignSelf: 'flex-end' as const } : {}
  const line = (words: string, style: object) => createElement(Text, { style: { ...small, ...style } }, words)
  const owners = createElement(
    View,
    { style: { ...row(look), justifyContent: 'space-between' } },
    line(brand, { color: colours['on-deep'], fontWeight: 700 }),
    brand !== name && line(name, { color: colours['on-deep2'] }),
  )
  const heading = {
    ...display(look, titleSize(title)),
    color: colours['on-deep'],
    marginTop: 62,
    maxWidth: titleWidth,
    ...side,
  }
  const words = createElement(
    View,
    { style: { paddingTop: 54, paddingBottom: 40, paddingHorizontal: sheet.margin } },
    owners,
    createElement(Text, { style: heading }, balanced(title, titleSize(title))),
    subtitle &&
      line(subtitle, { color: colours['on-deep'], fontSize: 15.5, marginTop: 16, maxWidth: 380, ...side }),
    intro && line(intro, { color: colours['on-deep2'], marginTop: 14, maxWidth: 340, ...side }),
  )
  const ground = { flex: 1, overflow: 'hidden' as const, backgroundColor: colours.paper }
  return createElement(
    Page,
    { key: 'cover', size: 'LETTER', wrap: false, bookmark: title, style: { backgroundColor: colours.deep } },
    createElement(
      View,
      { style: { height: sheet.height } },
      words,
      createElement(View, { style: ground }, drawPicture(picture, look)),
    ),
  )
}

const titleWidth = 452

const titleSize = (title: string) => (title.length <= 26 ? 56 : title.length <= 60 ? 46 : 36)

const balanced = (title: string, size: number): string => {
  const rows = Math.ceil((title.length * size * 0.5) / titleWidth)
  const words = title.split(' ')
  const goal = title.length / rows
  return words.reduce((text, word) => {
    const line = text.split('\n').at(-1) ?? ''
    const isOver = line.length + word.length / 2 >= goal && text.split('\n').length < rows
    return line && isOver ? `${text}\n${word}` : [text, word].filter(Boolean).join(' ')
  }, '')
}
