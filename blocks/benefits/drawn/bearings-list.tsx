import { ItemTitle } from '../../kit/heading.tsx'
import type { DrawnListProps } from './drawn-list.ts'

/** Three lines of sight are a fix, as at sea: where they cross one is, and from there a road leads to the star. */
export const BearingsList = ({ items, under }: DrawnListProps) => (
  <div className="fix">
    <svg className="fix-chart" viewBox="0 0 1000 620" aria-hidden="true">
      <path d={paper} fill="var(--sheet)" />
      <path d={shaded} fill="var(--brand-ink)" fillOpacity=".05" />
      <path d={graticule} fill="none" stroke="var(--brand)" strokeOpacity=".16" />
      <path d={shoals} fill="none" stroke="var(--brand)" strokeOpacity=".3" strokeWidth="1.5" />
      <path
        d={marks.map(([x, y]) => `M${x} ${y}L${beyond(x, fix[0])} ${beyond(y, fix[1])}`).join('')}
        stroke="var(--brand)"
        strokeWidth="3"
      />
      <path
        d={`M${fix.join(' ')}C580 480 700 520 806 432`}
        fill="none"
        stroke="var(--brand-ink)"
        strokeWidth="7"
        strokeDasharray="1 16"
        strokeLinecap="round"
      />
      <path d="M838 344l19 50 53 3-41 33 13 51-44-28-44 28 13-51-41-33 53-3z" fill="var(--accent)" />
      <circle cx={fix[0]} cy={fix[1]} r="40" fill="none" stroke="var(--brand-ink)" strokeWidth="4" />
      <circle cx={fix[0]} cy={fix[1]} r="11" fill="var(--brand-ink)" />
      {marks.map(([x, y], index) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle r="36" fill="var(--paper)" stroke="var(--brand)" strokeWidth="6" />
          <text y="14">{index + 1}</text>
        </g>
      ))}
    </svg>
    <ol className="fix-list">
      {items.map(({ mark, title, text, note }, index) => (
        <li key={title}>
          <b className="fix-number">{mark ?? index + 1}</b>
          <div>
            <ItemTitle under={under}>{title}</ItemTitle>
            {text !== undefined && <p className="mt-1">{text}</p>}
            {note !== undefined && <p className="drawn-note">{note}</p>}
          </div>
        </li>
      ))}
    </ol>
  </div>
)

/** So many bearings cross in one point. */
export const bearings = 3

const marks = [
  [96, 150],
  [520, 84],
  [150, 520],
] as const

const fix = [440, 356] as const

/** A line of sight goes on behind the place where one is. */
const beyond = (from: number, to: number) => Math.round(to + (to - from) * 0.34)

const paper = 'M0 40l250-34 250 34 250-34 250 34v540l-250 34-250-34-250 34L0 580z'

const shaded = 'M250 6l250 34v540l-250 34zM750 6l250 34v540l-250 34z'

const graticule = [150, 260, 370, 480].map((y) => `M0 ${y}l250-34 250 34 250-34 250 34`).join('')

/** Depth lines round the star. */
const shoals = [90, 140, 200]
  .map((r) => `M${838 - r} 412c0-${r} ${r * 2}-${r + 20} ${r * 2} 0s-${r * 2} ${r} -${r * 2} 0z`)
  .join('')
