import type { Book } from '../../campaign/schema/cover.ts'
import type { CoverOutline } from '../../campaign/schema/cover.ts'
import { coverBox } from '../../campaign/schema/cover.ts'
import type { Theme } from '../../campaign/theme/theme.ts'
import { displayFor } from './faces.ts'
import type { Faces } from './faces.ts'
import { fitText } from './fit-text.ts'
import type { Room } from './fit-text.ts'
import { plainText } from './plain-text.ts'
import type { TypeFace } from './type-face.ts'

export type CoverTheme = Pick<Theme, 'tracking' | 'leading' | 'scale'>

/** Clear of the hinge: on the left, on the right of a book that opens the other way. */
const [hinge, edge] = [98, 66]
const width = coverBox[0] - hinge - edge
const bottom = coverBox[1] - 75

/** The words of a cover as outlines, from top to bottom; null where a font lacks a character or a word finds no room. */
export const coverOutline = (book: Book, faces: Faces, theme: CoverTheme): CoverOutline | null => {
  const [author, mark, title = '', subtitle] = [book.author, book.mark, book.title, book.subtitle].map(
    (words) => words && plainText(words),
  )
  const page = openColumn()
  const shown = [
    author === undefined || page.set(faces.text, author, { ...small, height: 70 }, 0),
    mark === undefined || page.set(displayFor(faces, mark), mark, markRoom(mark, theme), 62, 'mark'),
    page.set(
      displayFor(faces, title),
      title,
      titleRoom({ mark, subtitle, isLong: title.length > longTitle }, page.top(), theme),
      titleGap,
    ),
    subtitle === undefined ||
      page.set(faces.text, subtitle, { ...small, height: bottom - page.top() - 45 }, 45),
  ]
  if (shown.includes(false)) return null
  const { mark: figure, words } = page.paths
  return { words, ...(figure && { mark: figure }) }
}

const small = { width, largest: 34, smallest: 9, leading: 1.32, tracking: 0 }

const markRoom = (mark: string, { tracking, scale }: CoverTheme): Room => ({
  width,
  height: 375,
  largest: (mark.length > 2 ? 195 : 350) * scale,
  smallest: 18,
  leading: 1,
  tracking,
})

/** Letters from which a title takes the smaller type, so that it leaves room for the drawing. */
const longTitle = 36

const titleRoom = (
  { mark, subtitle, isLong }: { mark: string | undefined; subtitle: string | undefined; isLong: boolean },
  top: number,
  { tracking, leading, scale }: CoverTheme,
): Room => ({
  width,
  height: bottom - top - titleGap - (subtitle === undefined ? 0 : 195),
  largest: (mark === undefined && !isLong ? 140 : 93) * scale,
  smallest: 5,
  leading: Math.max(leading, 1.02),
  tracking,
})

const margin = 72
const titleGap = 56

/** Texts one below the other. `set` returns false if one has no room. */
const openColumn = () => {
  let top = margin
  const paths = { words: '', mark: '' }
  const set = (face: TypeFace, text: string, room: Room, gap: number, into: 'words' | 'mark' = 'words') => {
    const fitted = face.has(text) ? fitText(face, text, room) : null
    if (!fitted) return false
    const start = top === margin ? top : top + gap
    paths[into] += fitted.outline({ x: face.isRightToLeft ? edge : hinge, top: start })
    top = start + fitted.height
    return true
  }
  return { set, paths, top: () => top }
}
