import { Fragment } from 'react'
import type { Gain } from '../kit/gains.ts'

/** Numbers that multiply to the last: as high as they were, and what each has gained, to scale. */
export const Gains = ({ gains }: { gains: Gain[] }) => {
  const last = gains.length - 1
  // Whole shares, so that all gaps are equal.
  const wide = Math.floor(87 / (gains.length + 0.25))
  const step = Math.floor((100 - wide * 1.25) / last)
  const widest = 100 - step * last
  const unit = 84 / (100 + Math.max(...gains.map(({ percent }) => percent)))
  const before = 100 - unit * 100
  return (
    <svg className="hero-art gains" aria-hidden="true">
      {gains.map(({ name, percent }, index) => {
        const [x, width] = [index * step, index === last ? widest : wide]
        const middle = share(x + width / 2)
        const top = before - unit * percent
        const box = { x: share(x), width: share(width) }
        return (
          <Fragment key={name}>
            <rect {...box} y={share(top)} height="99%" fill="var(--accent)" />
            <rect {...box} y={share(before)} height="99%" fill="var(--brand)" />
            <text x={middle} y={share(top)} dy="-.4em" className="gains-figure">
              {`+${percent}%`}
            </text>
            <text x={middle} y="95%" fill="var(--on-brand)">
              {name}
            </text>
            {index < last && (
              <text x={share(x + width + (step - wide) / 2)} y="95%">
                {index === last - 1 ? '=' : '×'}
              </text>
            )}
          </Fragment>
        )
      })}
    </svg>
  )
}

const share = (value: number) => `${Math.round(value)}%`
