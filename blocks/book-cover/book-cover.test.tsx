import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { storySetting } from '../../stories/story-setting.ts'
import { BookCoverProps } from './book-cover.schema.ts'
import { BookCover } from './book-cover.tsx'

const draw = (more: object) =>
  renderToStaticMarkup(
    <BookCover
      {...BookCoverProps.parse({
        type: 'book-cover',
        book: { title: 'Names for sugar', mark: '61' },
        ...more,
      })}
      setting={storySetting}
    />,
  )

it.each(['3d', 'flat', 'fan'])('%s shows the title on the cover', (variant) => {
  expect(draw({ variant })).toContain('Names for sugar')
})

it('lists what is inside', () => {
  expect(draw({ points: ['Five families', 'Seven foods'] }).match(/<li>/g)).toHaveLength(2)
  expect(draw({})).not.toContain('<ul')
})

it('a picture of the book keeps its alternative text', () => {
  const html = draw({ book: { title: 'Names', picture: { src: 'cover.png', alt: 'The cover, in red' } } })
  expect(html).toContain('alt="The cover, in red"')
})
