import type { Meta, StoryObj } from '@storybook/react-vite'
import { storySetting } from '../kit/story-setting.ts'
import example from './faq.example.yaml'
import { FaqProps } from './faq.schema.ts'
import { Faq } from './faq.tsx'

const meta = {
  title: 'Blocks/Faq',
  component: Faq,
  args: { ...FaqProps.parse(example), setting: storySetting },
} satisfies Meta<typeof Faq>
export default meta

type Story = StoryObj<typeof meta>

export const Example: Story = {}
export const Wide: Story = { args: { variant: 'wide' } }
export const Deep: Story = { args: { tone: 'deep' } }
