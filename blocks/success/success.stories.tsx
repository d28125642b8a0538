import type { Meta, StoryObj } from '@storybook/react-vite'
import { storySetting } from '../kit/story-setting.ts'
import example from './success.example.yaml'
import { SuccessProps } from './success.schema.ts'
import { Success } from './success.tsx'

const action = { label: 'Open the guide', href: '#' }

const meta = {
  title: 'Blocks/Success',
  component: Success,
  args: { ...SuccessProps.parse(example), setting: storySetting },
  decorators: [
    (Story) => (
      <div className="wrap">
        <div className="card card-ticket">
          <Story />
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof Success>
export default meta

type Story = StoryObj<typeof meta>

export const Example: Story = {}
export const Download: Story = { args: { variant: 'download', action, facts: undefined } }
export const MailLate: Story = { args: { note: 'Your confirmation email may take a little longer.' } }
export const AddressSaidBack: Story = { args: { said: 'Signed up as joanna@northgate.example' } }
