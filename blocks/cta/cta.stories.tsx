import type { Meta, StoryObj } from '@storybook/react-vite'
import { storySetting } from '../kit/story-setting.ts'
import { longWord } from '../kit/story-words.ts'
import example from './cta.example.yaml'
import { CtaProps } from './cta.schema.ts'
import { Cta } from './cta.tsx'

const meta = {
  title: 'Blocks/Cta',
  component: Cta,
  args: { ...CtaProps.parse(example), setting: storySetting },
} satisfies Meta<typeof Cta>
export default meta

type Story = StoryObj<typeof meta>

export const Example: Story = {}
export const Echo: Story = { args: { variant: 'echo' } }
export const Dusk: Story = { args: { variant: 'dusk' } }
export const EchoTint: Story = { args: { variant: 'echo', tone: 'tint' } }
export const DuskPaper: Story = { args: { variant: 'dusk', tone: 'paper' } }
export const LongWords: Story = {
  args: { title: longWord, text: longWord, note: longWord, action: { label: longWord, href: '#form' } },
}
export const Least: Story = {
  args: CtaProps.parse({ type: 'cta', title: 'Come', action: { label: 'Go', href: '#form' } }),
}
