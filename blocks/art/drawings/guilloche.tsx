import { late, linesId } from './drawing.ts'
import type { Drawing } from './drawing.ts'
import type { Point } from './curve.ts'

export const guilloche: Drawing = {
  box: [600, 600],
  hold: 'float',
  draw: (random, { count, figure, ends }) => {
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
        {count === undefined ? (
          <circle cx="300" cy="300" r="72" fill="var(--accent)" />
        ) : (
          <g strokeLinecap="round">
            <circle cx="300" cy="300" r="112" fill="var(--accent)" stroke="var(--brand)" strokeWidth="4" />
            <path d={coins(count)} stroke="var(--brand)" strokeWidth={count > 15 ? 12 : 22} />
          </g>
        )}
        <circle cx="300" cy="300" r="62" fill="var(--brand)" />
        <g fill="none" stroke="var(--accent)" strokeWidth="10" strokeLinecap="round" strokeLinejoin="round">
          <path className="pins" d={value(figure)} />
          {ends && <path {...late} d="M272 302l20 21 38-44" />}
        </g>
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

const value = (figure: number | undefined) => {
  if (figure === undefined) return sign
  const digits = String(figure)
  return digitPaths(digits, [300 - digitsWidth(digits) / 2, 268])
}

const sign =
  'M322 281c-4-12-13-17-24-17-15 0-25 8-25 19 0 26 54 10 54 36 0 12-11 20-27 20-14 0-24-6-28-18M300 248v104'

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

const width = 36
const gap = 18

const digitStrokes = [
  'm18 0c-11 0-18 10-18 32s7 32 18 32 18-10 18-32-7-32-18-32z',
  'm8 12l14-12v64',
  'm0 16c0-10 8-16 18-16s17 7 17 17c0 16-35 30-35 47h36',
  'm2 0h32l-18 24c12 0 20 9 20 20s-8 20-19 20c-8 0-14-4-17-10',
  'm26 64v-64l-26 44h36',
  'm32 0h-26l-3 28c4-4 9-6 15-6 11 0 18 9 18 20s-8 22-19 22c-8 0-14-4-17-10',
  'm28 0c-14 6-28 20-28 42 0 13 8 22 18 22s18-8 18-20-8-19-18-19-18 8-18 17',
  'm0 0h36l-22 64',
  'm18 28c-9 0-15-6-15-14s6-14 15-14 15 6 15 14-6 14-15 14zm0 0c-11 0-18 8-18 18s7 18 18 18 18-8 18-18-7-18-18-18z',
  'm8 64c14-6 28-20 28-42 0-13-8-22-18-22s-18 8-18 20 8 19 18 19 18-8 18-17',
]

const digitsWidth = (digits: string): number => digits.length * (width + gap) - gap

const digitPaths = (digits: string, [x, y]: Point): string =>
  Array.from(
    digits,
    (digit, index) => `M${x + index * (width + gap)} ${y}${digitStrokes[Number(digit)] ?? ''}`,
  ).join('')
