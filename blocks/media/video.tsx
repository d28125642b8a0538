import { PhotoFrame } from '../kit/photo-image.tsx'
import type { Setting } from '../kit/setting.ts'
import type { MediaProps } from './media.schema.ts'
import { videoLinkOf } from '../kit/video-link.ts'

type Props = NonNullable<MediaProps['video']> & { setting: Setting }

/** A link to the film. With scripts a press puts the player (`data-film`) in its place: until then its host gets no request. */
export const Video = ({ url, title, poster, transcript, setting }: Props) => {
  const link = videoLinkOf(url)
  if (!link) return null
  return (
    <div className="media-video">
      <a className="video" href={url} target="_blank" rel="noopener noreferrer" data-film={link.player}>
        <span className="video-still">
          {poster && (
            <PhotoFrame
              photo={poster}
              setting={setting}
              sizes="(width >= 64rem) 60vw, 100vw"
              className="video-poster"
            />
          )}
          <svg className="video-play" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M8 5.2v13.6a.6.6 0 0 0 .9.5l11-6.8a.6.6 0 0 0 0-1l-11-6.8a.6.6 0 0 0-.9.5z" />
          </svg>
        </span>
        <span className="video-title">
          <b>{title}</b> <small>{link.host}</small>
        </span>
      </a>
      {transcript && (
        <details className="video-transcript">
          <summary>{setting.words.transcript}</summary>
          {transcript.map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </details>
      )}
    </div>
  )
}
