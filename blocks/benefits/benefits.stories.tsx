import type { Meta, StoryObj } from '@storybook/react-vite'
import { storySetting } from '../kit/story-setting.ts'
import example from './benefits.example.yaml'
import { BenefitsProps } from './benefits.schema.ts'
import { Benefits } from './benefits.tsx'

const meta = {
  title: 'Blocks/Benefits',
  component: Benefits,
  args: { ...BenefitsProps.parse(example), setting: storySetting },
} satisfies Meta<typeof Benefits>
export default meta

type Story = StoryObj<typeof meta>

export const Example: Story = {}
export const Index: Story = { args: { variant: 'index', tone: 'paper' } }
export const Trio: Story = { args: { variant: 'trio', tone: 'paper' } }
export const Deep: Story = { args: { tone: 'deep' } }
