import type { UseFormRegisterReturn } from 'react-hook-form'
import type { Starter } from '../../../campaign/preview/editor-view.ts'

type Props = { starters: Starter[]; field: UseFormRegisterReturn }

export const Kinds = ({ starters, field }: Props) => (
  <fieldset>
    <legend>Kind of page</legend>
    {starters.map(({ name, says }) => (
      <label key={name}>
        <input type="radio" value={name} {...field} />
        <span>
          <b>{name}</b> {says}
        </span>
      </label>
    ))}
  </fieldset>
)
