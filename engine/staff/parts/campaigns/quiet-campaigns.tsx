import { Link } from 'react-router-dom'
import type { CampaignRow } from '../../../campaign/staff/campaigns.ts'
import { Badge } from '../badge.tsx'
import { CoachFace, coachOf } from '../coach-face.tsx'
import { counted } from '../counted.ts'

type Props = { title: string; rows: CampaignRow[] }

/** Names alone, by coach: there are no figures. */
export const QuietCampaigns = ({ title, rows }: Props) => {
  const coaches = [...Map.groupBy(rows, ({ id }) => coachOf(id))]
  return (
    <section aria-labelledby="quiet" className="mt-10 first:mt-0">
      <h2 id="quiet" className="title-2 mb-3">
        {title}
      </h2>
      <div className="quiet">
        {coaches.map(([coach, campaigns]) => (
          <details key={coach} className="sheet quiet-coach" open={coaches.length === 1}>
            <summary>
              <CoachFace large coach={coach} name={campaigns[0]?.brand ?? coach} />
              <span className="min-w-0">
                <span className="block font-semibold">{campaigns[0]?.brand}</span>
                <span className="block text-sm text-soft">{counted(campaigns.length, 'campaign')}</span>
              </span>
              <span aria-hidden className="go" />
            </summary>
            <ul className="lines">
              {campaigns.map(({ id, name, live }) => (
                <li key={id} className="line flex-nowrap gap-3">
                  <Link className="line-link" to={`/staff/campaigns/${id}`} state={{ title: name }}>
                    {name}
                  </Link>
                  {!live && <Badge>not live</Badge>}
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </section>
  )
}
