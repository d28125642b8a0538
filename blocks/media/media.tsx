import { clsx } from 'clsx'
import { ActionLink } from '../kit/button.tsx'
import { Frame } from '../kit/frame.tsx'
import { Icon } from '../kit/icon.tsx'
import { Sentences } from '../kit/sentences.tsx'
import { PhotoFrame } from '../kit/photo-image.tsx'
import type { BlockProps } from '../kit/setting.ts'
import type { MediaProps } from './media.schema.ts'
import { Video } from './video.tsx'

type Props = BlockProps<MediaProps>

const layout: Record<NonNullable<MediaProps['side']>, string> = {
  left: 'media-beside media-left',
  right: 'media-beside media-right',
  above: 'media-across media-above',
  below: 'media-across media-below',
  behind: 'media-behind',
}

/** A picture or a film, with or without words. */
export const Media = (props: Props) => {
  const { tone, anchor, image, video, setting } = props
  const side = props.side ?? setting.pictureSide ?? 'right'
  const isFirst = side === 'above' || side === 'behind'
  const isBeside = side === 'left' || side === 'right'
  const picture = image && (
    <PhotoFrame
      photo={image}
      setting={setting}
      className="media-picture"
      sizes={isBeside ? '(width >= 64rem) 50vw, 100vw' : '100vw'}
    />
  )
  const shown = picture ?? (video && <Video {...video} setting={setting} />)
  return (
    <Frame tone={tone} anchor={anchor} className={clsx(layout[side], image && 'media-still')}>
      <div className="media">
        {isFirst && shown}
        <Words {...props} />
        {!isFirst && shown}
      </div>
    </Frame>
  )
}

const Words = ({ eyebrow, title, text, points, action }: Props) => {
  const hasHeading = title !== undefined || eyebrow !== undefined
  if (!hasHeading && text === undefined && !points && !action) return null
  return (
    <div className="media-words">
      {hasHeading && (
        <div>
          {eyebrow !== undefined && <p className="eyebrow mb-3">{eyebrow}</p>}
          {title !== undefined && (
            <h2 className="title-3xl">
              <Sentences text={title} />
            </h2>
          )}
        </div>
      )}
      {(text ?? points ?? action) !== undefined && (
        <div>
          {text !== undefined && <p className="media-text">{text}</p>}
          {points && (
            <ul className="points">
              {points.map((point) => (
                <li key={point}>
                  <Icon name="check" />
                  <span>{point}</span>
                </li>
              ))}
            </ul>
          )}
          {action && (
            <p className="mt-8">
              <ActionLink action={action} />
            </p>
          )}
        </div>
      )}
    </div>
  )
}
