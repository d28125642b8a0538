import { digitPaths, digitsWidth } from './digits.ts'
import { linesId } from './drawing.ts'
import type { Drawing } from './drawing.ts'
import { seededRandom } from './random.ts'

/** The rosette of a banknote, fifty ellipses around a coin: money looked at closely, and not frightening. */
export const guilloche: Drawing = {
  box: [600, 600],
  hold: 'float',
  draw: (seed, { figure }) => {
    const random = seededRandom(seed)
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
        <circle cx="300" cy="300" r="72" fill="var(--accent)" />
        <circle cx="300" cy="300" r="62" fill="var(--brand)" />
        <path
          className="pins"
          d={value(figure)}
          fill="none"
          stroke="var(--accent)"
          strokeWidth="10"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </>
    )
  },
}

/** What the coin says: the number of its page, or the sign of money. */
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
