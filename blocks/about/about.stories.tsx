import type { Meta, StoryObj } from '@storybook/react-vite'
import { storySetting } from '../kit/story-setting.ts'
import example from './about.example.yaml'
import { AboutProps } from './about.schema.ts'
import { About } from './about.tsx'

const meta = {
  title: 'Blocks/About',
  component: About,
  args: { ...AboutProps.parse(example), setting: storySetting },
} satisfies Meta<typeof About>
export default meta

type Story = StoryObj<typeof meta>

export const Example: Story = {}
export const Letter: Story = { args: { variant: 'letter', tone: 'paper', signature: 'Juniper' } }
export const Deep: Story = { args: { tone: 'deep' } }
