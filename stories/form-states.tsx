import type { StoryObj } from '@storybook/react-vite'
import { FormProps } from '../blocks/form/form.schema.ts'
import { Frame } from '../blocks/kit/frame.tsx'
import type { FormIslandData } from '../engine/render/form-island-data.ts'
import { FormView } from '../engine/render/form-view.tsx'
import type { FormViewState } from '../engine/render/form-view.tsx'
import { refusalNotice } from '../engine/render/refusal-notice.ts'
import { unsentNotice, waitingNotice } from '../engine/render/unsent-words.ts'
import { formWords } from '../engine/words/en.ts'
import { exportName } from './block-cases.ts'
import { formStateNames } from './form-state-names.ts'
import type { FormStateName } from './form-state-names.ts'
import { sampleForm, typedValues as values } from './sample-form.ts'

const idle: FormViewState = {
  control: { values: {}, errors: {}, busy: false },
  done: null,
  toast: null,
  onDismiss: () => {},
}
const typed: FormViewState = { ...idle, control: { ...idle.control, values } }
const noticed = (notice: FormViewState['control']['notice']): FormViewState => ({
  ...typed,
  control: { ...typed.control, notice },
})
const busyWith = (notice: FormViewState['control']['notice']): FormViewState => ({
  ...typed,
  control: { ...typed.control, notice, busy: true },
})
const nothing = () => {}
const { unsentBefore } = formWords.form
const keptBefore = {
  title: unsentBefore.title,
  text: unsentBefore.text(unsentBefore.day(new Date(Date.UTC(2026, 10, 21, 12)))),
  presses: [unsentBefore.send, unsentBefore.discard, unsentBefore.later].map((label) => ({
    label,
    onPress: nothing,
  })),
}
const { ask, take, keep } = formWords.form.typo
const question = {
  name: 'email',
  ask,
  address: 'joanna@gmail.com',
  presses: [take, keep].map((label) => ({ label, onPress: nothing })),
}
const duplicate = { error: { code: 'already_registered', message: '' }, requestId: '' } as const

/** How the form stands in each state, as the form's own script or the server would set it. */
const stateOf = (name: FormStateName, { fields, messages }: FormProps): FormViewState => {
  const late = { tone: 'ok', title: messages.success.title, ...messages.partial } as const
  const missing = Object.fromEntries(fields.map((field) => [field.name, 'Please fill this in.']))
  const states: Record<FormStateName, FormViewState> = {
    Idle: idle,
    Filled: typed,
    MissingInformation: {
      ...idle,
      control: { ...idle.control, errors: missing },
      toast: { tone: 'error', ...messages.missing },
    },
    FieldError: { ...typed, control: { ...typed.control, errors: { email: formWords.problems.badEmail } } },
    Submitting: { ...typed, control: { ...typed.control, busy: true } },
    ServerError: noticed({ tone: 'error', ...messages.error }),
    StillTrying: busyWith(waitingNotice(true)),
    StillTryingWhereNothingIsKept: busyWith(waitingNotice(false)),
    NoAnswer: noticed(unsentNotice(messages, true, { onAgain: nothing, onDiscard: nothing })),
    NotSentBefore: { ...idle, kept: keptBefore },
    NotSentBeforeMissed: { ...idle, kept: { ...keptBefore, missed: unsentBefore.missed } },
    NotSentBeforeSending: { ...idle, kept: { ...keptBefore, busy: 'Registering...' } },
    TypoAsked: { ...typed, control: { ...typed.control, question } },
    Success: {
      ...idle,
      done: { note: undefined, email: values.email },
      toast: { tone: 'ok', ...messages.success },
    },
    SuccessThatClears: { ...idle, toast: { tone: 'ok', ...messages.success } },
    MailLate: { ...idle, done: { note: formWords.form.mailLate, email: values.email } },
    MailLateAndStays: { ...noticed(late), toast: late },
    AlreadyRegistered: noticed(refusalNotice(messages, duplicate, formWords.form)),
    NearlyFull: idle,
    Full: { ...idle, closed: 'full' },
    Over: { ...idle, closed: 'over' },
  }
  return states[name]
}

/** A form in one of its states; `capacity`: places of its event. */
export const inState = (name: FormStateName, data: FormIslandData, capacity: number): Sample => {
  const seats = name === 'NearlyFull' ? { left: Math.ceil(capacity / 10), capacity } : undefined
  return {
    data: seats ? { ...data, state: { values: {}, errors: {}, seats } } : data,
    state: stateOf(name, data.form),
  }
}

type Sample = { data: FormIslandData; state: FormViewState }

/** The form in its card on a page's paper. */
export const FormSample = ({ data, state }: Sample) => (
  <Frame tone="paper">
    <div className="form-place">
      <FormView data={data} state={state} />
    </div>
  </Frame>
)

const sampleOf = (variant: FormProps['variant'], name: FormStateName): Sample =>
  inState(name, sampleForm(variant), 40)

/** The stories of the form in every variant and state, by export name. */
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
