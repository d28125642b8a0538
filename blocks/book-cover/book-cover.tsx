import { clsx } from 'clsx'
import { BookCover as Cover } from '../kit/book-cover.tsx'
import { ActionLink } from '../kit/button.tsx'
import { Frame } from '../kit/frame.tsx'
import { Heading } from '../kit/heading.tsx'
import type { BlockProps } from '../kit/setting.ts'
import type { BookCoverProps } from './book-cover.schema.ts'

export const BookCover = (props: BlockProps<BookCoverProps>) => {
  const { variant, tone, anchor, title, text, points, book, action, setting } = props
  return (
    <Frame tone={tone} anchor={anchor}>
      <div className={clsx('guide', setting.pictureSide === 'right' && 'guide-right')}>
        <Cover
          book={book}
          variant={variant}
          className={clsx('guide-book', variant === 'fan' && 'guide-fan')}
          setting={setting}
        />
        <div>
          <Heading title={title} text={text} />
          {points && (
            <ul className="guide-points">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
          {action && (
            <p className="mt-8">
              <ActionLink action={action} />
            </p>
          )}
        </div>
      </div>
    </Frame>
  )
}
