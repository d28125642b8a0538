import { Link } from 'react-router-dom'
import type { CampaignRow } from '../../../campaign/staff/campaigns.ts'
import { Badge } from '../badge.tsx'
import { CoachFace, coachOf } from '../coach-face.tsx'

/** Names alone: there are no figures. */
export const QuietCampaigns = ({ rows }: { rows: CampaignRow[] }) => (
  <section aria-labelledby="quiet" className="mt-8">
    <h2 id="quiet" className="title-2 mb-3">{`${rows.length} without visits in the last 30 days`}</h2>
    <ul className="sheet quiet">
      {rows.map(({ id, name, brand, live }) => (
        <li key={id} className="line flex-nowrap gap-3">
          <CoachFace coach={coachOf(id)} />
          <span className="min-w-0 flex-1">
            <Link className="line-link" to={`/staff/campaigns/${id}`} state={{ title: name }}>
              {name}
            </Link>
            <span className="block truncate text-sm text-soft">{brand}</span>
          </span>
          {!live && <Badge>not live</Badge>}
        </li>
      ))}
    </ul>
  </section>
)
