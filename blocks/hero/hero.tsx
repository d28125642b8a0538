import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Art, drawings } from '../kit/art/art.tsx'
import type { Drawing } from '../kit/art/drawing.ts'
import { BookCover } from '../kit/book.tsx'
import { ActionLink } from '../kit/button.tsx'
import { Facts } from '../kit/facts.tsx'
import { toneClass } from '../kit/frame.tsx'
import { Marked } from '../kit/marked.tsx'
import type { BlockProps } from '../kit/setting.ts'
import { Wordmark } from '../kit/wordmark.tsx'
import type { HeroProps } from './hero.schema.ts'

type Variant = HeroProps['variant']

const layout: Record<Variant, string> = {
  'split-art': 'hero-split',
  poster: 'hero-poster',
  'map-book': 'hero-map',
  'form-first': 'hero-form',
  'book-left': 'hero-left',
}

/** Where the drawing stands: each kind of drawing has its own place in each layout. */
const stage: Record<Variant, Record<Drawing['hold'], string>> = {
  'split-art': {
    float: 'hero-split-float',
    lie: 'hero-panel hero-sheet',
    fill: 'hero-panel hero-filled hero-sail',
    stand: 'hero-chart',
  },
  poster: {
    float: 'hero-poster-float',
    lie: 'hero-poster-float',
    fill: 'hero-strip',
    stand: 'hero-strip-chart',
  },
  'map-book': {
    float: 'hero-panel hero-sheet',
    lie: 'hero-panel hero-sheet',
    fill: 'hero-panel hero-filled',
    stand: 'hero-chart',
  },
  'form-first': {
    float: 'hero-talk hero-talk-float',
    lie: 'hero-talk hero-talk-float',
    fill: 'hero-talk hero-talk-fill',
    stand: 'hero-talk hero-talk-chart',
  },
  'book-left': {
    float: 'hero-panel-left',
    lie: 'hero-panel-left',
    fill: 'hero-panel-left',
    stand: 'hero-chart-left',
  },
}

/** The first screen. `children` is the form that the page places here. */
export const Hero = (props: BlockProps<HeroProps> & { children?: ReactNode }) => {
  const { variant, tone, anchor, eyebrow, title, text, facts, book, note, action, setting, children } = props
  const showsBook = variant === 'map-book' || variant === 'book-left'
  const noteLine = note !== undefined && <p className="hero-note">{note}</p>
  const picture = (
    <div className={clsx('hero-stage', stage[variant][drawings[setting.art].hold])}>
      <div className="hero-frame">
        <Art className="hero-art" name={setting.art} />
      </div>
      {showsBook && book && <BookCover book={book} variant="3d" className="hero-book" setting={setting} />}
    </div>
  )
  return (
    <section id={anchor} className={clsx(toneClass[tone], 'hero', layout[variant])}>
      <div className="wrap hero-brand">
        <Wordmark setting={setting} />
      </div>
      {variant !== 'form-first' && picture}
      <div className="wrap hero-words">
        <div className="hero-text">
          {variant === 'form-first' && picture}
          <div className="hero-say">
            {eyebrow !== undefined && <p className="eyebrow">{eyebrow}</p>}
            {title !== undefined && (
              <h1 className="title-4xl hero-title">
                <Marked text={title} />
              </h1>
            )}
            {text !== undefined && <p className="lede mt-5">{text}</p>}
            {facts && <Facts facts={facts} />}
            {action && (
              <p className="mt-8">
                <ActionLink action={action} />
              </p>
            )}
            {!children && noteLine}
          </div>
          {children}
          {children && noteLine}
        </div>
      </div>
    </section>
  )
}
