import type { MarkGenerator } from './mark-generator.ts'

/** A compass; its ring closes as the way is done. */
export const routeMark: MarkGenerator = (share) => (
  <>
    <circle
      cx="300"
      cy="300"
      r="270"
      fill="var(--paper)"
      stroke="var(--brand)"
      strokeOpacity=".25"
      strokeWidth="50"
    />
    <circle
      cx="300"
      cy="300"
      r="270"
      fill="none"
      stroke="var(--brand)"
      strokeWidth="50"
      pathLength="100"
      strokeDasharray={`${Math.round(share * 100)} 100`}
      transform="rotate(-90 300 300)"
    />
    <path d="M300 510L225 300h150z" fill="var(--brand)" />
    <path d="M300 90L225 300h150z" fill="var(--accent)" />
  </>
)
