import type { Typo } from './typo.ts'
import type { TextLine } from './text-lines.ts'

const item = /^( *)([-*+]|\d{1,9}[.)])( +)(.*)$/

/** Checkboxes and nested lists that Markdown does not recognise. */
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
      message: isEmpty ? 'this checkbox has no text.' : 'this is not a valid checkbox.',
      fix: isEmpty ? 'Write its text after it.' : `Write "- ${box}" and then its text.`,
    },
  ]
}

type Item = { indent: number; inner: number; isNumbered: boolean }

/** A nested list is indented at least to the text of the item above. */
const shallow = (start: number, own: Item, above: Item): Typo[] => {
  if (own.indent <= above.indent || own.indent >= above.inner) return []
  const blanks = own.indent === 1 ? 'one space' : `${own.indent} spaces`
  return [
    {
      offset: start + own.indent,
      message: `${blanks} of indentation put${own.indent === 1 ? 's' : ''} this on the level of the item above.`,
      fix: `Indent it by ${above.inner} spaces to put it below that item, or by ${above.indent} for the same level.`,
    },
  ]
}
