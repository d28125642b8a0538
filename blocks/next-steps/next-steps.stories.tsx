import type { Meta, StoryObj } from '@storybook/react-vite'
import { storySetting } from '../kit/story-setting.ts'
import { longWord } from '../kit/story-words.ts'
import example from './next-steps.example.yaml'
import { NextStepsProps } from './next-steps.schema.ts'
import { NextSteps } from './next-steps.tsx'

const meta = {
  title: 'Blocks/NextSteps',
  component: NextSteps,
  args: { ...NextStepsProps.parse(example), setting: storySetting },
} satisfies Meta<typeof NextSteps>
export default meta

type Story = StoryObj<typeof meta>

export const Example: Story = {}
export const Rail: Story = { args: { variant: 'rail' } }
export const Plain: Story = { args: { variant: 'plain' } }
export const SixSteps: Story = {
  args: {
    steps: Array.from({ length: 6 }, (_, index) => ({ title: `In week ${index + 1}`, text: 'One step.' })),
  },
}
export const PinsOfACoast: Story = { args: { setting: { ...storySetting, art: 'coast' } } }
export const Tint: Story = { args: { tone: 'tint' } }
export const Deep: Story = { args: { tone: 'deep' } }
export const LongWords: Story = {
  args: {
    title: longWord,
    text: longWord,
    steps: [
      { title: longWord, text: longWord },
      { title: 'Then', text: longWord },
    ],
  },
}
export const Least: Story = {
  args: NextStepsProps.parse({ type: 'next-steps', steps: [{ title: 'Now' }, { title: 'Then' }] }),
}
