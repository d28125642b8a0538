import { Frame } from '../kit/frame.tsx'
import { Heading } from '../kit/heading.tsx'
import type { BlockProps } from '../kit/setting.ts'
import type { StatsProps } from './stats.schema.ts'

const layout: Record<StatsProps['variant'], string> = {
  inline: 'figures-inline',
  strip: 'figures-strip',
  ledger: 'figures-ledger',
}

/** Figures that can be checked: what is counted is the term, the figure its description. */
export const Stats = ({ variant, tone, anchor, title, text, figures, note }: BlockProps<StatsProps>) => {
  const list = (
    <div>
      <dl className={layout[variant]}>
        {figures.map(({ value, label }) => (
          <div key={label} className={variant === 'ledger' ? 'ledger-row' : 'figure'}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
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
