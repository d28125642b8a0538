import type { MarkGenerator } from './mark-generator.ts'

const radii = [36, 56, 76, 56, 76, 92, 76, 92]

/** Nine dots that grow to one corner; the last is the bright one. */
export const dotsMark: MarkGenerator = (share) => {
  const done = Math.round(share * radii.length)
  return (
    <>
      {radii.map((radius, index) => (
        <circle
          key={index}
          cx={100 + (index % 3) * 200}
          cy={100 + Math.floor(index / 3) * 200}
          r={radius}
          fill="var(--brand)"
          fillOpacity={index < done ? undefined : 0.25}
        />
      ))}
      <circle cx="500" cy="500" r="98" fill="var(--accent)" />
    </>
  )
}
