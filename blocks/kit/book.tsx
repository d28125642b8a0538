import { coverId } from './art/drawing.ts'
import type { Book } from './book.ts'
import type { Setting } from './setting.ts'

/** flat: the cover alone; 3d: a standing book; fan: pages behind it. */
export type BookVariant = 'flat' | '3d' | 'fan'

const variantClass: Record<BookVariant, string> = { flat: 'book', '3d': 'book book-3d', fan: 'book book-fan' }

type Props = { book: Book; variant: BookVariant; className: string; setting: Pick<Setting, 'pictureUrl'> }

/** A guide as an object. Its width comes from the class; its cover is the page's own drawing, or a picture. */
export const BookCover = ({ book, variant, className, setting }: Props) => (
  <div className={`${variantClass[variant]} ${className}`}>
    {book.picture ? (
      <img
        className="book-picture"
        src={setting.pictureUrl(book.picture.src)}
        alt={book.picture.alt}
        width="500"
        height="700"
      />
    ) : (
      <DrawnCover {...book} />
    )}
  </div>
)

const DrawnCover = ({ title, subtitle, mark, author }: Book) => (
  <div className="book-body">
    <div className="book-cover">
      <svg className="book-lines" aria-hidden="true">
        <use href={`#${coverId}`} />
      </svg>
      {author !== undefined && <p className="book-line">{author}</p>}
      <p className={isLong(title) ? 'book-title book-title-long' : 'book-title'}>
        {mark !== undefined && <span className={mark.length > 2 ? 'book-word' : 'book-figure'}>{mark}</span>}
        {title}
      </p>
      {subtitle !== undefined && <p className="book-line">{subtitle}</p>}
    </div>
  </div>
)

/** Long words and long titles take smaller letters, so that nothing leaves the cover. */
const isLong = (title: string) => title.length > 60 || title.split(/\s/).some((word) => word.length > 10)
