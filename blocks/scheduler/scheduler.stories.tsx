import type { Meta, StoryObj } from '@storybook/react-vite'
import { storySetting } from '../kit/story-setting.ts'
import { longWord } from '../kit/story-words.ts'
import example from './scheduler.example.yaml'
import { SchedulerProps } from './scheduler.schema.ts'
import { Scheduler } from './scheduler.tsx'

const meta = {
  title: 'Blocks/Scheduler',
  component: Scheduler,
  args: { ...SchedulerProps.parse(example), setting: storySetting },
} satisfies Meta<typeof Scheduler>
export default meta

type Story = StoryObj<typeof meta>

export const Example: Story = {}
export const Embed: Story = { args: { variant: 'embed', tone: 'paper' } }
export const EmbedLow: Story = { args: { variant: 'embed', height: 400 } }
export const Tint: Story = { args: { tone: 'tint' } }
export const Paper: Story = { args: { tone: 'paper' } }
export const LongWords: Story = {
  args: { title: longWord, text: longWord, label: longWord, note: longWord, bring: [longWord] },
}
export const Least: Story = {
  args: SchedulerProps.parse({ type: 'scheduler', label: 'Book', calendar: 'https://calendly.com/example' }),
}
