import { Link } from 'react-router-dom'
import type { Lead } from '../../../campaign/staff/leads.ts'
import { Moment } from '../moment.tsx'

/** The five newest, each with the way to its person. */
export const NewestLeads = ({ leads }: { leads: Lead[] }) =>
  leads.length === 0 ? (
    <p className="mt-6 text-soft">
      Nobody has signed up yet. Leads appear here once a form is sent.{' '}
      <Link to="/staff/campaigns">See your campaigns</Link>
    </p>
  ) : (
    <ol className="lines mt-6" aria-label="Newest leads">
      {leads.map((lead) => (
        <li key={lead.id} className="line justify-between">
          <span className="min-w-0">
            <Link className="line-link" to={`/staff/people/${lead.id}`}>
              {lead.name ?? lead.email}
            </Link>
            <span className="block text-sm text-soft [overflow-wrap:anywhere]">
              {[lead.title ?? lead.source, lead.via].filter(Boolean).join(' · ')}
            </span>
          </span>
          <span className="text-sm text-soft">
            <Moment at={lead.createdAt} />
          </span>
        </li>
      ))}
    </ol>
  )
