import type { LeadChoices, LeadFilter } from '../../../campaign/staff/leads.ts'
import { Field, Select } from '../field.tsx'

type Props = { filter: LeadFilter; choices: LeadChoices | undefined }

/** Two in a row on a phone, four on a desk. */
export const FilterFields = ({ filter, choices }: Props) => (
  <div className="fields">
    {(choices?.coaches.length ?? 0) > 1 && (
      <Select
        name="coach"
        label="Coach"
        all="All"
        defaultValue={filter.coach}
        options={choices?.coaches ?? []}
      />
    )}
    <Select
      name="campaign"
      label="Campaign"
      all="All"
      defaultValue={filter.campaign}
      options={choices?.campaigns ?? []}
    />
    <Select
      name="source"
      label="Source"
      all="All"
      defaultValue={filter.source}
      options={optionsOf(choices?.sources)}
    />
    <Field name="via" label="Came from" placeholder="instagram/reels" defaultValue={filter.via} />
    <Field name="from" type="date" label="From (UTC)" defaultValue={filter.from} />
    <Field name="to" type="date" label="To (UTC)" defaultValue={filter.to} />
    {(choices?.fields.length ?? 0) > 0 && (
      <>
        <Select
          name="field"
          label="Answer to"
          all="Any field"
          defaultValue={filter.field}
          options={choices?.fields ?? []}
        />
        <Field
          name="answer"
          label="Contains"
          hint="One or two letters: the whole answer."
          defaultValue={filter.answer}
        />
      </>
    )}
  </div>
)

const optionsOf = (values: string[] = []) => values.map((value) => ({ value, label: value }))
