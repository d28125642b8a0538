import type { FormAnswers } from '../../../campaign/staff/people.ts'
import { Address } from '../address.tsx'
import { Moment } from '../moment.tsx'

/** What the person said of themselves, in their latest words. */
export const Answers = ({ forms }: { forms: FormAnswers[] }) =>
  forms.length > 0 && (
    <section aria-labelledby="answers" className="min-w-0">
      <h2 id="answers" className="title-2 mb-3">
        Answers
      </h2>
      <ul className="sheet lines">
        {forms.map(({ id, campaign, at, answers }) => (
          <li key={id} className="px-4 py-3">
            <AnswerList answers={answers} />
            <p className="mt-1.5 text-sm text-soft wrap-anywhere">
              {campaign}, <Moment isWithin at={at} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )

export const AnswerList = ({ answers }: Pick<FormAnswers, 'answers'>) => (
  <dl className="answers text-sm">
    {answers.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value.includes('@') ? <Address of={value} /> : value}</dd>
      </div>
    ))}
  </dl>
)
