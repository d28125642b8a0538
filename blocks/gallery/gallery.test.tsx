import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { storySetting } from '../../stories/story-setting.ts'
import { GalleryProps } from './gallery.schema.ts'
import { Gallery } from './gallery.tsx'

const photos = [
  { file: 'gap.jpg', alt: 'A gap in a wall', caption: 'Monday, at seven' },
  { file: 'wall.jpg', alt: 'The wall', caption: 'Thursday' },
]

it.each(['mosaic', 'strip', 'stages'])('each photo of a %s has its caption', (variant) => {
  const props = GalleryProps.parse({ type: 'gallery', variant, photos })
  const html = renderToStaticMarkup(<Gallery {...props} setting={storySetting} />)
  expect(html).toMatch(/alt="A gap in a wall".*>Monday, at seven<.*alt="The wall".*>Thursday</)
})
