import { clsx } from 'clsx'
import { Art, drawingOf, LinesOfArt } from '../art/art.tsx'
import type { Drawing } from '../art/drawings/drawing.ts'
import { Frame } from '../kit/frame.tsx'
import { Heading } from '../kit/heading.tsx'
import { initials } from '../kit/initials.ts'
import { Lines } from '../kit/lines.tsx'
import type { BlockProps, Setting } from '../kit/setting.ts'
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
  const marks = setting.words.quotes
  if (variant !== 'statement' && saidLook(setting.layout) !== undefined) return <Said {...props} />
  return (
    <Frame
      tone={tone}
      anchor={anchor}
      className={variant === 'figure' && isOfTwo(setting) ? 'quote-lens' : undefined}
      art={<Echo variant={variant} tone={tone} setting={setting} />}
    >
      <Heading title={title} />
      <div className={variant === 'columns' ? 'quote-columns' : 'quote-rows'}>
        {quotes.map((quote) => (
          <figure
            key={quote.text}
            className={variant === 'figure' && !hasLines(tone, setting) ? 'split quote-beside' : undefined}
          >
            <blockquote className={quoteClass[variant]}>
              <span className={variant === 'columns' ? undefined : 'hanging'}>{marks.open}</span>
              <Lines text={quote.text} mark={marks.close} />
            </blockquote>
            <Speaker {...quote} />
          </figure>
        ))}
      </div>
    </Frame>
  )
}

type EchoProps = Pick<BlockProps<TestimonialsProps>, 'variant' | 'tone' | 'setting'>

const Echo = ({ variant, tone, setting }: EchoProps) => {
  const { hold, whole, melts } = drawingOf(setting)
  if (variant === 'statement')
    return (
      <Art
        of={setting}
        className={clsx(
          'quote-art',
          setting.drawing ? 'quote-art-own' : (artPlace[hold] ?? 'quote-art-corner'),
          whole && 'quote-art-whole',
          melts && 'art-melts',
          setting.art === 'coast' && !setting.drawing && 'quote-art-shore',
          setting.art === 'waves' && !setting.drawing && 'quote-art-sea',
          hold === 'rise' && !whole && 'quote-art-dawn',
        )}
      />
    )
  return variant === 'figure' && hasLines(tone, setting) ? <LinesOfArt className="quote-lines" /> : null
}

/** Where two voices overlap, something is said that both hear: the section is the inside of their drawing. */
const isOfTwo = (setting: Setting) => {
  const { hold, whole } = drawingOf(setting)
  return hold === 'float' && whole === true
}

const hasLines = (tone: TestimonialsProps['tone'], setting: Setting) => {
  const { hold, whole } = drawingOf(setting)
  return tone === 'deep' && hold === 'fill' && !whole
}

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
