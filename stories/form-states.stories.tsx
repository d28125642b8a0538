import type { Meta, StoryObj } from '@storybook/react-vite'
import formExample from '../blocks/form/form.example.yaml'
import { FormProps } from '../blocks/form/form.schema.ts'
import { FormField } from '../blocks/kit/form-field.ts'
import successExample from '../blocks/success/success.example.yaml'
import { SuccessProps } from '../blocks/success/success.schema.ts'
import { FormIsland } from '../engine/render/form-island.tsx'
import type { FormIslandData } from '../engine/render/form-island-data.ts'
import { FormView } from '../engine/render/form-view.tsx'
import type { FormViewState } from '../engine/render/form-view.tsx'
import { refusalNotice } from '../engine/render/refusal-notice.ts'
import { formWords } from '../engine/words/en.ts'

const example = FormProps.parse(formExample)
const form: FormProps = {
  ...example,
  messages: {
    ...example.messages,
    partial: {
      title: 'Registration Successful!',
      text: 'Your email may be delayed. Please book a slot now.',
      action: { label: 'Book a slot', href: 'https://calendly.com/example/slot' },
    },
    duplicate: { title: 'Your seat is safe', text: 'You are registered. Check your email for details.' },
    full: { title: 'All seats are taken', text: 'Please check back for future events.' },
    over: { title: 'This evening is over', text: 'Please check back for future events.' },
  },
}
const choices = (...labels: string[]) =>
  labels.map((label) => ({ value: label.toLowerCase().replaceAll(/\W+/g, '-'), label }))
const longFields = [
  ...form.fields,
  FormField.parse({ type: 'text', name: 'company', label: 'Company', help: 'As it stands on your card.' }),
  FormField.parse({ type: 'text', name: 'jobTitle', label: 'Job title', required: false }),
  FormField.parse({
    type: 'select',
    name: 'size',
    label: 'Company size',
    options: choices('Up to 50', 'More'),
  }),
  FormField.parse({ type: 'select', name: 'aim', label: 'What should change?', options: choices('Costs') }),
  FormField.parse({
    type: 'radio',
    name: 'evening',
    label: 'Which evening suits you?',
    options: choices('Monday', 'Tuesday', 'Saturday'),
  }),
  FormField.parse({ type: 'textarea', name: 'wish', label: 'What is hardest?', required: false }),
  FormField.parse({ type: 'checkbox', name: 'rules', label: 'I have read the house rules' }),
]
const short: FormIslandData = {
  campaign: 'sample/page',
  form,
  success: SuccessProps.parse(successExample),
  state: null,
}
const long: FormIslandData = { ...short, form: { ...form, variant: 'full', fields: longFields } }

const values = {
  name: 'Joanna',
  email: 'joanna@northgate.example',
  company: 'Northgate',
  size: 'more',
  aim: 'costs',
  evening: 'tuesday',
  wish: 'Schools.',
  rules: 'on',
}
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
const missing = Object.fromEntries(longFields.map(({ name }) => [name, 'Please fill this in.']))
const { messages } = form
const duplicate = { error: { code: 'already_registered', message: '' }, requestId: '' } as const
const late = { tone: 'ok', ...messages.partial, title: 'Registration Successful!' } as const

const states = {
  MissingInformation: {
    ...idle,
    control: { ...idle.control, errors: missing },
    toast: { tone: 'error', ...messages.missing },
  },
  Filled: typed,
  Sending: { ...typed, control: { ...typed.control, busy: true } },
  FieldError: { ...typed, control: { ...typed.control, errors: { email: formWords.problems.badEmail } } },
  Failed: noticed({ tone: 'error', ...messages.error }),
  NoAnswer: noticed(refusalNotice(messages, null, formWords.form)),
  Success: {
    ...idle,
    done: { note: undefined, email: values.email },
    toast: { tone: 'ok', ...messages.success },
  },
  MailLate: { ...idle, done: { note: formWords.form.mailLate, email: values.email } },
  MailLateAndStays: { ...noticed(late), toast: late },
  Cleared: { ...idle, toast: { tone: 'ok', ...messages.success } },
  AlreadyRegistered: noticed(refusalNotice(messages, duplicate, formWords.form)),
  Full: { ...idle, closed: 'full' },
  Over: { ...idle, closed: 'over' },
} satisfies Record<string, FormViewState>

const meta = {
  title: 'Form/States',
  component: FormView,
  args: { data: short, state: idle },
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
export const Live: Story = { render: () => <FormIsland data={short} /> }
export const MissingInformation: Story = { args: { state: states.MissingInformation } }
export const Filled: Story = { args: { state: states.Filled } }
export const Sending: Story = { args: { state: states.Sending } }
export const FieldError: Story = { args: { state: states.FieldError } }
export const Failed: Story = { args: { state: states.Failed } }
export const NoAnswer: Story = { args: { state: states.NoAnswer } }
export const Success: Story = { args: { state: states.Success } }
export const MailLate: Story = { args: { state: states.MailLate } }
export const MailLateAndStays: Story = { args: { state: states.MailLateAndStays } }
export const Cleared: Story = { args: { state: states.Cleared } }
export const AlreadyRegistered: Story = { args: { state: states.AlreadyRegistered } }
export const Full: Story = { args: { state: states.Full } }
export const Over: Story = { args: { state: states.Over } }

export const LongLive: Story = { render: () => <FormIsland data={long} /> }
export const LongMissingInformation: Story = { args: { data: long, state: states.MissingInformation } }
export const LongFilled: Story = { args: { data: long, state: states.Filled } }
export const LongSending: Story = { args: { data: long, state: states.Sending } }
export const LongFieldError: Story = { args: { data: long, state: states.FieldError } }
export const LongFailed: Story = { args: { data: long, state: states.Failed } }
export const LongNoAnswer: Story = { args: { data: long, state: states.NoAnswer } }
export const LongSuccess: Story = { args: { data: long, state: states.Success } }
export const LongMailLate: Story = { args: { data: long, state: states.MailLate } }
export const LongMailLateAndStays: Story = { args: { data: long, state: states.MailLateAndStays } }
export const LongCleared: Story = { args: { data: long, state: states.Cleared } }
export const LongAlreadyRegistered: Story = { args: { data: long, state: states.AlreadyRegistered } }
export const LongFull: Story = { args: { data: long, state: states.Full } }
export const LongOver: Story = { args: { data: long, state: states.Over } }
