import { clsx } from 'clsx'
import { Frame } from '../kit/frame.tsx'
import { Heading } from '../kit/heading.tsx'
import { Pin } from '../kit/pin.tsx'
import type { BlockProps } from '../kit/setting.ts'
import type { NextStepsProps } from './next-steps.schema.ts'
import { StepTitle } from './step-title.tsx'
import type { Step } from './step-title.tsx'
import { Way, wayLook } from './way.tsx'

export const NextSteps = (props: BlockProps<NextStepsProps>) => {
  const { variant, tone, anchor, eyebrow, title, text, steps, setting } = props
  if (variant !== 'plain' && wayLook(setting.layout) !== undefined) return <Way {...props} />
  const titled = (title ?? text) !== undefined
  const isAcross = variant === 'pins' || (variant === 'rail' && steps.length === 4)
  const isTall = variant === 'rail' && titled && !isAcross && (text === undefined || steps.length > 4)
  return (
    <Frame tone={tone} anchor={anchor} className="sec-dense">
      <div className={!isAcross && !isTall && titled ? 'split' : 'stack'}>
        <Heading eyebrow={eyebrow} title={title} text={text} />
        {variant === 'plain' ? (
          <ol className="steps-plain">
            {steps.map((step) => (
              <li key={step.title}>
                <StepTitle step={step} under={title} />
                {step.text !== undefined && <p className="quiet">{step.text}</p>}
              </li>
            ))}
          </ol>
        ) : (
          <ol
            className={clsx(
              'steps',
              isAcross && ['steps-pins', steps.length > 4 && 'steps-rows'],
              isTall && 'steps-flow',
            )}
          >
            {steps.map((step, index) => (
              <li key={step.title} className={clsx('step', isAcross && isLong(step, steps) && 'step-long')}>
                <Pin art={setting.art}>
                  <b>{index + 1}</b>
                </Pin>
                <div>
                  <StepTitle step={step} under={title} />
                  {step.text !== undefined && <p className="quiet mt-1">{step.text}</p>}
                </div>
              </li>
            ))}
          </ol>
        )}
      </div>
    </Frame>
  )
}

/** A column as wide as the others would end far below them: of more than two lines. */
const isLong = ({ text = '' }: Step, steps: readonly Step[]) =>
  text.length > 60 &&
  text.length > 1.4 * (steps.reduce((sum, step) => sum + (step.text?.length ?? 0), 0) / steps.length)
