import { clsx } from 'clsx'
import { Art, drawings, LinesOfArt } from '../art/art.tsx'
import type { ArtName } from '../art/art-name.ts'
import type { Drawing } from '../art/drawings/drawing.ts'
import { Frame } from '../kit/frame.tsx'
import { Heading } from '../kit/heading.tsx'
import { Marked } from '../kit/marked.tsx'
import type { BlockProps } from '../kit/setting.ts'
import { Said, saidLook } from './said.tsx'
import type { TestimonialsProps } from './testimonials.schema.ts'

type Quote = TestimonialsProps['quotes'][number]

const quoteClass: Record<TestimonialsProps['variant'], string> = {
  statement: 'quote-3xl',
  figure: 'quote-2xl',
  columns: 'quote-xl',
}

const artPlace: Partial<Record<Drawing['hold'], string>> = {
  fill: 'quote-art-fill',
  lie: 'quote-art-corner quote-art-sheet',
  stand: 'quote-art-stand',
  rise: 'quote-art-rise',
}

export const Testimonials = (props: BlockProps<TestimonialsProps>) => {
  const { variant, tone, anchor, title, quotes, setting } = props
  if (variant !== 'statement' && saidLook(setting.layout) !== undefined) return <Said {...props} />
  return (
    <Frame
      tone={tone}
      anchor={anchor}
      className={variant === 'figure' && isOfTwo(setting.art) ? 'quote-lens' : undefined}
      art={<Echo variant={variant} tone={tone} art={setting.art} />}
    >
      <Heading title={title} />
      <div className={variant === 'columns' ? 'quote-columns' : 'quote-rows'}>
        {quotes.map((quote) => (
          <figure
            key={quote.text}
            className={
              variant === 'figure' && !hasLines(tone, setting.art) ? 'split quote-beside' : undefined
            }
          >
            <blockquote className={quoteClass[variant]}>
              <span className={variant === 'columns' ? undefined : 'hanging'}>“</span>
              <Marked text={`${quote.text}”`} />
            </blockquote>
            <Speaker {...quote} />
          </figure>
        ))}
      </div>
    </Frame>
  )
}

type EchoProps = Pick<TestimonialsProps, 'variant' | 'tone'> & { art: ArtName }

const Echo = ({ variant, tone, art }: EchoProps) => {
  const { hold, whole, melts } = drawings[art]
  if (variant === 'statement')
    return (
      <Art
        name={art}
        className={clsx(
          'quote-art',
          artPlace[hold] ?? 'quote-art-corner',
          whole && 'quote-art-whole',
          melts && 'art-melts',
          art === 'coast' && 'quote-art-shore',
          hold === 'rise' && !whole && 'quote-art-dawn',
        )}
      />
    )
  return variant === 'figure' && hasLines(tone, art) ? <LinesOfArt className="quote-lines" /> : null
}

/** Where two voices overlap, something is said that both hear: the section is the inside of their drawing. */
const isOfTwo = (art: ArtName) => drawings[art].hold === 'float' && drawings[art].whole === true

const hasLines = (tone: TestimonialsProps['tone'], art: ArtName) =>
  tone === 'deep' && drawings[art].hold === 'fill' && !drawings[art].whole

const Speaker = ({ name, detail }: Quote) => (
  <figcaption className="speaker">
    <span className="medallion" aria-hidden="true">
      {initials(name)}
    </span>
    <span>
      {name}
      {detail !== undefined && <span className="speaker-detail">{detail}</span>}
    </span>
  </figcaption>
)

const initials = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => word.slice(0, 1))
    .slice(0, 2)
    .join('')
