import { clsx } from 'clsx'
import { Art, drawings } from '../kit/art/art.tsx'
import type { Drawing } from '../kit/art/drawing.ts'
import { Frame } from '../kit/frame.tsx'
import { Heading } from '../kit/heading.tsx'
import { Marked } from '../kit/marked.tsx'
import type { BlockProps } from '../kit/setting.ts'
import type { TestimonialsProps } from './testimonials.schema.ts'

type Quote = TestimonialsProps['quotes'][number]

const quoteClass: Record<TestimonialsProps['variant'], string> = {
  statement: 'quote-3xl',
  figure: 'quote-2xl',
  columns: 'quote-xl',
}

/** A drawing that fills or stands keeps to its edge; any other is cut by the corner. */
const artPlace: Partial<Record<Drawing['hold'], string>> = {
  fill: 'quote-art-fill',
  stand: 'quote-art-stand',
}

/** What people say who are like the reader: their words large, who they are below. */
export const Testimonials = ({
  variant,
  tone,
  anchor,
  title,
  quotes,
  setting,
}: BlockProps<TestimonialsProps>) => (
  <Frame
    tone={tone}
    anchor={anchor}
    art={
      variant === 'statement' ? (
        <Art
          name={setting.art}
          className={clsx('quote-art', artPlace[drawings[setting.art].hold] ?? 'quote-art-corner')}
        />
      ) : undefined
    }
  >
    <Heading title={title} />
    <div className={variant === 'columns' ? 'quote-columns' : 'quote-rows'}>
      {quotes.map((quote) => (
        <figure key={quote.text}>
          <blockquote className={quoteClass[variant]}>
            <Marked text={`“${quote.text}”`} />
          </blockquote>
          <Speaker {...quote} />
        </figure>
      ))}
    </div>
  </Frame>
)

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
