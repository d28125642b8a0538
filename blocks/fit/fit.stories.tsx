import type { Meta, StoryObj } from '@storybook/react-vite'
import { storySetting } from '../kit/story-setting.ts'
import { longWord } from '../kit/story-words.ts'
import example from './fit.example.yaml'
import { FitProps } from './fit.schema.ts'
import { Fit } from './fit.tsx'

const meta = {
  title: 'Blocks/Fit',
  component: Fit,
  args: { ...FitProps.parse(example), setting: storySetting },
} satisfies Meta<typeof Fit>
export default meta

type Story = StoryObj<typeof meta>

export const Example: Story = {}
export const Sentence: Story = { args: { variant: 'sentence' } }
export const OneList: Story = { args: { notFit: undefined } }
export const Tint: Story = { args: { tone: 'tint' } }
export const Deep: Story = { args: { tone: 'deep' } }
export const LongWords: Story = {
  args: {
    title: longWord,
    text: longWord,
    fit: { title: longWord, items: [longWord] },
    notFit: { title: longWord, items: [longWord] },
  },
}
export const LongWordsSentence: Story = { args: { variant: 'sentence', fit: { items: [longWord] } } }
export const Least: Story = { args: FitProps.parse({ type: 'fit', fit: { items: ['you cook'] } }) }
