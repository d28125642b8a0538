import type { Published } from '../../engine/compile/release/publisher.ts'
import { counted } from '../../engine/words/counted.ts'

type Live = Pick<Published, 'id' | 'pages' | 'isWhole' | 'paths' | 'kept'>

const mostListed = 10

/** What went live, what was taken away and what stays as it was, a line each. `time`: such as "0.12 s". */
export const publishedLines = ({ id, pages, isWhole, paths, kept }: Live, time: string): string[] => {
  const { added, gone } = paths()
  const isFirst = isWhole && gone.length === 0 && pages > 0 && added.length >= pages
  return [
    `Live: ${id}, ${pages === 0 ? 'no page changed' : `${counted(pages, 'page')} made anew`} (${time}).`,
    ...(added.length > 0 && !isFirst ? [`  New: ${listed(added)}`] : []),
    ...(gone.length > 0
      ? [
          `  Taken away: ${listed(gone)}`,
          '  Whoever opens that reads "Page not found"; `redirects` of another page takes its visitors over.',
        ]
      : []),
    ...(kept.length > 0 ? [`  ${keptLine(kept)}`] : []),
  ]
}

/** Slugs of coaches whose files have a mistake. */
export const keptLine = (kept: readonly string[]): string =>
  kept.length === 0 ? '' : `As before, until their files are right: ${listed(kept)}.`

const listed = (names: readonly string[]) => {
  const shown = names.slice(0, mostListed).join(', ')
  const left = names.length - mostListed
  return left > 0 ? `${shown} and ${left} more` : shown
}
