import type { Meta, StoryObj } from '@storybook/react-vite'
import { storySetting } from '../kit/story-setting.ts'
import { longWord } from '../kit/story-words.ts'
import example from './stats.example.yaml'
import { StatsProps } from './stats.schema.ts'
import { Stats } from './stats.tsx'

const meta = {
  title: 'Blocks/Stats',
  component: Stats,
  args: { ...StatsProps.parse(example), setting: storySetting },
} satisfies Meta<typeof Stats>
export default meta

type Story = StoryObj<typeof meta>

const figure = { value: '90 min', label: 'live' }

export const Example: Story = {}
export const Inline: Story = { args: { variant: 'inline', title: 'What is *counted* here' } }
export const Ledger: Story = { args: { variant: 'ledger', title: 'What is *counted* here' } }
export const SixFigures: Story = {
  args: {
    figures: Array.from({ length: 6 }, (_, index) => ({
      value: `${index + 1} weeks`,
      label: `after ${index}`,
    })),
  },
}
export const Tint: Story = { args: { tone: 'tint' } }
export const Deep: Story = { args: { tone: 'deep', variant: 'ledger' } }
export const LongWords: Story = {
  args: {
    title: longWord,
    text: longWord,
    note: longWord,
    figures: [{ value: longWord.slice(0, 24), label: longWord }],
  },
}
export const LongWordsLedger: Story = {
  args: { variant: 'ledger', figures: [{ value: longWord.slice(0, 24), label: longWord }] },
}
export const Least: Story = { args: StatsProps.parse({ type: 'stats', figures: [figure] }) }
