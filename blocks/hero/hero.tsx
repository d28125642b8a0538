import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Art } from '../kit/art/art.tsx'
import { ActionLink } from '../kit/button.tsx'
import { Facts } from '../kit/facts.tsx'
import { toneClass } from '../kit/frame.tsx'
import { Marked } from '../kit/marked.tsx'
import type { BlockProps } from '../kit/setting.ts'
import { Wordmark } from '../kit/wordmark.tsx'
import type { HeroProps } from './hero.schema.ts'

const layout: Record<HeroProps['variant'], string> = { 'split-art': 'hero-split', poster: 'hero-poster' }

/** The first screen. `children` is the form that the page places here. */
export const Hero = (props: BlockProps<HeroProps> & { children?: ReactNode }) => {
  const { variant, tone, anchor, eyebrow, title, text, facts, action, setting, children } = props
  return (
    <section id={anchor} className={clsx(toneClass[tone], 'hero', layout[variant])}>
      <Art className="hero-art" />
      <div className="wrap hero-words">
        <Wordmark setting={setting} />
        <div className="hero-text">
          {eyebrow !== undefined && <p className="eyebrow">{eyebrow}</p>}
          {title !== undefined && (
            <h1 className="title-4xl mt-3">
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
          {children}
        </div>
      </div>
    </section>
  )
}
