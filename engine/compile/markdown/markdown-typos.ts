import { markTypos } from './mark-typos.ts'
import type { Typo } from './typo.ts'
import { tableTypos } from './table-typos.ts'
import { textLines } from './text-lines.ts'
import type { TextLine } from './text-lines.ts'

export const typosIn = (markdown: string): Typo[] => {
  const lines = textLines(markdown)
  return [
    ...lines.flatMap((line) => [...gluedHeading(line), ...brokenLinks(line)]),
    ...listTypos(lines),
    ...tableTypos(lines),
    ...markTypos(lines),
  ].toSorted((a, b) => a.offset - b.offset)
}

const gluedHeading = ({ start, text }: TextLine): Typo[] => {
  const found = /^ {0,3}(#{2,6})(?![#\s])/.exec(text)
  if (!found) return []
  const [whole, marks = ''] = found
  const offset = start + whole.length - marks.length
  return [
    {
      offset,
      message: `"${marks}" without a space after it is not a heading.`,
      fix: `Write "${marks} ".`,
    },
  ]
}

const brokenLinks = ({ start, text }: TextLine): Typo[] => {
  if (!text.includes(']')) return []
  const apart = [
    ...text.matchAll(/(\[[^[\]\n]{2,}\])([ \t]+)\((?=https?:|\/|mailto:|tel:|\{\w+Url\}|www\.)/g),
  ]
  const turned = [...text.matchAll(/\(([^()\n]+)\)\[((?:https?:|mailto:|\/)[^\]\s]*)\]/g)]
  const spaced = [
    ...text.matchAll(/\]\([ \t]*((?:https?:|\/|mailto:)[^()<>"'\s]*(?:[ \t]+[^()<>"'\s]+)+)[ \t]*\)/g),
  ]
  return [
    ...spaced.map(({ index, 0: whole }): Typo => ({
      offset: start + index + whole.indexOf('(') + 1,
      message: 'this is not a link: there is a space inside the address.',
      fix: 'Copy the address from the browser again: there it has no spaces.',
    })),
    ...apart
      .filter(({ 1: words }) => !/^\[[ xX]\]$/.test(words ?? ''))
      .map(({ index }): Typo => ({
        offset: start + index,
        message: 'this is not a link: there is a space between "]" and "(".',
        fix: 'Remove the space.',
      })),
    ...turned.map(({ index, 1: words = '', 2: href = '' }): Typo => ({
      offset: start + index,
      message: 'the brackets of this link are the wrong way round.',
      fix: `Write [${words}](${href}).`,
    })),
  ]
}

const item = /^( *)([-*+]|\d{1,9}[.)])( +)(.*)$/

const listTypos = (lines: readonly TextLine[]): Typo[] => {
  let above: { indent: number; inner: number; isNumbered: boolean } | null = null
  return lines.flatMap(({ start, text, indent }) => {
    const found = item.exec(text)
    if (!found) {
      if (text.trim() && indent === 0) above = null
      return []
    }
    const [, spaces = '', marker = '', gap = '', words = ''] = found
    const behind = start + spaces.length + marker.length + gap.length
    const own = { indent, inner: indent + marker.length + gap.length, isNumbered: /\d/.test(marker) }
    const typos = [...brokenBox(behind, words), ...(above ? shallow(start, own, above) : [])]
    above = own
    return typos
  })
}

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

const shallow = (start: number, own: Item, above: Item): Typo[] => {
  if (own.indent <= above.indent || own.indent >= above.inner) return []
  const spaces = own.indent === 1 ? 'one space' : `${own.indent} spaces`
  return [
    {
      offset: start + own.indent,
      message: `${spaces} of indentation put${own.indent === 1 ? 's' : ''} this on the level of the item above.`,
      fix: `Indent it by ${above.inner} spaces to put it below that item, or by ${above.indent} for the same level.`,
    },
  ]
}
