import { clsx } from 'clsx'
import { Frame } from '../kit/frame.tsx'
import { Heading, ItemTitle } from '../kit/heading.tsx'
import { Pin } from '../kit/pin.tsx'
import type { BlockProps } from '../kit/setting.ts'
import type { NextStepsProps } from './next-steps.schema.ts'

export const NextSteps = (props: BlockProps<NextStepsProps>) => {
  const { variant, tone, anchor, eyebrow, title, text, steps, setting } = props
  const titled = (title ?? text) !== undefined
  // Four on a rail would leave the column below the title empty.
  const isAcross = variant === 'pins' || (variant === 'rail' && steps.length === 4)
  return (
    <Frame tone={tone} anchor={anchor}>
      <div className={!isAcross && titled ? 'split' : 'stack'}>
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
          <ol className={clsx('steps', isAcross && ['steps-pins', steps.length > 4 && 'steps-rows'])}>
            {steps.map((step, index) => (
              <li key={step.title} className="step">
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

const StepTitle = ({ step, under }: { step: NextStepsProps['steps'][number]; under: string | undefined }) => (
  <ItemTitle under={under}>
    {step.title}
    {step.note !== undefined && <span className="step-note"> {step.note}</span>}
  </ItemTitle>
)
