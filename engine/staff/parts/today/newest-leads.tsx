import { Link } from 'react-router-dom'
import type { Lead } from '../../../campaign/staff/leads.ts'
import { Avatar } from '../avatar.tsx'
import { Moment } from '../moment.tsx'

/** The five newest, each with the way to its person. */
export const NewestLeads = ({ leads }: { leads: Lead[] }) => (
  <ol className="sheet lines mt-4" aria-label="Newest leads">
    {leads.map((lead) => (
      <li key={lead.id} className="line flex-nowrap justify-between">
        <span className="who">
          <Avatar {...lead} />
          <span className="min-w-0">
            <Link className="line-link" to={`/staff/people/${lead.id}`}>
              {lead.name ?? lead.email}
            </Link>
            <span className="block text-sm text-soft wrap-anywhere">
              {[lead.title ?? lead.source, lead.via].filter(Boolean).join(' · ')}
            </span>
          </span>
        </span>
        <span className="shrink-0 self-start text-sm text-soft">
          <Moment at={lead.createdAt} />
        </span>
      </li>
    ))}
  </ol>
)
