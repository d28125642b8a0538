import { late, linesId } from './drawing.ts'
import type { Drawing } from './drawing.ts'
import { digitOutlines, dollarOutline } from './coin-figures.ts'

export const guilloche: Drawing = {
  box: [600, 600],
  hold: 'float',
  draw: (random, { count, figure, written, ends }) => {
    const year = written?.[0]
    const outer = { turns: random() < 0.5 ? 30 : 36, rx: 264, ry: Math.round(78 + random() * 44) }
    const inner = { turns: 20, rx: 150, ry: Math.round(44 + random() * 24) }
    return (
      <>
        <circle cx="300" cy="300" r="300" fill="var(--accent)" />
        <g fill="none" stroke="var(--brand)">
          <circle cx="300" cy="300" r="286" strokeWidth="5" />
          <circle cx="300" cy="300" r="275" strokeWidth="9" strokeDasharray="2 6" />
        </g>
        <g color="var(--brand)">
          <g id={linesId} fill="none" stroke="currentColor" strokeWidth="1.7">
            {rosette(outer)}
            {rosette(inner)}
          </g>
        </g>
        {count === undefined || year ? (
          <circle cx="300" cy="300" r={year ? 150 : 72} fill="var(--accent)" />
        ) : (
          <g strokeLinecap="round">
            <circle cx="300" cy="300" r="112" fill="var(--accent)" stroke="var(--brand)" strokeWidth="4" />
            <path d={coins(count)} stroke="var(--brand)" strokeWidth={count > 15 ? 12 : 22} />
          </g>
        )}
        <circle cx="300" cy="300" r={year ? 138 : 62} fill="var(--brand)" />
        <g className="pins" fill="var(--accent)">
          {placed(year ?? figure).map(({ x, path, scale }) => (
            <path key={x} transform={`translate(${x} ${300 + 32 * scale})scale(${scale})`} d={path} />
          ))}
        </g>
        {ends && (
          <path
            {...late}
            d="M272 302l20 21 38-44"
            fill="none"
            stroke="var(--accent)"
            strokeWidth="12"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        )}
      </>
    )
  },
}

/** One for each thing that the page promises. */
const coins = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const angle = ((index + 0.5) / count) * 2 * Math.PI
    return `M${Math.round(300 + 90 * Math.sin(angle))} ${Math.round(300 - 90 * Math.cos(angle))}h0`
  }).join('')

/** The figure in the middle, a year, or the sign of money. */
const placed = (figure: number | string | undefined) => {
  const outlines =
    figure === undefined
      ? [dollarOutline]
      : Array.from(String(figure), (digit) => digitOutlines[Number(digit)] ?? dollarOutline)
  const scale = outlines.length > 3 ? 1.1 : outlines.length > 1 ? 0.75 : 1
  const wide = (parts: typeof outlines) => parts.reduce((sum, [advance]) => sum + advance * scale, 0)
  return outlines.map(([, path], index) => ({
    x: Math.round(300 - wide(outlines) / 2 + wide(outlines.slice(0, index))),
    path,
    scale,
  }))
}

type Ring = { turns: number; rx: number; ry: number }

const rosette = ({ turns, rx, ry }: Ring) =>
  Array.from({ length: turns }, (_, index) => (
    <ellipse
      key={`${rx} ${index}`}
      cx="300"
      cy="300"
      rx={rx}
      ry={ry}
      transform={index === 0 ? undefined : `rotate(${(index * 180) / turns} 300 300)`}
    />
  ))
