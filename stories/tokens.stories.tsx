import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { Icon } from '../blocks/kit/icon.tsx'
import { IconName } from '../blocks/kit/icon-name.ts'
import { contrast, groundOf, pairs } from '../engine/campaign/theme/contrast.ts'
import type { Colour } from '../engine/campaign/theme/contrast.ts'
import { shownColours } from '../engine/campaign/theme/dark-theme.ts'
import { Theme } from '../engine/campaign/theme/theme.ts'
import { coaches, pageIn } from './coaches.ts'

const Sheet = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="tone-paper sec">
    <div className="wrap">
      <h2 className="title-2xl">{title}</h2>
      <div className="mt-8 grid gap-6">{children}</div>
    </div>
  </div>
)

const colourNames = [...new Set(pairs.flatMap(({ front, ground }) => [front, ground]))].filter(
  (name): name is Colour => name !== 'white',
)

const Swatch = ({ name, colour }: { name: Colour; colour: string }) => (
  <li>
    <svg viewBox="0 0 120 60" aria-hidden="true" className="w-full">
      <rect width="119" height="59" x=".5" y=".5" rx="6" fill={colour} stroke="var(--line)" />
    </svg>
    <b>{name}</b> <code>{colour}</code>
    <p className="quiet">{Theme.shape[name].description}</p>
  </li>
)

const Colours = ({ theme }: { theme: Theme }) => (
  <Sheet title="Colours">
    <ul className="grid grid-cols-2 gap-6 lg:grid-cols-4">
      {colourNames.map((name) => (
        <Swatch key={name} name={name} colour={theme[name]} />
      ))}
    </ul>
  </Sheet>
)

const PairRows = ({ theme }: { theme: Theme }) => (
  <Sheet title="Colour pairs">
    {pairs.map(({ front, ground, least }) => {
      const behind = groundOf(theme, ground)
      const ratio = contrast(theme[front], behind)
      return (
        <p key={`${front} on ${ground}`} className="flex flex-wrap items-center gap-4">
          <svg viewBox="0 0 60 30" width="60" height="30" aria-hidden="true">
            <rect width="60" height="30" fill={behind} />
            <rect width="30" height="10" x="15" y="10" fill={theme[front]} />
          </svg>
          <span>
            {front} on {ground}
          </span>
          <b>
            {ratio.toFixed(2)} of {least}: {ratio >= least ? 'pass' : 'fail'}
          </b>
        </p>
      )
    })}
  </Sheet>
)

const scale = [
  'title-4xl',
  'title-3xl',
  'title-2xl',
  'title-xl',
  'subtitle',
  'lede',
  'eyebrow',
  'quiet',
] as const

const TypeRows = ({ theme }: { theme: Theme }) => (
  <Sheet title="Type">
    <p>
      {theme.font}, weight {theme.weight}, tracking {theme.tracking} em, leading {theme.leading}, sizes by{' '}
      {theme.scale}
    </p>
    {scale.map((name) => (
      <div key={name}>
        <p className="quiet">{name}</p>
        <p className={name}>Ten places to try</p>
      </div>
    ))}
  </Sheet>
)

const texts: [className: string, text: string][] = [
  ['', 'Text'],
  ['quiet', 'Quieter text'],
  ['eyebrow', 'Highlight'],
]

const Tones = () => (
  <Sheet title="Grounds">
    {(['tone-paper', 'tone-tint', 'tone-deep'] as const).map((ground) => (
      <div key={ground} className={`${ground} card-plain p-6`}>
        <h3 className="subtitle">{ground.replace('tone-', '')}</h3>
        {texts.map(([className, text]) => (
          <p key={text} className={className}>
            {text}
          </p>
        ))}
      </div>
    ))}
  </Sheet>
)

const IconRows = () => (
  <Sheet title="Icons">
    <ul className="facts">
      {IconName.options.map((name) => (
        <li key={name}>
          <Icon name={name} />
          {name}
        </li>
      ))}
    </ul>
  </Sheet>
)

const meta = { title: 'Tokens' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const inLook = (draw: (theme: Theme) => ReactNode): Story => ({
  render: (_, { globals }) => {
    const theme = coaches[String(globals['coach'])]?.theme
    return <>{theme && draw({ ...theme, ...shownColours({ ...theme, page: pageIn(globals) }) })}</>
  },
})

export const ColourTokens: Story = inLook((theme) => <Colours theme={theme} />)
export const ColourPairs: Story = inLook((theme) => <PairRows theme={theme} />)
export const Type: Story = inLook((theme) => <TypeRows theme={theme} />)
export const Grounds: Story = { render: () => <Tones /> }
export const Icons: Story = { render: () => <IconRows /> }
