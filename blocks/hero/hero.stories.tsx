import type { Meta, StoryObj } from '@storybook/react-vite'
import { storySetting } from '../kit/story-setting.ts'
import example from './hero.example.yaml'
import { HeroProps } from './hero.schema.ts'
import { Hero } from './hero.tsx'

const meta = {
  title: 'Blocks/Hero',
  component: Hero,
  args: { ...HeroProps.parse(example), setting: storySetting },
} satisfies Meta<typeof Hero>
export default meta

type Story = StoryObj<typeof meta>

export const Example: Story = {}
export const Poster: Story = { args: { variant: 'poster', tone: 'deep' } }
export const Tint: Story = { args: { tone: 'tint' } }
