import { Ghost } from './ghost.tsx'
import { samples, sampleTitle } from './sample.ts'

/** Of a view that is not known yet. */
export const Pending = ({ rows = 6 }: { rows?: number }) => (
  <Ghost>
    <ul className="sheet lines">
      {samples(rows, (id) => (
        <li key={id} className="line">
          {sampleTitle}
        </li>
      ))}
    </ul>
  </Ghost>
)
