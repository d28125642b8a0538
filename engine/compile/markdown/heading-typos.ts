import type { Typo } from './typo.ts'
import { textLines } from './text-lines.ts'

type Level = { written: number; right: number }

export const headingTypos = (markdown: string, { hasTitle }: { hasTitle: boolean }): Typo[] => {
  if (!markdown.includes('#')) return []
  const above: Level[] = hasTitle ? [{ written: 1, right: 1 }] : []
  let tops = 0
  return textLines(markdown).flatMap(({ start, text }) => {
    const found = /^( {0,3})(#{1,6})[ \t]+\S/.exec(text)
    const [, indent = '', marks = ''] = found ?? []
    const written = marks.length
    if (written === 0) return []
    while ((above.at(-1)?.written ?? 0) >= written) above.pop()
    const holder = above.at(-1)
    const right = holder ? Math.min(written, holder.right + 1) : Math.min(written, hasTitle ? 1 : 2)
    above.push({ written, right })
    if (written === 1) tops += 1
    const offset = start + indent.length
    if (right < written)
      return [
        {
          offset,
          message: `"${marks}" skips a level.`,
          fix: `Write "${'#'.repeat(right)} ".`,
        },
      ]
    return written === 1 && tops > 1 && !hasTitle
      ? [
          {
            offset,
            message: 'a mail has one "#", its title.',
            fix: 'Write "## ".',
          },
        ]
      : []
  })
}
