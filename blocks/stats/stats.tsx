import { clsx } from 'clsx'
import { Figures } from '../kit/figures.tsx'
import { Frame } from '../kit/frame.tsx'
import { Heading } from '../kit/heading.tsx'
import type { BlockProps } from '../kit/setting.ts'
import type { StatsProps } from './stats.schema.ts'

const layout: Record<StatsProps['variant'], string> = {
  inline: 'figures-inline',
  strip: 'figures-strip',
  ledger: 'figures-ledger',
}

const layoutOf = (variant: StatsProps['variant'], title?: string, text?: string) => {
  if (variant === 'strip') return clsx('stack', title !== undefined && text !== undefined && 'stack-across')
  return (title ?? text) === undefined ? 'stack' : 'split'
}

export const Stats = ({ variant, tone, anchor, title, text, figures, note }: BlockProps<StatsProps>) => {
  const list = (
    <div>
      <Figures
        figures={figures}
        className={layout[variant]}
        row={variant === 'ledger' ? 'ledger-row' : 'figure'}
      />
      {note !== undefined && <p className="figures-note">{note}</p>}
    </div>
  )
  return (
    <Frame tone={tone} anchor={anchor}>
      <div className={layoutOf(variant, title, text)}>
        <Heading title={title} text={text} />
        {list}
      </div>
    </Frame>
  )
}
