import type { LeadFilter, StaffLeadsView } from '../../campaign/release/staff-leads-view.ts'
import { leadWords as words } from '../../words/lead-words.ts'
import { LeadForm } from './lead-form.tsx'
import { StaffHouse } from './staff-house.tsx'
import { Moment, Table } from './table.tsx'

type Props = { site: string } & StaffLeadsView['data']

export const Leads = ({ site, rows, filter, choices, isFirst, next }: Props) => {
  const isFiltered = Object.keys(filter).length > 0
  return (
    <StaffHouse site={site}>
      <h1 className="title-2xl">{words.title}</h1>
      <LeadForm filter={filter} choices={choices} />
      <p className="staff-links mt-4">
        {isFiltered && <a href="/staff/leads">{words.reset}</a>}
        {rows.length > 0 && <a href={address('/staff/leads.csv', filter)}>{words.csv}</a>}
      </p>
      <div className="table-wraps">
        <Table
          label={words.title}
          none={isFiltered ? words.noMatch : words.noLeads}
          head={[words.name, words.email, words.campaign, words.source, words.when, words.state]}
          rows={rows.map(({ id, name, email, campaign, source, createdAt, state, submission }) => [
            <Name key={id} name={name} submission={submission} />,
            email,
            campaign ?? words.none,
            source,
            <Moment key="at" at={createdAt} />,
            words.states[state],
          ])}
        />
      </div>
      <nav className="staff-links mt-4" aria-label={words.pages}>
        {!isFirst && <a href={address('/staff/leads', filter)}>{words.newest}</a>}
        {next !== null && <a href={address('/staff/leads', { ...filter, cursor: next })}>{words.older}</a>}
      </nav>
    </StaffHouse>
  )
}

const Name = ({ name, submission }: { name: string | null; submission: string | null }) => {
  const shown = name ?? words.noName
  return submission === null ? shown : <a href={`/staff/submissions/${submission}`}>{shown}</a>
}

const address = (path: string, query: LeadFilter & { cursor?: string }) => {
  const text = new URLSearchParams(query).toString()
  return text === '' ? path : `${path}?${text}`
}
