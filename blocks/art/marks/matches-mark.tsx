import type { MarkGenerator } from './mark-generator.ts'
import { Flame } from '../drawings/flame.tsx'

/** A flame in the dark, from a spark to as high as its disc. */
export const matchesMark: MarkGenerator = (share) => (
  <>
    <circle cx="300" cy="300" r="300" fill="var(--deep)" />
    <ellipse cx="300" cy="500" rx="38" ry="48" fill="var(--brand)" fillOpacity=".5" />
    <g transform={`translate(305 500) scale(${(0.7 + share * 3.2).toFixed(1)})`}>
      <Flame />
    </g>
  </>
)
