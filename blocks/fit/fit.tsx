import { clsx } from 'clsx'
import { airOf } from '../kit/air.ts'
import { Frame } from '../kit/frame.tsx'
import { Heading, ItemTitle } from '../kit/heading.tsx'
import { Icon } from '../kit/icon.tsx'
import type { PageLayout } from '../kit/page-layout.ts'
import type { BlockProps } from '../kit/setting.ts'
import { Shore } from '../kit/shore.tsx'
import type { FitProps } from './fit.schema.ts'
import { asSentence } from './sentence.ts'
import type { Joined } from './sentence.ts'

type Side = FitProps['fit']

const looks: Partial<Record<PageLayout, string>> = {
  poster: 'fit-poster',
  margin: 'page-margin',
  sheet: 'fit-sheet',
  talk: 'fit-talk',
}

/** In these the reasons are large, and the exclusions beside or below them. */
const unequal: Partial<Record<PageLayout, string>> = {
  ticket: 'fit-ticket',
  stairs: 'fit-stairs',
  letter: 'fit-letter',
  slices: 'page-slices fit-slices',
  chart: 'page-chart fit-chart',
  programme: 'page-programme fit-programme',
}

export const Fit = (props: BlockProps<FitProps>) => {
  const { variant, tone, anchor, title, text, fit, notFit, setting } = props
  if (variant === 'two-lists' && notFit && unequal[setting.layout] !== undefined)
    return <Unequal {...props} notFit={notFit} />
  return (
    <Frame
      tone={tone}
      anchor={anchor}
      className={clsx(
        variant === 'two-lists' && notFit && looks[setting.layout],
        airOf(setting.layout, saidIn(props)),
      )}
    >
      <div className={variant === 'two-lists' && !notFit && title !== undefined ? 'split' : 'stack'}>
        <Heading title={title} text={text} />
        {variant === 'sentence' ? (
          <div className="fit-sentences">
            <Sentence side={fit} joined="and" className="fit-lead" locale={setting.words.locale} />
            {notFit && <Sentence side={notFit} joined="or" className="quiet" locale={setting.words.locale} />}
          </div>
        ) : (
          <div className="fit-lists">
            <List
              side={fit}
              under={title}
              icon="check"
              className={clsx('fit-yes', notFit && setting.layout === 'poster' && 'ground-accent')}
            />
            {notFit && <List side={notFit} under={title} icon="close" className="fit-no" />}
          </div>
        )}
      </div>
    </Frame>
  )
}

const saidIn = ({ text, fit, notFit }: FitProps) => [text, ...fit.items, ...(notFit?.items ?? [])]

const Unequal = (props: BlockProps<FitProps> & { notFit: Side }) => {
  const { tone, anchor, title, text, fit, notFit, setting } = props
  return (
    <Frame
      tone={tone}
      anchor={anchor}
      className={clsx(unequal[setting.layout], airOf(setting.layout, saidIn(props)))}
      art={setting.layout === 'chart' && <Shore />}
    >
      <Heading title={title} text={text} />
      <Plain side={fit} under={title} className="fit-lead" />
      <Plain side={notFit} under={title} className="quiet" />
    </Frame>
  )
}

const Plain = ({ side, under, className }: Omit<Listed, 'icon'>) => (
  <div className={className}>
    {side.title !== undefined && <ItemTitle under={under}>{side.title}</ItemTitle>}
    <ul>
      {side.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </div>
)

type Said = { side: Side; joined: Joined; className: string; locale: string }

const Sentence = ({ side, joined, className, locale }: Said) => (
  <p className={className}>
    {side.title !== undefined && <b>{side.title} </b>}
    {asSentence(side.items, joined, locale)}
  </p>
)

type Listed = { side: Side; under: string | undefined; icon: 'check' | 'close'; className: string }

const List = ({ side, under, icon, className }: Listed) => (
  <div className={className}>
    {side.title !== undefined && <ItemTitle under={under}>{side.title}</ItemTitle>}
    <ul>
      {side.items.map((item) => (
        <li key={item}>
          <Icon name={icon} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  </div>
)
