import type { Meta, StoryObj } from '@storybook/react-vite'
import { drawPortrait } from '../blocks/art/portraits/draw-portrait.ts'
import * as parts from '../blocks/art/portraits/portrait-look.ts'
import type { PortraitLook } from '../blocks/art/portraits/portrait-look.ts'
import { svgUrl } from '../engine/campaign/schema/drawn-portraits.ts'
import { coaches } from './coaches.ts'

type Props = PortraitLook & { coach: string }

const Person = ({ coach, ...look }: Props) => {
  const theme = coaches[coach]?.theme
  return theme ? (
    <img
      src={svgUrl(drawPortrait(look, theme))}
      alt={`${look.hair}, ${look.clothes}`}
      width="400"
      height="440"
      className="h-auto max-w-full"
    />
  ) : null
}

const meta = {
  title: 'Portraits',
  component: Person,
  args: {
    coach: 'harbor',
    hair: 'bob',
    hairColour: 'brown',
    skin: 'olive',
    face: 'oval',
    lines: false,
    expression: 'calm',
    glasses: 'none',
    beard: 'none',
    earrings: 'none',
    clothes: 'blazer',
  },
  argTypes: {
    coach: { control: 'select', options: Object.keys(coaches) },
    hair: { control: 'select', options: parts.hairStyles },
    hairColour: { control: 'select', options: parts.hairColours },
    skin: { control: 'select', options: parts.skins },
    face: { control: 'select', options: parts.faces },
    expression: { control: 'select', options: parts.expressions },
    glasses: { control: 'select', options: parts.glassesKinds },
    beard: { control: 'select', options: parts.beards },
    earrings: { control: 'select', options: parts.earringKinds },
    clothes: { control: 'select', options: parts.clothesKinds },
  },
} satisfies Meta<typeof Person>
export default meta

type Story = StoryObj<typeof meta>

export const OnePerson: Story = {}

const nth = <Name,>(names: readonly [Name, ...Name[]], index: number): Name =>
  names[index % names.length] ?? names[0]

export const HairStyles: Story = {
  render: ({ coach }) => (
    <div className="grid grid-cols-3 gap-6 lg:grid-cols-5">
      {parts.hairStyles.map((hair, index) => (
        <figure key={hair}>
          <Person
            coach={coach}
            hair={hair}
            hairColour={nth(parts.hairColours, index * 2)}
            skin={nth(parts.skins, index * 3 + 1)}
            face={nth(parts.faces, index)}
            lines={index % 3 === 0}
            expression={nth(parts.expressions, index)}
            glasses={nth(parts.glassesKinds, index)}
            beard={index < 5 ? nth(parts.beards, index) : 'none'}
            earrings={index < 5 ? 'none' : nth(parts.earringKinds, index)}
            clothes={nth(parts.clothesKinds, index)}
          />
          <figcaption className="quiet">{hair}</figcaption>
        </figure>
      ))}
    </div>
  ),
}

export const Coaches: Story = {
  render: () => (
    <div className="grid grid-cols-3 gap-6">
      {Object.entries(coaches).map(([slug, { name, portrait }]) =>
        portrait?.drawn ? (
          <figure key={slug}>
            <Person coach={slug} {...portrait.drawn} />
            <figcaption className="quiet">{name}</figcaption>
          </figure>
        ) : null,
      )}
    </div>
  ),
}
