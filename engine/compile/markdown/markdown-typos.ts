import { listTypos } from './list-typos.ts'
import { markTypos } from './mark-typos.ts'
import type { Typo } from './typo.ts'
import { tableTypos } from './table-typos.ts'
import { textLines } from './text-lines.ts'
import type { TextLine } from './text-lines.ts'

/** Everything in a guide or mail that looks like Markdown but is not: readers would see the characters. */
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
  return [
    {
      offset,
      message: `"${signs}" without a space after it is not a heading.`,
      fix: `Write "${signs} ".`,
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
