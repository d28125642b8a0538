import type { FormControl } from './form-control.ts'
import { ButtonRow } from './button-row.tsx'

type Props = { name: string; question: FormControl['question'] }

/** The region exists before the question, so that screen readers announce it. */
export const TypoQuestion = ({ name, question }: Props) =>
  question && (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may hold no buttons
    <div role="status">
      {question !== 'none' && question.name === name && (
        <div className="typo">
          <p>
            {question.ask} <b>{question.address}</b>?
          </p>
          <ButtonRow buttons={question.buttons} />
        </div>
      )}
    </div>
  )
