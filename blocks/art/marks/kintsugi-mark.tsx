import type { MarkGenerator } from './mark-generator.ts'

/** A bowl; the gold runs along its break until it is repaired. */
export const kintsugiMark: MarkGenerator = (share) => (
  <>
    <path d="M10 110c0 200 80 300 190 330l-30 100h260l-30-100c110-30 190-130 190-330z" fill="var(--brand)" />
    <path
      d="M150 110l70 130 110 20-50 110 60 170"
      fill="none"
      stroke="var(--accent)"
      strokeWidth="50"
      strokeLinejoin="round"
      strokeDasharray={`${Math.round(share * 570)} 600`}
    />
  </>
)
