import { useState } from 'react'
import { Button } from './button.tsx'

/** Where a reader is in a list of pages: cursors of the pages up to the one in view. */
export const usePages = () => {
  const [cursors, setCursors] = useState<string[]>([])
  const cursor = cursors.at(-1)
  return {
    /** To spread into what is asked. */
    asked: cursor === undefined ? {} : { cursor },
    isFirst: cursor === undefined,
    /** How many pages are before this one. */
    before: cursors.length,
    back: () => setCursors(cursors.slice(0, -1)),
    open: (next: string) => setCursors([...cursors, next]),
  }
}

type Props = {
  label: string
  pages: ReturnType<typeof usePages>
  next: string | null
  /** Of a list that begins with the oldest: "Earlier", "Later". */
  words?: [string, string]
  /** Rows of a full page and of this one, and of all, where that is known. */
  range?: { size: number; rows: number; of?: string } | undefined
}

export const Pages = ({ label, pages, next, range, words: [before, after] = ['Newer', 'Older'] }: Props) =>
  pages.isFirst && next === null ? null : (
    <nav aria-label={label} className="mt-3 flex items-center justify-end gap-2">
      {range && <p className="mr-auto text-sm text-soft">{shown(pages.before * range.size, range)}</p>}
      {!pages.isFirst && <Button onClick={pages.back}>{before}</Button>}
      {next !== null && (
        <Button busy={false} onClick={() => pages.open(next)}>
          {after}
        </Button>
      )}
    </nav>
  )

/** "51 to 60 of 60". */
const shown = (before: number, { rows, of }: { rows: number; of?: string }) =>
  `${before + 1} to ${before + rows}${of === undefined ? '' : ` of ${of}`}`
