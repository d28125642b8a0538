import type { Typo } from './typo.ts'
import type { TextLine } from './text-lines.ts'

export const markTypos = (lines: readonly TextLine[]): Typo[] =>
  paragraphsOf(lines).flatMap(({ start, text }) => {
    const plain = text.replace(/\\[^\n]/g, '  ')
    return [...openCode(start, plain), ...boldTypos(start, withCodeBlanked(plain))]
  })

const paragraphsOf = (lines: readonly TextLine[]): { start: number; text: string }[] => {
  const found: { start: number; text: string }[] = []
  let isOpen = false
  for (const { start, text } of lines) {
    const isAlone = /^\s*(#{1,6}\s|\|)/.test(text)
    const isRule = text.trim() === '' || /^\s*([*_-])(\s*\1){2,}\s*$/.test(text)
    const last = found.at(-1)
    if (isRule) isOpen = false
    else if (isOpen && last && !isAlone && !/^\s*([-*+>]|\d+[.)])\s/.test(text))
      last.text += text.padStart(start - last.start - last.text.length + text.length, '\n')
    else {
      found.push({ start, text })
      isOpen = !isAlone
    }
  }
  return found.filter(({ text }) => text.includes('**') || text.includes('`'))
}

const openCode = (start: number, text: string): Typo[] => {
  const rest = withCodeBlanked(text)
  const at = rest.indexOf('`')
  return at < 0
    ? []
    : [
        {
          offset: start + at,
          message: 'this "`" is never closed.',
          fix: 'Remove it, or write an apostrophe.',
        },
      ]
}

const withCodeBlanked = (text: string) =>
  text.replace(/(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g, (code) => ' '.repeat(code.length))

const boldTypos = (start: number, text: string): Typo[] => {
  const marks = [...text.matchAll(/\*{2,}/g)].map(({ 0: { length }, index }) => ({
    from: index,
    to: index + length,
  }))
  const last = marks.at(-1)
  const open: Typo[] =
    last && marks.length % 2 === 1
      ? [
          {
            offset: start + last.from,
            message: 'this "**" is never closed.',
            fix: 'Close the bold text, or remove it.',
          },
        ]
      : []
  if (open.length > 0) return open
  return marks.flatMap((first, index) => {
    const second = marks[index + 1]
    return index % 2 === 0 && second ? spacesInside(start, text, first, second) : []
  })
}

type Mark = { from: number; to: number }

const spacesInside = (start: number, text: string, first: Mark, second: Mark): Typo[] => {
  const inner = text.slice(first.to, second.from)
  if (inner.trim() === inner || inner.trim() === '') return []
  return [
    {
      offset: start + first.from,
      message: 'these "**" make nothing bold: there are spaces inside.',
      fix: 'Write them directly around the words: **bold**.',
    },
  ]
}
