import { clsx } from 'clsx'
import { Figures } from '../kit/figures.tsx'
import { Frame } from '../kit/frame.tsx'
import { Heading } from '../kit/heading.tsx'
import type { PageLayout } from '../kit/page-layout.ts'
import type { BlockProps } from '../kit/setting.ts'
import { sharesOf } from '../kit/shares-of.ts'
import { Shore } from '../kit/shore.tsx'
import type { StatsProps } from './stats.schema.ts'

const layout: Record<StatsProps['variant'], string> = {
  inline: 'figures-inline',
  strip: 'figures-strip',
  ledger: 'figures-ledger',
}

/** Of a ledger. */
const looks: Partial<Record<PageLayout, string>> = {
  poster: 'page-poster count-poster',
  ticket: 'count-ticket',
  stairs: 'page-stairs count-stairs',
  margin: 'page-margin count-margin',
  sheet: 'count-sheet',
  letter: 'page-letter count-letter',
  slices: 'page-slices count-slices',
  chart: 'page-chart count-chart',
  programme: 'page-programme count-programme',
}

/** The title of these is above or beside the list by their grid. */
const inMiddle: readonly PageLayout[] = ['margin', 'letter', 'programme']

const layoutOf = (variant: StatsProps['variant'], title?: string, text?: string) => {
  if (variant === 'strip') return clsx('stack', title !== undefined && text !== undefined && 'stack-across')
  return (title ?? text) === undefined ? 'stack' : 'split'
}

export const Stats = (props: BlockProps<StatsProps>) => {
  const { variant, tone, anchor, title, text, figures, note, setting } = props
  const look = variant === 'ledger' ? looks[setting.layout] : undefined
  const row = look === undefined ? 'ledger-row' : 'count-row'
  const shares =
    look !== undefined && setting.layout === 'stairs'
      ? sharesOf(figures.map(({ value }) => value))
      : undefined
  return (
    <Frame
      tone={tone}
      anchor={anchor}
      className={clsx(look, shares && 'count-scaled')}
      art={look !== undefined && setting.layout === 'chart' && <Shore />}
    >
      <div
        className={
          look === undefined
            ? layoutOf(variant, title, text)
            : inMiddle.includes(setting.layout)
              ? undefined
              : 'stack'
        }
      >
        <Heading title={title} text={text} />
        <div>
          <Figures
            figures={figures}
            className={look === undefined ? layout[variant] : 'count-rows'}
            shares={shares}
            {...(variant === 'ledger' && { row })}
          />
          {note !== undefined && <p className="figures-note">{note}</p>}
        </div>
      </div>
    </Frame>
  )
}
