import { coverBox } from './cover.ts'
import type { Cover } from './cover.ts'

/** Occurs once on a page, before every `BookCover` of it: they only point at these outlines. */
export const CoverSource = ({ covers }: { covers: readonly Cover[] }) =>
  covers.length > 0 && (
    <svg className="hidden" aria-hidden="true">
      {covers.map(({ id, mark, words }) => (
        <symbol key={id} id={id} viewBox={`0 0 ${coverBox.join(' ')}`}>
          {mark !== undefined && <path d={mark} fill="var(--mark)" />}
          <path d={words} fill="currentColor" />
        </symbol>
      ))}
    </svg>
  )
