import type { Meta, StoryObj } from '@storybook/react-vite'
import { storySetting } from '../kit/story-setting.ts'
import { longWord } from '../kit/story-words.ts'
import example from './book-cover.example.yaml'
import { BookCoverProps } from './book-cover.schema.ts'
import { BookCover } from './book-cover.tsx'

const meta = {
  title: 'Blocks/BookCover',
  component: BookCover,
  args: { ...BookCoverProps.parse(example), setting: storySetting },
} satisfies Meta<typeof BookCover>
export default meta

type Story = StoryObj<typeof meta>

export const Example: Story = {}
export const Flat: Story = { args: { variant: 'flat' } }
export const Fan: Story = { args: { variant: 'fan' } }
export const Paper: Story = { args: { tone: 'paper' } }
export const Deep: Story = { args: { tone: 'deep', variant: 'fan' } }
export const LongWords: Story = {
  args: {
    title: longWord,
    text: longWord,
    points: [longWord],
    book: { title: longWord.slice(0, 80) },
    action: { label: longWord, href: '#form' },
  },
}
export const Least: Story = {
  args: BookCoverProps.parse({ type: 'book-cover', book: { title: 'Names for sugar' } }),
}
