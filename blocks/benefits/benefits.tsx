import { clsx } from 'clsx'
import { ArtMark } from '../art/art-mark.tsx'
import { patternNames } from '../art/art-name.ts'
import { drawings } from '../art/art.tsx'
import { airOf } from '../kit/air.ts'
import { ActionLink } from '../kit/button.tsx'
import { Figures } from '../kit/figures.tsx'
import { Frame } from '../kit/frame.tsx'
import { Heading, ItemTitle } from '../kit/heading.tsx'
import { LineIcon } from '../kit/icon.tsx'
import type { BlockProps, Setting } from '../kit/setting.ts'
import { topicIconPaths } from '../kit/topic-icon-paths.ts'
import type { BenefitsProps } from './benefits.schema.ts'
import { drawnList } from './drawn/drawn-lists.ts'

type Listed = { item: BenefitsProps['items'][number]; under: string | undefined }

export const Benefits = (props: BlockProps<BenefitsProps>) => {
  const { variant, tone, anchor, eyebrow, title, text, figures, action, items, setting } = props
  const heading = <Heading eyebrow={eyebrow} title={title} text={text} />
  if (variant === 'trio')
    return (
      <Frame tone={tone} anchor={anchor} className="sec-dense">
        <div className="stack">
          {heading}
          <ul className={clsx('trio', columnsFor(items.length))}>
            {items.map((item) => (
              <Argument key={item.title} item={item} under={title} />
            ))}
          </ul>
        </div>
      </Frame>
    )
  if (variant === 'drawn')
    return (
      <Frame tone={tone} anchor={anchor}>
        <div className="drawn-title">{heading}</div>
        {drawnList({ items, under: title, setting })}
      </Frame>
    )
  const below = figures && <Figures figures={figures} className="figures-inline figures-below" />
  const button = action && <ActionLink action={action} />
  const look = setting.layout === 'slices' ? 'page-slices' : undefined
  if (isLong(props))
    return (
      <Frame
        tone={tone}
        anchor={anchor}
        className={clsx(
          look,
          airOf(
            setting.layout,
            items.flatMap((item) => [item.title, item.text]),
          ),
        )}
      >
        <div className={below ? 'list-title' : 'stack'}>
          {heading}
          {below ?? <List {...props} />}
        </div>
        {below && <List {...props} />}
        {button && <p className="mt-8">{button}</p>}
      </Frame>
    )
  return (
    <Frame tone={tone} anchor={anchor} className={clsx(look, look && variant === 'index' && 'fruit')}>
      <div className="split">
        <div className="split-title">
          {heading}
          {below}
          {button && <p className="beside-list">{button}</p>}
        </div>
        <List {...props} />
      </div>
    </Frame>
  )
}

/** Two and two of four, four and three of seven: no row has a single entry. */
const columnsFor = (entries: number) => {
  if (entries === 1) return 'md:grid-cols-1'
  if (entries === 2 || entries === 4) return undefined
  return entries % 3 === 1 ? 'lg:grid-cols-4' : 'lg:grid-cols-3'
}

/** From so many entries on a title beside the list would leave its column empty. */
const long = 4

/** So many moments fit beside each other, and are enough for a row. */
const across = { least: 3, most: 6 }

const isLong = (props: BenefitsProps) =>
  props.variant !== 'trio' && (props.items.length >= long || (props.variant === 'agenda' && isAcross(props)))

const isAcross = ({ items }: BenefitsProps) =>
  items.length >= across.least &&
  items.length <= across.most &&
  items.every((item) => !isWide(item) || isClock(item))

const List = (props: BlockProps<BenefitsProps>) => {
  const { variant, title, items, setting } = props
  if (variant === 'index')
    return (
      <ol className={clsx('index', isLong(props) && 'list-columns')}>
        {items.map((item, index) => (
          <Countable key={item.title} item={item} index={index} under={title} />
        ))}
      </ol>
    )
  return (
    <ol
      className={clsx(
        'agenda',
        items.some(isWide) && 'agenda-wide',
        isAcross(props) ? 'agenda-across' : isLong(props) && 'agenda-full',
      )}
    >
      {items.map((item, index) => (
        <Moment
          key={item.title}
          item={item}
          share={(index + 1) / items.length}
          setting={setting}
          under={title}
        />
      ))}
    </ol>
  )
}

const Argument = ({ item, under }: Listed) => (
  <li className="trio-item">
    {item.icon && <LineIcon path={topicIconPaths[item.icon]} />}
    <ItemTitle under={under}>{item.title}</ItemTitle>
    {item.text !== undefined && <p className="quiet mt-2">{item.text}</p>}
  </li>
)

const Countable = ({ item, index, under }: Listed & { index: number }) => (
  <li className="index-item">
    <span className="index-mark">{item.mark ?? index + 1}</span>
    <ItemTitle under={under}>{item.title}</ItemTitle>
    {item.note !== undefined && <span className="index-note">{item.note}</span>}
    {item.text !== undefined && <p className="index-text">{item.text}</p>}
  </li>
)

const Moment = ({ item, under, share, setting }: Listed & { share: number; setting: Setting }) => (
  <li className="agenda-item">
    <span className="agenda-mark">{item.mark}</span>
    <div className="agenda-words">
      {isStranger(setting) ? (
        <span className="agenda-dot agenda-dot-plain" />
      ) : (
        <ArtMark
          name={setting.art}
          share={share}
          className={clsx('agenda-dot', isRow(setting.art) && 'agenda-dot-stand')}
        />
      )}
      <ItemTitle under={under}>{item.title}</ItemTitle>
      {item.text !== undefined && <p className="quiet mt-1">{item.text}</p>}
    </div>
  </li>
)

const isClock = ({ mark = '' }: Listed['item']) => /^\d\d[:.]\d\d$/.test(mark)

const isWide = ({ mark = '' }: Listed['item']) => !/^(\p{L}|[\d:.+]{0,4})$/u.test(mark)

/** A pattern's sign would have nothing to do with the coach's own drawing. */
const isStranger = ({ art, drawing }: Setting) =>
  drawing !== undefined && patternNames.some((name) => name === art)

const isRow = (art: Setting['art']) =>
  art === 'seats' || (drawings[art].hold === 'stand' && !drawings[art].stiff)
