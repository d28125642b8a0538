import { clsx } from 'clsx'
import { Frame } from '../kit/frame.tsx'
import { Heading } from '../kit/heading.tsx'
import type { PageLayout } from '../kit/page-layout.ts'
import type { BlockProps } from '../kit/setting.ts'
import { sharesOf } from '../kit/shares-of.ts'
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
export const Way = ({ tone, anchor, eyebrow, title, text, steps, setting }: BlockProps<NextStepsProps>) => {
  const shares = sharesOf(steps.map(({ note = '' }) => note))
  return (
    <Frame tone={tone} anchor={anchor} className={clsx('sec-dense', lookFor(setting.layout, steps))}>
      <Heading eyebrow={eyebrow} title={title} text={text} />
      <ol>
        {steps.map((step, index) => (
          <li key={step.title}>
            <b>{index + 1}</b>
            {setting.layout === 'programme' && (
              <Pause at={index / Math.max(steps.length - 1, 1)} share={shares?.[index]} note={step.note} />
            )}
            <StepTitle step={step} under={title} />
            {step.text !== undefined && <p className="quiet">{step.text}</p>}
          </li>
        ))}
      </ol>
    </Frame>
  )
}

const lookFor = (layout: PageLayout, steps: readonly Step[]) =>
  layout === 'letter' && steps.length <= 4 && steps.every(({ text = '' }) => text.length <= 60)
    ? 'way way-brief'
    : looks[layout]

type PauseProps = { at: number; share: number | undefined; note: string | undefined }

/** The running time as a dotted line, and where on it this is: to scale where all last so many of one unit. */
const Pause = ({ at, share, note = '' }: PauseProps) => {
  const wide = share === undefined ? 34 : Math.round(longest * share)
  const from = Math.round(at * (100 - wide))
  const to = from + wide
  return (
    <svg className="way-time" aria-hidden="true">
      {from > 0 && <line x2={`${from}%`} y1="50%" y2="50%" pathLength={dotsOf(from)} />}
      {to < 100 && <line x1="100%" x2={`${to}%`} y1="50%" y2="50%" pathLength={dotsOf(100 - to)} />}
      <rect x={`${from}%`} width={`${wide}%`} height="100%" />
      {note !== '' && wide >= note.length * letter && (
        <text x={`${from + wide / 2}%`} y="50%" dominantBaseline="central">
          {note}
        </text>
      )}
    </svg>
  )
}

/** In hundredths of the line: a silence, and a letter on a phone. */
const longest = 76
const letter = 3.4

/** In units of its dash and gap: each part of the line is whole dots, a gap last. */
const dotsOf = (share: number) => 20 * Math.max(1, Math.round(share * 0.36))
