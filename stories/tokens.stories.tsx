import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from '../blocks/kit/icon.tsx'
import { iconNames } from '../blocks/kit/icon-name.ts'

/** What a designer may paint and set with; nothing else is allowed in a block. */
const Tokens = () => (
  <div className="tone-paper sec">
    <div className="wrap stack">
      <section>
        <h2 className="title-2xl">Colours</h2>
        {grounds.map(({ ground, name, texts }) => (
          <div key={name} className={`${ground} card-plain p-6`}>
            <h3 className="subtitle">{name}</h3>
            {texts.map(([className, text]) => (
              <p key={text} className={className}>
                {text}
              </p>
            ))}
          </div>
        ))}
      </section>
      <section>
        <h2 className="title-2xl">Type</h2>
        {(['title-4xl', 'title-3xl', 'title-2xl', 'title-xl', 'subtitle', 'lede', 'eyebrow'] as const).map(
          (name) => (
            <p key={name} className={name}>
              {name}
            </p>
          ),
        )}
      </section>
      <section>
        <h2 className="title-2xl">Icons</h2>
        <ul className="facts">
          {iconNames.map((name) => (
            <li key={name}>
              <Icon name={name} />
              {name}
            </li>
          ))}
        </ul>
      </section>
    </div>
  </div>
)

const texts: [string, string][] = [
  ['', 'Text'],
  ['quiet', 'Quieter text'],
  ['eyebrow', 'Highlight'],
]
const grounds = [
  { ground: 'tone-paper', name: 'paper', texts },
  { ground: 'tone-tint', name: 'tint', texts },
  { ground: 'tone-deep', name: 'deep', texts },
]

const meta = { title: 'Tokens', component: Tokens } satisfies Meta<typeof Tokens>
export default meta

export const All: StoryObj<typeof meta> = {}
