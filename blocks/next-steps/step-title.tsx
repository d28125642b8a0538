import { ItemTitle } from '../kit/heading.tsx'
import type { NextStepsProps } from './next-steps.schema.ts'

export type Step = NextStepsProps['steps'][number]

export const StepTitle = ({ step, under }: { step: Step; under: string | undefined }) => (
  <ItemTitle under={under}>
    {step.title}
    {step.note !== undefined && <span className="step-note"> {step.note}</span>}
  </ItemTitle>
)
