import type { Meta, StoryObj } from '@storybook/react-vite'
import { Section } from '../blocks/schemas.gen.ts'
import { SectionSample } from './block-story.tsx'
import { storySetting } from './story-setting.ts'

const items = [
  {
    icon: 'chart',
    title: 'The afternoon slump',
    text: 'Two hours after a biscuit, drawn on one sheet of paper.',
  },
  { icon: 'apple', title: 'Where it hides', text: 'Bread, sauce, oat milk. We read the labels together.' },
  { icon: 'moon', title: 'Seven days', text: 'For each a breakfast, something at four and a treat.' },
  { icon: 'heart', title: 'Birthdays', text: 'Cake, and how to like the second piece less.' },
  { icon: 'clipboard', title: 'The shop', text: 'What to put back, and in which order.' },
  { icon: 'users', title: 'The others', text: 'Why nobody begins alone.' },
  { icon: 'target', title: 'Coffee', text: 'Three weeks from two spoons to none.' },
] as const

const Trio = ({ entries }: { entries: number }) => (
  <SectionSample
    section={Section.parse({
      type: 'benefits',
      variant: 'trio',
      title: 'What you take home',
      items: items.slice(0, entries),
    })}
    setting={storySetting}
  />
)

/** No row has a single entry. */
const meta = { title: 'Blocks/Benefits/Trio', component: Trio } satisfies Meta<typeof Trio>
export default meta

type Story = StoryObj<typeof meta>

export const Two: Story = { args: { entries: 2 } }
export const Three: Story = { args: { entries: 3 } }
export const Four: Story = { args: { entries: 4 } }
export const Five: Story = { args: { entries: 5 } }
export const Seven: Story = { args: { entries: 7 } }
