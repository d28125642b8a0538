import { clsx } from 'clsx'
import { airOf } from '../kit/air.ts'
import { ActionLink } from '../kit/button.tsx'
import { Frame } from '../kit/frame.tsx'
import { Heading } from '../kit/heading.tsx'
import type { PageLayout } from '../kit/page-layout.ts'
import type { BlockProps } from '../kit/setting.ts'
import { Shore } from '../kit/shore.tsx'
import type { FaqProps } from './faq.schema.ts'
import { Questions } from './questions.tsx'

const looks: Partial<Record<PageLayout, string>> = {
  poster: 'asked asked-poster',
  ticket: 'asked asked-ticket',
  stairs: 'asked asked-stairs',
  margin: 'page-margin asked asked-margin',
  sheet: 'asked asked-sheet',
  letter: 'page-letter asked asked-letter',
  slices: 'page-slices asked asked-slices',
  chart: 'page-chart asked asked-chart',
  programme: 'page-programme asked asked-programme',
  talk: 'asked asked-talk',
}

export const askedLook = (layout: PageLayout) => looks[layout]

/** What opens, with its answers. */
export const saidIn = (questions: FaqProps['questions']) =>
  questions.flatMap(({ question, answer }) => [question, answer])

const opening: readonly PageLayout[] = ['poster', 'ticket', 'stairs']

/** Questions in the layout of the look. */
export const Asked = ({ tone, anchor, title, text, action, questions, setting }: BlockProps<FaqProps>) => (
  <Frame
    tone={tone}
    anchor={anchor}
    className={clsx(
      looks[setting.layout],
      setting.layout === 'letter' && questions.length === 1 && 'asked-one',
      airOf(setting.layout, saidIn(questions)),
    )}
    art={setting.layout === 'chart' && <Shore />}
  >
    <Heading title={title} text={text} />
    {opening.includes(setting.layout) ? (
      <div className="asked-list">
        <Questions questions={questions} />
      </div>
    ) : (
      <dl className="asked-list">
        {questions.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd className="faq-answer">{answer}</dd>
          </div>
        ))}
      </dl>
    )}
    {action && (
      <p className="faq-action">
        <ActionLink action={action} />
      </p>
    )}
  </Frame>
)
