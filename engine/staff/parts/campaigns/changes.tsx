import type { Change } from '../../../campaign/staff/campaigns.ts'
import { Moment } from '../moment.tsx'

/** The marks of the plot in words. */
export const Changes = ({ changes }: { changes: Change[] }) => (
  <section aria-labelledby="changes">
    <h2 id="changes" className="title-2 mb-3">
      Releases that changed it
    </h2>
    {changes.length === 0 ? (
      <p className="panel text-soft">None in this period.</p>
    ) : (
      <ol className="panel grid gap-1">
        {changes.map(({ at, release }) => (
          <li key={at} className="flex flex-wrap gap-x-4">
            <Moment at={at} />
            <code className="text-sm text-soft">{release.slice(0, 12)}</code>
          </li>
        ))}
      </ol>
    )}
  </section>
)
