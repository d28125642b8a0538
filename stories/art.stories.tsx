import type { Meta, StoryObj } from '@storybook/react-vite'
import { drawings } from '../blocks/kit/art/art.tsx'
import { ArtMark } from '../blocks/kit/art/art-mark.tsx'
import { coaches, lookCss } from './coaches.ts'

/** One coach's drawing for three campaigns, and its sign as it grows. */
const Drawing = ({ coach, count }: { coach: string; count: number }) => {
  const theme = coaches[coach]?.theme
  if (!theme) return null
  const { box, draw } = drawings[theme.art]
  return (
    <div className="tone-paper sec">
      <style>{lookCss(theme)}</style>
      <div className="wrap stack">
        <div className="grid grid-cols-3 gap-6">
          {['one', 'two', 'three'].map((seed) => (
            <svg key={seed} viewBox={`0 0 ${box.join(' ')}`} aria-hidden="true">
              {draw(`${coach}/${seed}`, count)}
            </svg>
          ))}
        </div>
        <div className="facts">
          {[0, 0.25, 0.5, 0.75, 1].map((share) => (
            <ArtMark key={share} name={theme.art} share={share} className="size-16" />
          ))}
        </div>
      </div>
    </div>
  )
}

const meta = {
  title: 'Drawings',
  component: Drawing,
  args: { coach: 'harbor', count: 7 },
  argTypes: {
    coach: { control: 'select', options: Object.keys(coaches) },
    count: { control: { type: 'range', min: 1, max: 12 } },
  },
} satisfies Meta<typeof Drawing>
export default meta

type Story = StoryObj<typeof meta>

export const Coast: Story = {}
export const TenPins: Story = { args: { count: 10 } }
export const Route: Story = { args: { coach: 'compass' } }
export const Bubbles: Story = { args: { coach: 'caring' } }
export const Bars: Story = { args: { coach: 'rampup' } }
export const Citrus: Story = { args: { coach: 'vitality' } }
