import { clsx } from 'clsx'
import { Art, drawingOf } from '../art/art.tsx'
import type { Drawing } from '../art/drawings/drawing.ts'
import { airOf } from '../kit/air.ts'
import { Frame } from '../kit/frame.tsx'
import { Icon } from '../kit/icon.tsx'
import { initials } from '../kit/initials.ts'
import { Sentences } from '../kit/sentences.tsx'
import { PhotoImage } from '../kit/photo-image.tsx'
import type { ArtName } from '../art/art-name.ts'
import { portraitSource } from '../art/portraits/portrait-source.ts'
import type { Portrait } from '../art/portraits/portrait.ts'
import type { BlockProps, Setting } from '../kit/setting.ts'
import type { AboutProps, Host } from './about.schema.ts'
import { ItemTitle } from '../kit/heading.tsx'
import { HostLayout, hostLook } from './host-layout.tsx'

export const About = (props: BlockProps<AboutProps>) => {
  const { variant, tone, anchor, eyebrow, title, points, signature, setting } = props
  const portrait = props.portrait ?? setting.portrait
  if (variant === 'card') {
    const headed = [eyebrow, title, points].some((part) => part !== undefined)
    return (
      <Frame tone={tone} anchor={anchor}>
        <div className={headed ? 'split' : 'stack'}>
          {headed && (
            <div>
              <Words {...props} paragraphs={props.people ? props.paragraphs : undefined} />
            </div>
          )}
          <Hosts {...props} />
        </div>
      </Frame>
    )
  }
  if (variant === 'team')
    return (
      <Frame tone={tone} anchor={anchor}>
        <div className="stack">
          <div className="team-words">
            <Words {...props} />
          </div>
          <Team {...props} />
        </div>
      </Frame>
    )
  if (variant === 'letter' || !portrait)
    return (
      <Frame tone={tone} anchor={anchor}>
        <div
          className={
            title === undefined
              ? 'letter'
              : clsx('split letter-beside', !portrait && isBrief(props) && 'letter-brief')
          }
        >
          <Named {...props} className={title === undefined ? undefined : 'split-title'} />
          <div>
            <Biography {...props} />
            {signature !== undefined && <p className="signature">{signature}</p>}
          </div>
        </div>
      </Frame>
    )
  if (hostLook(setting.layout) !== undefined)
    return (
      <HostLayout
        {...props}
        picture={
          <PortraitImage
            portrait={portrait}
            name={setting.owner}
            setting={setting}
            sizes="(width >= 64rem) 38rem, 84vw"
          />
        }
        named={<Named {...props} className="host-name" />}
        words={<Biography {...props} />}
      />
    )
  return (
    <Frame
      tone={tone}
      anchor={anchor}
      className={points ? undefined : airOf(setting.layout, props.paragraphs ?? [])}
    >
      <div className={clsx('about', setting.pictureSide === 'right' && 'about-right')}>
        <div
          className={clsx(
            'about-arch',
            archGround(drawingOf(setting)),
            tone === 'tint' && skies.includes(setting.art) && 'about-sky',
          )}
        >
          {!isLight(drawingOf(setting)) && <Art className="about-halo" />}
          <PortraitImage
            portrait={portrait}
            name={setting.owner}
            setting={setting}
            className="about-portrait"
            sizes="(width >= 64rem) 24rem, 20rem"
          />
        </div>
        <div>
          <Words {...props} />
        </div>
      </div>
    </Frame>
  )
}

/** Few words without a face: the first of them are set as large as a quote. */
const isBrief = ({ paragraphs = [], signature }: AboutProps) =>
  signature === undefined && (paragraphs[0]?.length ?? 0) <= 140 && paragraphs.join(' ').length <= 420

/** A row, a rising drawing or a thing behind a head looks like a hat, so these give only their light. */
const isLight = ({ hold, stiff }: Drawing) => stiff === true || hold === 'rise' || hold === 'contain'

/** Drawings whose ground is the tint. */
const skies: readonly ArtName[] = ['contours', 'dots', 'waves']

const archGround = (drawing: Drawing) => {
  if (isLight(drawing)) return 'about-glow'
  if (drawing.hold === 'stand') return 'about-chart'
  return drawing.hold === 'lie' || (drawing.hold === 'float' && drawing.whole) ? 'about-sheet' : undefined
}

const Words = (props: AboutProps) => (
  <>
    <Named {...props} />
    <Biography {...props} />
  </>
)

const Named = ({ eyebrow, title, className }: AboutProps & { className?: string | undefined }) =>
  (eyebrow !== undefined || title !== undefined) && (
    <div className={className}>
      {eyebrow !== undefined && <p className="eyebrow">{eyebrow}</p>}
      {title !== undefined && (
        <h2 className="title-3xl mt-2">
          <Sentences text={title} />
        </h2>
      )}
    </div>
  )

const Biography = ({ paragraphs, points }: AboutProps) => (
  <>
    {paragraphs && (
      <div className="prose">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    )}
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

/** The portrait of the coach is shown beside the coach's own name. */
const pictureOf = (host: Host, { portrait, setting }: BlockProps<AboutProps>): Portrait | undefined =>
  host.portrait ?? (host.name === setting.owner ? (portrait ?? setting.portrait) : undefined)

const HostWords = ({ host: { name, role, text }, under }: { host: Host; under: string | undefined }) => (
  <>
    <ItemTitle under={under}>{name}</ItemTitle>
    {role !== undefined && <p className="host-role">{role}</p>}
    {text !== undefined && <p className="quiet mt-2">{text}</p>}
  </>
)

const Hosts = (props: BlockProps<AboutProps>) => {
  const { title, people, paragraphs = [], setting } = props
  const hosts: Host[] = people ?? [{ name: setting.owner, text: paragraphs.join(' ') }]
  return (
    <ul className="hosts">
      {hosts.map((host) => {
        const picture = pictureOf(host, props)
        return (
          <li key={host.name} className="host">
            {picture && (
              <span className="host-portrait">
                <PortraitImage portrait={picture} name={host.name} setting={setting} sizes="8rem" />
              </span>
            )}
            <div>
              <HostWords host={host} under={title} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}

// The dev server and Storybook find class names that are written out: team-2 team-3 team-4

/** Five and six stand in rows of three, seven and more in rows of four. */
const teamColumns = (count: number) => {
  if (count <= 4) return count
  return count === 5 || count === 6 || count === 9 ? 3 : 4
}

const Team = (props: BlockProps<AboutProps>) => {
  const { title, people = [], setting } = props
  const hasPictures = people.some((host) => pictureOf(host, props))
  const lacksSome = hasPictures && people.some((host) => !pictureOf(host, props))
  return (
    <ul className={clsx('team', `team-${teamColumns(people.length)}`, lacksSome && 'team-discs')}>
      {people.map((host) => {
        const picture = pictureOf(host, props)
        return (
          <li key={host.name} className="team-person">
            {picture && (
              <span className="team-portrait">
                <PortraitImage
                  portrait={picture}
                  name={host.name}
                  setting={setting}
                  sizes={lacksSome ? '6rem' : '(width >= 64rem) 18rem, (width >= 48rem) 30vw, 45vw'}
                />
              </span>
            )}
            {lacksSome && !picture && (
              <span className="team-portrait team-initials" aria-hidden="true">
                {initials(host.name)}
              </span>
            )}
            <HostWords host={host} under={title} />
          </li>
        )
      })}
    </ul>
  )
}

type PortraitProps = {
  portrait: Portrait
  name: string
  setting: Setting
  sizes: string
  className?: string
}

const PortraitImage = ({ portrait, name, className, ...more }: PortraitProps) => (
  <PhotoImage
    {...more}
    src={portraitSource(portrait)}
    alt={portrait.alt ?? more.setting.words.portraitOf(name)}
    box={[400, 440]}
    className={clsx(className, isPhoto(portrait) && 'photo') || undefined}
  />
)

const isPhoto = ({ src }: Portrait) => src !== undefined && !src.toLowerCase().endsWith('.svg')
