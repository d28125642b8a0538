import { edit } from './typo.ts'
import type { Typo } from './typo.ts'
import type { TextLine } from '../diagnostics/text-lines.ts'

const item = /^( *)([-*+]|\d{1,9}[.)])( +)(.*)$/

/** Boxes to tick and lists in lists that Markdown does not see. */
export const listTypos = (lines: readonly TextLine[]): Typo[] => {
  let above: { indent: number; inner: number; isNumbered: boolean } | null = null
  return lines.flatMap(({ start, text, indent }) => {
    const found = item.exec(text)
    if (!found) {
      if (text.trim() && indent === 0) above = null
      return []
    }
    const [, blanks = '', marker = '', gap = '', words = ''] = found
    const behind = start + blanks.length + marker.length + gap.length
    const own = { indent, inner: indent + marker.length + gap.length, isNumbered: /\d/.test(marker) }
    const typos = [...brokenBox(behind, words), ...(above ? shallow(start, own, above) : [])]
    above = own
    return typos
  })
}

/** "- [] x", "- [ ]x" and "- [x]x"; "[x](...)" is a link. */
const brokenBox = (offset: number, words: string): Typo[] => {
  const found = /^\[( {0,3}[xX]? {0,3})\](?![([:])( *)/.exec(words)
  if (!found) return []
  const [whole, inner = '', gap = ''] = found
  if (inner.length === 1 && gap !== '') return []
  const isEmpty = words.length === whole.length && inner.length === 1
  const box = inner.trim() ? '[x] ' : '[ ] '
  return [
    {
      offset,
      message: isEmpty ? 'this box to tick has no words.' : 'this makes no box to tick.',
      fix: isEmpty ? 'Write behind it what is to be ticked.' : `Write "- ${box}" and then the words.`,
      ...(isEmpty ? {} : { repair: edit(offset, offset + whole.length, box) }),
    },
  ]
}

type Item = { indent: number; inner: number; isNumbered: boolean }

/** A list lies in another one from where the words of the item above begin. */
const shallow = (start: number, own: Item, above: Item): Typo[] => {
  if (own.indent <= above.indent || own.indent >= above.inner) return []
  const blanks = own.indent === 1 ? 'one blank' : `${own.indent} blanks`
  return [
    {
      offset: start + own.indent,
      message: `${blanks} at the beginning of the line put${own.indent === 1 ? 's' : ''} this on the level of the item above.`,
      fix: `Begin the line with ${above.inner} blanks to put it below that item, or with ${above.indent === 0 ? 'none' : above.indent}.`,
      // Dots below numbers were meant to lie below them.
      ...(own.isNumbered !== above.isNumbered && {
        repair: edit(start, start + own.indent, ' '.repeat(above.inner)),
      }),
    },
  ]
}
