import { useState } from 'react'

/** Where a reader is in a list of pages: cursors of the pages up to the one in view. */
export const usePages = () => {
  const [cursors, setCursors] = useState<string[]>([])
  const cursor = cursors.at(-1)
  return {
    /** To spread into what is asked. */
    asked: cursor === undefined ? {} : { cursor },
    isFirst: cursor === undefined,
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
}

export const Pages = ({ label, pages, next, words: [before, after] = ['Newer', 'Older'] }: Props) =>
  pages.isFirst && next === null ? null : (
    <nav aria-label={label} className="mt-3 flex gap-2">
      {!pages.isFirst && (
        <button type="button" className="press" onClick={pages.back}>
          {before}
        </button>
      )}
      {next !== null && (
        <button type="button" className="press" onClick={() => pages.open(next)}>
          {after}
        </button>
      )}
    </nav>
  )
