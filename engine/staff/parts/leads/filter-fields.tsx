import type { LeadChoices } from '../../../campaign/staff/leads.ts'
import { Field, Select } from '../field.tsx'
import type { LeadSearch } from './lead-search.ts'

type Props = { filter: LeadSearch; choices: LeadChoices | undefined }

/** Two in a row on a phone, three on a desk. */
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
    <Field
      name="via"
      label="Came from"
      hint="As in the links you hand out."
      placeholder="newsletter"
      defaultValue={filter.via}
    />
    <Select
      name="source"
      label="Source in exports"
      hint="Its name in the CSV."
      all="All"
      defaultValue={filter.source}
      options={optionsOf(choices?.sources)}
    />
    {(choices?.fields.length ?? 0) > 0 && (
      <>
        <Select
          name="field"
          label="Question"
          all="Any question"
          defaultValue={filter.field}
          options={choices?.fields ?? []}
        />
        <Field
          name="answer"
          label="Answer contains"
          placeholder="3 letters or more"
          defaultValue={filter.answer}
        />
      </>
    )}
  </div>
)

const optionsOf = (values: string[] = []) => values.map((value) => ({ value, label: value }))
