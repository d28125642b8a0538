import type { TypoQuestion as Asked } from './form-control.ts'
import { ButtonRow } from './button-row.tsx'

export const TypoQuestion = ({ ask, address, buttons }: Asked) => {
  const [before, after] = ask.split('{address}')
  return (
    <div className="typo">
      <p>
        {before}
        <b dir="ltr">{address}</b>
        {after}
      </p>
      <ButtonRow buttons={buttons} />
    </div>
  )
}
