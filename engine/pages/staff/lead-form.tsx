import type { LeadChoices, LeadFilter } from '../../campaign/release/staff-leads-view.ts'
import { leadWords as words } from '../../words/lead-words.ts'
import { StaffField } from './staff-field.tsx'
import { StaffSelect } from './staff-select.tsx'

type Props = { filter: LeadFilter; choices: LeadChoices }

export const LeadForm = ({ filter, choices }: Props) => (
  <form className="staff-filter mt-6" method="get" action="/staff/leads">
    <StaffField name="q" label={words.search} value={filter.q ?? ''} />
    {choices.coaches.length > 1 && (
      <StaffSelect name="coach" label={words.coach} value={filter.coach} options={choices.coaches} />
    )}
    <StaffSelect name="campaign" label={words.campaign} value={filter.campaign} options={choices.campaigns} />
    <StaffSelect name="source" label={words.source} value={filter.source} options={choices.sources} />
    <StaffField name="from" label={words.from} value={filter.from ?? ''} type="date" />
    <StaffField name="to" label={words.to} value={filter.to ?? ''} type="date" />
    <div className="staff-presses">
      <button className="btn" type="submit">
        {words.show}
      </button>
    </div>
  </form>
)
