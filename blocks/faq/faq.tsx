import { airOf } from '../kit/air.ts'
import { ActionLink } from '../kit/button.tsx'
import { Frame } from '../kit/frame.tsx'
import { Heading } from '../kit/heading.tsx'
import type { BlockProps } from '../kit/setting.ts'
import { Asked, askedLook, saidIn } from './asked.tsx'
import type { FaqProps } from './faq.schema.ts'
import { Questions } from './questions.tsx'

export const Faq = (props: BlockProps<FaqProps>) => {
  const { tone, anchor, title, text, action, questions, setting } = props
  if (askedLook(setting.layout) !== undefined) return <Asked {...props} />
  const isBeside = fitsBeside(props)
  return (
    <Frame tone={tone} anchor={anchor} className={airOf(setting.layout, saidIn(questions))}>
      <div className={isBeside ? 'split faq-split' : 'stack'}>
        <Heading title={title} text={text} />
        {isBeside ? (
          <div className="faq-list">
            <Questions questions={questions} />
          </div>
        ) : (
          <div className="faq-wide">
            {columnsOf(questions).map((column) => (
              <div key={column[0]?.question}>
                <Questions questions={column} opens={column[0] === questions[0]} />
              </div>
            ))}
          </div>
        )}
        {action && (
          <p className={isBeside ? 'faq-action' : undefined}>
            <ActionLink action={action} />
          </p>
        )}
      </div>
    </Frame>
  )
}

/** More questions would end far below what is beside them. */
const fitsBeside = ({ variant, text, action, questions }: FaqProps) =>
  variant === 'split' && questions.length <= 3 + [text, action].filter((each) => each !== undefined).length

/** The open answer fills as much of the first column as one or two questions of the second. */
const columnsOf = (questions: FaqProps['questions']) => {
  const first = Math.max(1, Math.floor((questions.length - 1) / 2))
  return [questions.slice(0, first), questions.slice(first)].filter(({ length }) => length > 0)
}
