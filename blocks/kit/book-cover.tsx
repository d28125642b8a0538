import { clsx } from 'clsx'
import { coverId } from '../art/drawings/drawing.ts'
import type { Book } from './book.ts'
import { coverName } from './cover.ts'
import type { Setting } from './setting.ts'

export type BookVariant = 'flat' | '3d' | 'fan'

const variantClass: Record<BookVariant, string> = { flat: 'book', '3d': 'book book-3d', fan: 'book book-fan' }

/** The later page first: it lies below. */
const Inside = ({ pages }: { pages: readonly string[] }) =>
  pages
    .toReversed()
    .map((page) => (
      <img key={page} className="book-leaf" src={page} alt="" width="640" height="828" loading="lazy" />
    ))

type Props = {
  book: Book
  variant: BookVariant
  className: string
  setting: Pick<Setting, 'pictureUrl' | 'cover' | 'inside' | 'words'>
}

/** The class sets the width; the cover is the page's drawing or a picture. */
export const BookCover = ({ book, variant, className, setting }: Props) => {
  const words = setting.cover(book)
  const { inside } = setting
  return (
    <div className={clsx(variantClass[variant], variant === 'fan' && !inside && 'book-blank', className)}>
      {variant === 'fan' && inside && <Inside pages={inside} />}
      {book.picture ? (
        <BookPicture picture={book.picture} setting={setting} />
      ) : (
        <div className="book-body">
          {words === undefined ? (
            <WrittenCover {...book} />
          ) : (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its colours come from the page: no <img> could.
            <div className="book-cover" role="img" aria-label={coverName(book, setting.words.by)}>
              <Lines />
              <svg className="book-words">
                <use href={words} />
              </svg>
            </div>
          )}
        </div>
      )}
    </div>
  )
}

export const BookPicture = (props: {
  picture: NonNullable<Book['picture']>
  setting: Pick<Setting, 'pictureUrl'>
}) => (
  <img
    className="book-picture"
    src={props.setting.pictureUrl(props.picture.src)}
    alt={props.picture.alt}
    width="500"
    height="700"
  />
)

const Lines = () => (
  <svg className="book-lines" aria-hidden="true">
    <use href={`#${coverId}`} />
  </svg>
)

const WrittenCover = ({ title, subtitle, mark, author }: Book) => (
  <div className="book-cover">
    <Lines />
    {author !== undefined && <p className="book-line">{author}</p>}
    <p className={isLong(title) ? 'book-title book-title-long' : 'book-title'}>
      {mark !== undefined && <span className={mark.length > 2 ? 'book-word' : 'book-figure'}>{mark}</span>}
      {title}
    </p>
    {subtitle !== undefined && <p className="book-line">{subtitle}</p>}
  </div>
)

const isLong = (title: string) => title.length > 60 || title.split(/\s/).some((word) => word.length > 10)
