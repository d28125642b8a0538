import type { StoryObj } from '@storybook/react-vite'
import { FormProps } from '../blocks/form/form.schema.ts'
import { Frame } from '../blocks/kit/frame.tsx'
import { answerParts } from '../engine/render/form/answer/answer-parts.tsx'
import type { FormIslandData } from '../engine/render/form/form-island-data.ts'
import { formStateOf } from '../engine/render/form/form-state.ts'
import { FormView } from '../engine/render/form/form-view.tsx'
import type { FormViewState } from '../engine/render/form/form-view.tsx'
import { exportName } from './block-cases.ts'
import { formStateNames } from '../engine/campaign/preview/page-states.ts'
import type { FormStateName } from '../engine/campaign/preview/page-states.ts'
import { sampleForm, typedValues } from './sample-form.ts'

export const inState = (name: FormStateName, data: FormIslandData, capacity: number): Sample => {
  const seats = name === 'NearlyFull' ? { left: Math.ceil(capacity / 10), capacity } : undefined
  return {
    data: seats ? { ...data, state: { values: {}, errors: {}, seats } } : data,
    state: formStateOf(name, data.form, typedValues, data.lang),
  }
}

type Sample = { data: FormIslandData; state: FormViewState }

export const FormSample = ({ data, state }: Sample) => (
  <Frame tone="paper">
    <div className="form-place">
      <FormView data={data} state={state} parts={answerParts} />
    </div>
  </Frame>
)

const sampleOf = (variant: FormProps['variant'], name: FormStateName): Sample =>
  inState(name, sampleForm(variant), 40)

export const stateStories = (): Record<string, StoryObj<typeof FormSample>> =>
  Object.fromEntries(
    FormProps.shape.variant
      .unwrap()
      .options.flatMap((variant) =>
        formStateNames.map((name) => [
          exportName(variant, name),
          { args: sampleOf(variant, name), render: (args) => <FormSample {...args} /> } satisfies StoryObj<
            typeof FormSample
          >,
        ]),
      ),
  )
