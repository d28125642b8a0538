import { clsx } from 'clsx'
import { Art, drawings } from '../kit/art/art.tsx'
import { Frame } from '../kit/frame.tsx'
import { Icon } from '../kit/icon.tsx'
import type { BlockProps } from '../kit/setting.ts'
import type { AboutProps } from './about.schema.ts'

/** The person behind the page: a portrait before their drawing, or a signed letter. */
export const About = (props: BlockProps<AboutProps>) => {
  const { variant, tone, anchor, portrait, signature, setting } = props
  if (variant === 'letter' || !portrait)
    return (
      <Frame tone={tone} anchor={anchor}>
        <div className="letter">
          <Words {...props} />
          {signature !== undefined && <p className="signature">{signature}</p>}
        </div>
      </Frame>
    )
  return (
    <Frame tone={tone} anchor={anchor}>
      <div className="about">
        <div className={clsx('about-arch', drawings[setting.art].hold === 'lie' && 'about-night')}>
          <Art className="about-halo" />
          <img
            className="about-portrait"
            src={setting.pictureUrl(portrait.src)}
            alt={portrait.alt}
            width="400"
            height="440"
            loading="lazy"
            decoding="async"
          />
        </div>
        <div>
          <Words {...props} />
        </div>
      </div>
    </Frame>
  )
}

const Words = ({ eyebrow, title, paragraphs, points }: AboutProps) => (
  <>
    {eyebrow !== undefined && <p className="eyebrow">{eyebrow}</p>}
    {title !== undefined && <h2 className="title-3xl mt-2">{title}</h2>}
    <div className="prose">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
    {points && (
      <ul className="points">
        {points.map((point) => (
          <li key={point}>
            <Icon name="check" />
            {point}
          </li>
        ))}
      </ul>
    )}
  </>
)
