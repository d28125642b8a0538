import type { Meta, StoryObj } from '@storybook/react-vite'
import { drawings } from '../blocks/art/art.tsx'
import { ArtMark } from '../blocks/art/art-mark.tsx'
import { artNames } from '../blocks/art/art-name.ts'
import type { ArtName } from '../blocks/art/art-name.ts'
import { seededRandom } from '../blocks/art/drawings/random.ts'

type Props = { name: ArtName; seed: string; count: number; share: number }

const Drawing = ({ name, seed, count, share }: Props) => {
  const { box, draw } = drawings[name]
  return (
    <div className="tone-paper sec">
      <div className="wrap stack">
        <h2 className="title-2xl">{name}</h2>
        <div className="max-w-3xl">
          <svg viewBox={`0 0 ${box.join(' ')}`} aria-hidden="true">
            {draw(seededRandom(seed), { count, share })}
          </svg>
        </div>
        <div className="facts">
          {[0, 0.25, 0.5, 0.75, 1].map((part) => (
            <ArtMark key={part} name={name} share={part} className="size-16" />
          ))}
        </div>
      </div>
    </div>
  )
}

const Gallery = ({ seed, count, share }: Omit<Props, 'name'>) => (
  <div className="tone-paper sec">
    <div className="wrap grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {artNames.map((name) => {
        const { box, draw } = drawings[name]
        return (
          <figure key={name}>
            <svg viewBox={`0 0 ${box.join(' ')}`} aria-hidden="true">
              {draw(seededRandom(seed), { count, share })}
            </svg>
            <figcaption>{name}</figcaption>
          </figure>
        )
      })}
    </div>
  </div>
)

const meta = {
  title: 'Drawings',
  component: Drawing,
  args: { name: 'citrus', seed: 'sample/page', count: 7, share: 0.6 },
  argTypes: {
    name: { control: 'select', options: artNames },
    seed: { control: 'text', description: "A campaign's id; the same one gives the same picture." },
    count: { control: { type: 'range', min: 1, max: 15 } },
    share: { control: { type: 'range', min: 0, max: 1, step: 0.05 } },
  },
} satisfies Meta<typeof Drawing>
export default meta

type Story = StoryObj<typeof meta>

export const All: Story = { render: ({ seed, count, share }) => <Gallery {...{ seed, count, share }} /> }
export const Bars: Story = { args: { name: 'bars' } }
export const Bubbles: Story = { args: { name: 'bubbles' } }
export const Doors: Story = { args: { name: 'doors' } }
export const Citrus: Story = { args: { name: 'citrus' } }
export const Coast: Story = { args: { name: 'coast', count: 10 } }
export const Guilloche: Story = { args: { name: 'guilloche' } }
export const Kintsugi: Story = { args: { name: 'kintsugi' } }
export const Ledger: Story = { args: { name: 'ledger' } }
export const Matches: Story = { args: { name: 'matches' } }
export const Rays: Story = { args: { name: 'rays' } }
export const Route: Story = { args: { name: 'route' } }
export const Seats: Story = { args: { name: 'seats' } }
export const Contours: Story = { args: { name: 'contours' } }
export const Dots: Story = { args: { name: 'dots' } }
export const Mesh: Story = { args: { name: 'mesh' } }
export const Waves: Story = { args: { name: 'waves' } }
