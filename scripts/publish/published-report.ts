import type { Published } from '../../engine/compile/release/publisher.ts'
import { counted } from '../../engine/words/counted.ts'

type Live = Published & { ok: true }

const mostPaths = 10

/** What went live and what was taken away, a line each. `time`: such as "0.12 s". */
export const publishedLines = (result: Live, time: string): string[] => {
  const { added, gone } = result.paths
  const isFirst = result.isWhole && gone.length === 0 && added.length >= result.pages
  return [
    `Live: ${result.name}, ${pagesOf(result)} (${time}).`,
    ...(added.length > 0 && !isFirst ? [`  New: ${listed(added)}`] : []),
    ...(gone.length > 0
      ? [
          `  Taken away: ${listed(gone)}`,
          '  Whoever opens that reads "Page not found"; `redirects` of another page takes its visitors over.',
        ]
      : []),
  ]
}

const pagesOf = ({ isWhole, pages }: Live) => {
  if (isWhole) return `all ${pages} campaigns`
  if (pages === 0) return 'no page changed'
  return `${counted(pages, 'campaign')} made anew`
}

const listed = (paths: string[]) => {
  const shown = paths.slice(0, mostPaths).join(', ')
  const left = paths.length - mostPaths
  return left > 0 ? `${shown} and ${left} more` : shown
}
