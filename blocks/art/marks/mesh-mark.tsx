import type { MarkGenerator } from './mark-generator.ts'

/** Two lights on the dark; the brighter one grows. */
export const meshMark: MarkGenerator = (share) => (
  <>
    <circle cx="300" cy="300" r="300" fill="var(--deep)" />
    <circle cx="240" cy="240" r="190" fill="var(--brand)" />
    <circle cx="370" cy="370" r={Math.round(60 + share * 90)} fill="var(--accent)" />
  </>
)
