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

/** Figures that can be checked. */
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
  const titled = (title ?? text) !== undefined
  return (
    <Frame tone={tone} anchor={anchor}>
      <div className={variant !== 'strip' && titled ? 'split' : 'stack'}>
        <Heading title={title} text={text} />
        {list}
      </div>
    </Frame>
  )
}
