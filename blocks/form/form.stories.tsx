import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormField } from '../kit/form-field.ts'
import type { FormControl } from './form-control.ts'
import example from './form.example.yaml'
import { FormProps } from './form.schema.ts'
import { Form } from './form.tsx'

const form = FormProps.parse(example)
const control: FormControl = {
  action: '#',
  values: {},
  errors: {},
  busy: false,
  words: { optional: 'optional', choose: 'Please choose', trap: 'Leave this field empty' },
}
const typed = { name: 'Joanna', email: 'joanna@northgate.example' }

const meta = {
  title: 'Blocks/Form',
  component: Form,
  args: { ...form, control },
  decorators: [
    (Story) => (
      <div className="wrap">
        <div className="card card-ticket">
          <Story />
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof Form>
export default meta

type Story = StoryObj<typeof meta>

export const Example: Story = {}
export const Card: Story = { args: { variant: 'card' } }
export const Bare: Story = { args: { variant: 'bare', fields: form.fields.slice(1) } }
export const Sending: Story = { args: { control: { ...control, busy: true, values: typed } } }
export const FieldErrors: Story = {
  args: {
    control: {
      ...control,
      values: { ...typed, email: 'joanna@northgate' },
      errors: { email: 'Please check this address. It should look like name@example.com.' },
    },
  },
}
export const StoredButLate: Story = {
  args: {
    control: {
      ...control,
      values: typed,
      notice: {
        tone: 'ok',
        title: 'You are registered',
        text: 'The email may be delayed. Please book your slot.',
        action: { label: 'Book your slot', href: 'https://calendly.com/example/slot' },
      },
    },
  },
}
export const ServerError: Story = {
  args: { control: { ...control, values: typed, notice: { tone: 'error', ...form.messages.error } } },
}
export const EveryKindOfField: Story = {
  args: {
    variant: 'full',
    fields: [
      ...form.fields,
      FormField.parse({
        type: 'select',
        name: 'size',
        label: 'Size of your team',
        options: [
          { value: 'small', label: 'Up to 50' },
          { value: 'large', label: 'More than 50' },
        ],
      }),
      FormField.parse({
        type: 'radio',
        name: 'when',
        label: 'When suits you?',
        options: [
          { value: 'morning', label: 'In the morning' },
          { value: 'evening', label: 'In the evening' },
        ],
      }),
      FormField.parse({
        type: 'textarea',
        name: 'challenges',
        label: 'What is hardest?',
        required: false,
        help: 'A sentence is plenty.',
      }),
      FormField.parse({ type: 'checkbox', name: 'consent', label: 'Write to me about the next evening too' }),
    ],
  },
}
