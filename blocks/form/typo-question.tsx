import type { TypoQuestion as Asked } from './form-control.ts'
import { ButtonRow } from './button-row.tsx'

export const TypoQuestion = ({ ask, address, buttons }: Asked) => (
  <div className="typo">
    <p>
      {ask} <b>{address}</b>?
    </p>
    <ButtonRow buttons={buttons} />
  </div>
)
