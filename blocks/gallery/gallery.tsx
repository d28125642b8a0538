import { clsx } from 'clsx'
import { Frame } from '../kit/frame.tsx'
import { Heading, ItemTitle } from '../kit/heading.tsx'
import { Marked } from '../kit/marked.tsx'
import { PhotoFrame } from '../kit/photo-image.tsx'
import type { BlockProps } from '../kit/setting.ts'
import type { GalleryProps } from './gallery.schema.ts'

const layout: Record<GalleryProps['variant'], string> = { mosaic: 'mosaic', strip: 'strip', stages: 'stages' }

/** Several photos: the place, the people, the work. */
export const Gallery = (props: BlockProps<GalleryProps>) => {
  const { variant, tone, anchor, title, text, photos, note, setting } = props
  const isUpright = ({ file }: { file: string }) => {
    const { width = 1, height = 1 } = setting.photo?.(file) ?? {}
    return height > width
  }
  const isTall = variant === 'mosaic' && photos.length === 3 && photos.filter(isUpright).length === 1
  return (
    <Frame
      tone={tone}
      anchor={anchor}
      className={
        variant === 'stages' && setting.layout === 'stairs' ? 'page-stairs stages-stairs' : undefined
      }
    >
      <div className="stack">
        <Heading title={title} text={text} />
        <div>
          {/* A strip scrolls by keyboard, too. */}
          <ul
            className={clsx(layout[variant], isTall && 'mosaic-tall')}
            {...(variant === 'strip' && { tabIndex: 0 })}
          >
            {photos.map((photo, index) => (
              <li
                key={`${photo.file} ${index}`}
                className={(isTall || variant === 'strip') && isUpright(photo) ? 'upright' : undefined}
              >
                <PhotoFrame photo={photo} setting={setting} sizes="(width >= 48rem) 44rem, 100vw" />
                {variant === 'stages' ? (
                  <StageWords {...photo} under={title} />
                ) : (
                  photo.caption !== undefined && <p className="gallery-note">{photo.caption}</p>
                )}
              </li>
            ))}
          </ul>
          {note !== undefined && <p className="gallery-note">{note}</p>}
        </div>
      </div>
    </Frame>
  )
}

type Words = Pick<GalleryProps['photos'][number], 'title' | 'caption'> & { under: string | undefined }

const StageWords = ({ title, caption, under }: Words) =>
  (title ?? caption) === undefined ? null : (
    <div className="stage-words">
      {title !== undefined && (
        <ItemTitle under={under}>
          <Marked text={title} />
        </ItemTitle>
      )}
      {caption !== undefined && <p className="quiet">{caption}</p>}
    </div>
  )
