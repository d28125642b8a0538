import type { MarkGenerator } from './mark-generator.ts'

const lines = [
  'M300 30c190 0 280 130 260 280S400 580 260 560 30 430 40 270 150 30 300 30z',
  'M310 150c110 0 160 80 150 160S370 460 280 450 150 370 155 280 220 150 310 150z',
]

/** A hill from above; its lines close as the way up is done. */
export const contoursMark: MarkGenerator = (share) => {
  const done = Math.round(share * lines.length)
  return (
    <>
      <g fill="none" stroke="var(--brand)" strokeWidth="48">
        {lines.map((line, index) => (
          <path key={line} d={line} strokeOpacity={index < done ? undefined : 0.25} />
        ))}
      </g>
      <circle cx="310" cy="300" r="56" fill="var(--accent)" />
    </>
  )
}
