import type { Meta, StoryObj } from '@storybook/react-vite'
import { storySetting } from '../kit/story-setting.ts'
import example from './success.example.yaml'
import { SuccessProps } from './success.schema.ts'
import { Success } from './success.tsx'

const meta = {
  title: 'Blocks/Success',
  component: Success,
  args: { ...SuccessProps.parse(example), setting: storySetting },
  decorators: [
    (Story) => (
      <div className="card card-ticket">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Success>
export default meta

type Story = StoryObj<typeof meta>

export const Example: Story = {}
export const MailLate: Story = { args: { note: 'Your confirmation e-mail may take a little longer.' } }
export const AddressSaidBack: Story = { args: { said: 'Signed up as joanna@northgate.example' } }
