import type { FaqProps } from './faq.schema.ts'

export const Questions = ({ questions, opens = true }: Pick<FaqProps, 'questions'> & { opens?: boolean }) =>
  questions.map(({ question, answer }, index) => (
    <details key={question} className="faq-item" open={opens && index === 0}>
      <summary className="faq-question">{question}</summary>
      <p className="faq-answer">{answer}</p>
    </details>
  ))
