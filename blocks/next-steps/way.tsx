import { clsx } from 'clsx'
import { Frame } from '../kit/frame.tsx'
import { Heading } from '../kit/heading.tsx'
import type { PageLayout } from '../kit/page-layout.ts'
import type { BlockProps } from '../kit/setting.ts'
import type { NextStepsProps } from './next-steps.schema.ts'
import { StepTitle } from './step-title.tsx'
import type { Step } from './step-title.tsx'

const looks: Partial<Record<PageLayout, string>> = {
  poster: 'way way-poster',
  ticket: 'way way-ticket',
  margin: 'way way-margin',
  sheet: 'way way-sheet',
  letter: 'page-letter way way-letter',
  programme: 'page-programme way way-programme',
}

export const wayLook = (layout: PageLayout) => looks[layout]

/** Steps in the layout of the look. */
export const Way = ({ tone, anchor, eyebrow, title, text, steps, setting }: BlockProps<NextStepsProps>) => (
  <Frame tone={tone} anchor={anchor} className={clsx('sec-dense', lookFor(setting.layout, steps))}>
    <Heading eyebrow={eyebrow} title={title} text={text} />
    <ol>
      {steps.map((step, index) => (
        <li key={step.title}>
          <b>{index + 1}</b>
          {setting.layout === 'programme' && (
            <Pause at={index / Math.max(steps.length - 1, 1)} note={step.note} />
          )}
          <StepTitle step={step} under={title} />
          {step.text !== undefined && <p className="quiet">{step.text}</p>}
        </li>
      ))}
    </ol>
  </Frame>
)

const lookFor = (layout: PageLayout, steps: readonly Step[]) =>
  layout === 'letter' && steps.length <= 4 && steps.every(({ text = '' }) => text.length <= 60)
    ? 'way way-brief'
    : looks[layout]

/** The running time as a dotted line, and where on it this is. Each part of the line is whole dots, a gap last. */
const Pause = ({ at, note }: { at: number; note: string | undefined }) => {
  const from = Math.round(at * 66)
  return (
    <svg className="way-time" aria-hidden="true">
      {from > 0 && <line x2={`${from}%`} y1="50%" y2="50%" pathLength={dotsOf(from)} />}
      {from < 66 && <line x1="100%" x2={`${from + 34}%`} y1="50%" y2="50%" pathLength={dotsOf(66 - from)} />}
      <rect x={`${from}%`} width="34%" height="100%" />
      {note !== undefined && (
        <text x={`${from + 17}%`} y="50%" dominantBaseline="central">
          {note}
        </text>
      )}
    </svg>
  )
}

/** In units of its dash and gap. */
const dotsOf = (share: number) => 20 * Math.max(1, Math.round(share * 0.36))
