import { clsx } from 'clsx'
import { PhotoFrame } from '../kit/photo-image.tsx'
import type { Setting } from '../kit/setting.ts'
import type { MediaProps } from './media.schema.ts'
import { videoLinkOf } from '../kit/video-link.ts'

type Props = NonNullable<MediaProps['video']> & { setting: Setting }

export const Video = (props: Props) => (
  <div className="media-video">
    {props.file === undefined ? <LinkedFilm {...props} /> : <OwnFilm {...props} file={props.file} />}
    <Transcript {...props} />
  </div>
)

/** A link to the film. With scripts a press puts the player (`data-film`) in its place: until then its host gets no request. */
const LinkedFilm = ({ url = '', title, setting, poster }: Props) => {
  const link = videoLinkOf(url)
  if (!link) return null
  return (
    <a className="video" href={url} target="_blank" rel="noopener noreferrer" data-film={link.player}>
      <span className="video-still">
        <Poster poster={poster} setting={setting} />
        <PlayMark />
      </span>
      <span className="video-title">
        <b>{title}</b> <small>{link.host}</small>
      </span>
    </a>
  )
}

/** The browser's own player. Nothing of the film is fetched before a press; until then its poster shows through. */
const OwnFilm = ({ file, captions, title, poster, setting }: Props & { file: string }) => {
  const { width, height } = setting.film?.(file) ?? wide
  return (
    <div className={clsx('video', height > width && 'video-tall')}>
      <div className="video-still video-own">
        <Poster poster={poster} setting={setting} />
        <PlayMark />
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a film without words needs none */}
        <video
          className="video-player"
          src={setting.pictureUrl(file)}
          poster={clear}
          aria-label={title}
          width={width}
          height={height}
          controls
          playsInline
          preload="none"
        >
          {captions !== undefined && (
            <track
              kind="captions"
              src={setting.pictureUrl(captions)}
              srcLang={setting.words.locale}
              default
            />
          )}
          <a href={setting.pictureUrl(file)}>{title}</a>
        </video>
      </div>
      <p className="video-title">
        <b>{title}</b>
      </p>
    </div>
  )
}

/** Lets what is behind the player show through: Chromium would be grey. */
const clear = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`

/** Of a film that the build has not measured. */
const wide = { width: 16, height: 9 }

const Poster = ({ poster, setting }: Pick<Props, 'poster' | 'setting'>) =>
  poster && (
    <PhotoFrame
      photo={poster}
      setting={setting}
      sizes="(width >= 64rem) 60vw, 100vw"
      className="video-poster"
    />
  )

const PlayMark = () => (
  <svg className="video-play" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M8 5.2v13.6a.6.6 0 0 0 .9.5l11-6.8a.6.6 0 0 0 0-1l-11-6.8a.6.6 0 0 0-.9.5z" />
  </svg>
)

const Transcript = ({ transcript, setting }: Pick<Props, 'transcript' | 'setting'>) =>
  transcript && (
    <details className="video-transcript">
      <summary>{setting.words.transcript}</summary>
      {transcript.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </details>
  )
