import { Link } from 'react-router-dom'
import type { Lead } from '../../../campaign/staff/leads.ts'
import { CoachFace } from '../coach-face.tsx'
import { Avatar } from '../avatar.tsx'
import { isHeldUp, LeadBadge } from '../leads/lead-badge.tsx'
import { viaName } from '../leads/via-name.ts'
import { Moment } from '../moment.tsx'

/** The five newest, each with the way to its person. */
export const NewestLeads = ({ leads }: { leads: Lead[] }) => (
  <section aria-labelledby="today-newest" className="min-w-0">
    <h2 id="today-newest" className="title-2 mb-3">
      Newest leads
    </h2>
    <ol className="sheet lines" aria-label="Newest leads">
      {leads.map((lead) => (
        <li key={lead.id} className="line flex-nowrap justify-between">
          <span className="who grow">
            <Avatar {...lead} />
            <span className="min-w-0 grow">
              <span className="flex items-baseline gap-3">
                <Link
                  className="line-link grow"
                  to={`/staff/people/${lead.id}`}
                  state={{ title: lead.name ?? lead.email }}
                >
                  {lead.name ?? lead.email}
                </Link>
                <span className="shrink-0 text-sm text-soft md:hidden">
                  <Moment at={lead.createdAt} />
                </span>
              </span>
              <span className="coach text-sm text-soft">
                <span className="max-md:hidden">
                  <CoachFace coach={lead.coach} />
                </span>
                <span className="min-w-0 wrap-anywhere">
                  {[lead.title ?? lead.source, viaName(lead.via)].filter(Boolean).join(' · ')}
                </span>
              </span>
              {isHeldUp(lead) && (
                <span className="mt-1 block md:hidden">
                  <LeadBadge {...lead} />
                </span>
              )}
            </span>
          </span>
          {isHeldUp(lead) && (
            <span className="max-md:hidden">
              <LeadBadge {...lead} />
            </span>
          )}
          <span className="newest-at shrink-0 text-sm text-soft max-md:hidden">
            <Moment at={lead.createdAt} />
          </span>
        </li>
      ))}
    </ol>
    <Link className="link mt-1" to="/staff/leads">
      All leads
    </Link>
  </section>
)
