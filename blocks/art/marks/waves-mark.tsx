import type { MarkGenerator } from './mark-generator.ts'

const waves = 3

/** Three waves under a light; as many as are done stand out. */
export const wavesMark: MarkGenerator = (share) => {
  const done = Math.round(share * waves)
  return (
    <>
      <circle cx="420" cy="130" r="100" fill="var(--accent)" />
      <g fill="none" stroke="var(--brand)" strokeWidth="56" strokeLinecap="round">
        {Array.from({ length: waves }, (_, index) => (
          <path
            key={index}
            d={`M30 ${300 + index * 125}q90-80 180 0t180 0 180 0`}
            strokeOpacity={index < done ? undefined : 0.25}
          />
        ))}
      </g>
    </>
  )
}
