import { ActionLink } from '../kit/button.tsx'
import { Frame } from '../kit/frame.tsx'
import { Heading } from '../kit/heading.tsx'
import type { BlockProps } from '../kit/setting.ts'
import type { FaqProps } from './faq.schema.ts'

export const Faq = ({ variant, tone, anchor, title, text, action, questions }: BlockProps<FaqProps>) => (
  <Frame tone={tone} anchor={anchor}>
    <div className={variant === 'split' ? 'split faq-split' : 'stack'}>
      <Heading title={title} text={text} />
      <div className={variant === 'split' ? 'faq-list' : 'faq-wide'}>
        {questions.map(({ question, answer }, index) => (
          <details key={question} className="faq-item" open={index === 0}>
            <summary className="faq-question">{question}</summary>
            <p className="faq-answer">{answer}</p>
          </details>
        ))}
      </div>
      {action && (
        <p className={variant === 'split' ? 'faq-action' : undefined}>
          <ActionLink action={action} />
        </p>
      )}
    </div>
  </Frame>
)
