import type { Meta, StoryObj } from '@storybook/react-vite'
import { storySetting } from '../kit/story-setting.ts'
import example from './footer.example.yaml'
import { FooterProps } from './footer.schema.ts'
import { Footer } from './footer.tsx'

const meta = {
  title: 'Blocks/Footer',
  component: Footer,
  args: { ...FooterProps.parse(example), setting: storySetting },
} satisfies Meta<typeof Footer>
export default meta

type Story = StoryObj<typeof meta>

export const Example: Story = {}
export const Paper: Story = { args: { tone: 'paper' } }
export const Tint: Story = { args: { tone: 'tint' } }
