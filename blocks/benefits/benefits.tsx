import { ArtMark } from '../kit/art/art-mark.tsx'
import { ActionLink } from '../kit/button.tsx'
import { Figures } from '../kit/figures.tsx'
import { Frame } from '../kit/frame.tsx'
import { Heading } from '../kit/heading.tsx'
import { LineIcon } from '../kit/icon.tsx'
import type { BlockProps, Setting } from '../kit/setting.ts'
import { topicIconPaths } from '../kit/topic-icon-paths.ts'
import type { BenefitsProps } from './benefits.schema.ts'

type Item = BenefitsProps['items'][number]

/** What the reader gets: countable things, an event by the clock, or arguments. */
export const Benefits = ({
  variant,
  tone,
  anchor,
  title,
  text,
  figures,
  action,
  items,
  setting,
}: BlockProps<BenefitsProps>) => {
  const heading = <Heading title={title} text={text} />
  if (variant === 'trio')
    return (
      <Frame tone={tone} anchor={anchor}>
        {heading}
        <ul className="trio">{items.map(Argument)}</ul>
      </Frame>
    )
  return (
    <Frame tone={tone} anchor={anchor}>
      <div className="split">
        <div className="split-title">
          {heading}
          {figures && <Figures figures={figures} className="figures-inline figures-below" />}
          {action && (
            <p className="beside-list">
              <ActionLink action={action} />
            </p>
          )}
        </div>
        {variant === 'index' ? (
          <ol className="index">{items.map(Countable)}</ol>
        ) : (
          <ol className="agenda">
            {items.map((item, index) => (
              <Moment key={item.title} item={item} share={(index + 1) / items.length} setting={setting} />
            ))}
          </ol>
        )}
      </div>
    </Frame>
  )
}

const Argument = (item: Item) => (
  <li key={item.title} className="trio-item">
    {item.icon && <LineIcon path={topicIconPaths[item.icon]} />}
    <h3 className="subtitle">{item.title}</h3>
    {item.text !== undefined && <p className="quiet mt-2">{item.text}</p>}
  </li>
)

const Countable = (item: Item, index: number) => (
  <li key={item.title} className="index-item">
    <span className="index-mark">{item.mark ?? index + 1}</span>
    <h3 className="subtitle">{item.title}</h3>
    {item.note !== undefined && <span className="index-note">{item.note}</span>}
    {item.text !== undefined && <p className="index-text">{item.text}</p>}
  </li>
)

/** The sign fills up from one moment to the next: at the end it is whole. */
const Moment = ({ item, share, setting }: { item: Item; share: number; setting: Setting }) => (
  <li className="agenda-item">
    <span className="agenda-mark">{item.mark}</span>
    <div className="agenda-words">
      <ArtMark name={setting.art} share={share} className="agenda-dot" />
      <h3 className="subtitle">{item.title}</h3>
      {item.text !== undefined && <p className="quiet mt-1">{item.text}</p>}
    </div>
  </li>
)
