import { Frame } from '../kit/frame.tsx'
import { Heading } from '../kit/heading.tsx'
import { PhotoFrame } from '../kit/photo-image.tsx'
import type { BlockProps } from '../kit/setting.ts'
import type { GalleryProps } from './gallery.schema.ts'

const layout: Record<GalleryProps['variant'], string> = { mosaic: 'mosaic', strip: 'strip' }

/** Several photos: the place, the people, the work. */
export const Gallery = (props: BlockProps<GalleryProps>) => {
  const { variant, tone, anchor, title, text, photos, note, setting } = props
  return (
    <Frame tone={tone} anchor={anchor}>
      <div className="stack">
        <Heading title={title} text={text} />
        <div>
          {/* A strip scrolls by keyboard, too. */}
          <ul className={layout[variant]} {...(variant === 'strip' && { tabIndex: 0 })}>
            {photos.map((photo, index) => (
              <li key={`${photo.file} ${index}`}>
                <PhotoFrame photo={photo} setting={setting} sizes="(width >= 48rem) 44rem, 100vw" />
              </li>
            ))}
          </ul>
          {note !== undefined && <p className="gallery-note">{note}</p>}
        </div>
      </div>
    </Frame>
  )
}
