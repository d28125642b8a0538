import { Frame } from '../kit/frame.tsx'
import { Heading } from '../kit/heading.tsx'
import type { PageLayout } from '../kit/page-layout.ts'
import type { BlockProps } from '../kit/setting.ts'
import type { NextStepsProps } from './next-steps.schema.ts'
import { StepTitle } from './step-title.tsx'

const looks: Partial<Record<PageLayout, string>> = {
  poster: 'page-poster way way-poster',
  ticket: 'way way-ticket',
  sheet: 'way way-sheet',
  letter: 'page-letter way way-letter',
}

export const wayLook = (layout: PageLayout) => looks[layout]

/** Steps in the layout of the look. */
export const Way = ({ tone, anchor, eyebrow, title, text, steps, setting }: BlockProps<NextStepsProps>) => (
  <Frame tone={tone} anchor={anchor} className={looks[setting.layout]}>
    <Heading eyebrow={eyebrow} title={title} text={text} />
    <ol>
      {steps.map((step, index) => (
        <li key={step.title}>
          <b>{index + 1}</b>
          <StepTitle step={step} under={title} />
          {step.text !== undefined && <p className="quiet">{step.text}</p>}
        </li>
      ))}
    </ol>
  </Frame>
)
