import type { Meta, StoryObj } from '@storybook/react-vite'
import formExample from '../blocks/form/form.example.yaml'
import { FormProps } from '../blocks/form/form.schema.ts'
import { storySetting } from '../blocks/kit/story-setting.ts'
import successExample from '../blocks/success/success.example.yaml'
import { SuccessProps } from '../blocks/success/success.schema.ts'
import { FormIsland } from '../engine/render/form-island.tsx'
import { FormView } from '../engine/render/form-view.tsx'
import type { FormViewState } from '../engine/render/form-view.tsx'

const data = {
  campaign: 'sample/page',
  setting: storySetting,
  form: FormProps.parse(formExample),
  success: SuccessProps.parse(successExample),
  state: null,
}
const idle: FormViewState = {
  control: { values: {}, errors: {}, busy: false },
  done: null,
  toast: null,
  onDismiss: () => {},
}

const meta = {
  title: 'Form/States',
  component: FormView,
  args: { data, state: idle },
  decorators: [
    (Story) => (
      <div className="tone-paper sec">
        <div className="wrap">
          <Story />
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof FormView>
export default meta

type Story = StoryObj<typeof meta>

/** The real thing: it judges what is typed, and has no server to send it to. */
export const Live: Story = { render: () => <FormIsland data={data} /> }
export const MissingInformation: Story = {
  args: {
    state: {
      ...idle,
      control: {
        ...idle.control,
        errors: { name: 'Please fill this in.', email: 'Please fill this in.' },
      },
      toast: { tone: 'error', ...data.form.messages.missing },
    },
  },
}
export const Success: Story = {
  args: {
    state: {
      ...idle,
      done: { note: undefined, email: 'joanna@northgate.example' },
      toast: { tone: 'ok', ...data.form.messages.success },
    },
  },
}
export const PartialSuccess: Story = {
  args: {
    state: {
      ...idle,
      done: {
        note: 'Your confirmation e-mail may take a little longer.',
        email: 'joanna@northgate.example',
      },
    },
  },
}
