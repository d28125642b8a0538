import type { Change } from '../../../campaign/staff/campaigns.ts'
import { Moment } from '../moment.tsx'
import { changedWords } from './changed-words.ts'

/** The marks of the plot in words. */
export const Changes = ({ changes }: { changes: Change[] }) => (
  <section aria-labelledby="changes">
    <h2 id="changes" className="title-2 mb-3">
      Changes to the page
    </h2>
    {changes.length === 0 ? (
      <p className="aside">None in this period.</p>
    ) : (
      <ol className="sheet lines">
        {changes.map(({ at, release, parts }) => (
          <li key={at} className="line min-h-0 justify-between">
            <span title={`Release ${release}`}>{changedWords(parts)}</span>
            <Moment at={at} />
          </li>
        ))}
      </ol>
    )}
  </section>
)
