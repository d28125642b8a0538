import { listTypos } from './list-typos.ts'
import { markTypos } from './mark-typos.ts'
import { edit } from './typo.ts'
import type { Typo } from './typo.ts'
import { tableTypos } from './table-typos.ts'
import { textLines } from '../diagnostics/text-lines.ts'
import type { TextLine } from '../diagnostics/text-lines.ts'

/** Everything in a guide or mail that looks like Markdown and is none: readers would see the signs. */
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
  const [whole, signs = ''] = found
  const offset = start + whole.length - signs.length
  const behind = offset + signs.length
  return [
    {
      offset,
      message: `"${signs}" without a blank behind it makes no heading.`,
      fix: `Write "${signs} ".`,
      repair: edit(behind, behind, ' '),
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
      message: 'a blank inside the address makes a text of this link.',
      fix: 'Copy the address again from the browser: it has no blanks there.',
    })),
    ...apart
      .filter(({ 1: words }) => !/^\[[ xX]\]$/.test(words ?? ''))
      .map(({ index, 1: words = '', 2: blanks = '' }): Typo => {
        const at = start + index + words.length
        return {
          offset: start + index,
          message: `a blank between "]" and "(" makes two texts of this link.`,
          fix: 'Take the blank out.',
          repair: edit(at, at + blanks.length, ''),
        }
      }),
    ...turned.map(({ index, 0: whole, 1: words = '', 2: href = '' }): Typo => ({
      offset: start + index,
      message: 'the brackets of this link are the wrong way round.',
      fix: `Write [${words}](${href}).`,
      repair: edit(start + index, start + index + whole.length, `[${words}](${href})`),
    })),
  ]
}
