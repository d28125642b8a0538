import { clsx } from 'clsx'
import { Frame } from '../kit/frame.tsx'
import { Heading } from '../kit/heading.tsx'
import { Lines } from '../kit/lines.tsx'
import type { PageLayout } from '../kit/page-layout.ts'
import type { BlockProps } from '../kit/setting.ts'
import { Shore } from '../kit/shore.tsx'
import type { TestimonialsProps } from './testimonials.schema.ts'

const looks: Partial<Record<PageLayout, string>> = {
  poster: 'said said-poster',
  ticket: 'said said-ticket',
  stairs: 'page-stairs said said-stairs',
  margin: 'page-margin said said-margin',
  sheet: 'said said-sheet',
  letter: 'page-letter said said-letter',
  slices: 'page-slices said said-slices',
  chart: 'page-chart said said-chart',
  programme: 'page-programme said said-programme',
}

/** Objects of their own ground, whatever the section's is. */
const objects: Partial<Record<PageLayout, string>> = {
  ticket: 'ground-accent',
  letter: 'tone-paper',
  slices: 'ground-accent',
}

/** Quotes in the layout of the look; undefined where it has none of its own. */
export const saidLook = (layout: PageLayout) => looks[layout]

/** From so many on the blocks of a staircase are narrow. */
const many = 3

export const Said = ({ tone, anchor, title, quotes, setting }: BlockProps<TestimonialsProps>) => (
  <Frame
    tone={tone}
    anchor={anchor}
    className={clsx(
      saidLook(setting.layout),
      setting.layout === 'stairs' && quotes.length >= many && 'said-steps',
    )}
    art={setting.layout === 'chart' && <Shore />}
  >
    <Heading title={title} />
    <div className="said-list">
      {quotes.map(({ text, name, detail }) => (
        <figure key={text} className={objects[setting.layout]}>
          <blockquote>
            <Lines text={`${setting.words.quotes.open}${text}`} mark={setting.words.quotes.close} />
          </blockquote>
          <figcaption>
            {name}
            {detail !== undefined && <span className="speaker-detail">{detail}</span>}
          </figcaption>
        </figure>
      ))}
    </div>
  </Frame>
)
