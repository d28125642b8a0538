import type { Meta, StoryObj } from '@storybook/react-vite'
import { storySetting } from '../kit/story-setting.ts'
import example from './testimonials.example.yaml'
import { TestimonialsProps } from './testimonials.schema.ts'
import { Testimonials } from './testimonials.tsx'

const meta = {
  title: 'Blocks/Testimonials',
  component: Testimonials,
  args: { ...TestimonialsProps.parse(example), setting: storySetting },
} satisfies Meta<typeof Testimonials>
export default meta

type Story = StoryObj<typeof meta>

export const Example: Story = {}
export const Figure: Story = { args: { variant: 'figure', tone: 'paper' } }
export const Columns: Story = { args: { variant: 'columns', tone: 'tint' } }
