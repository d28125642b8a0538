import type { MarkGenerator } from './mark-generator.ts'

const petals = 4

/** A coin with a rosette; as many of its petals as are done. In ink, so that it shows on any ground. */
export const guillocheMark: MarkGenerator = (share) => {
  const done = Math.round(share * petals)
  return (
    <>
      <circle cx="300" cy="300" r="300" fill="var(--accent)" />
      {Array.from({ length: petals }, (_, index) => (
        <ellipse
          key={index}
          cx="300"
          cy="300"
          rx="225"
          ry="92"
          fill="none"
          stroke="var(--deep)"
          strokeWidth="32"
          strokeOpacity={index < done ? undefined : 0.2}
          transform={`rotate(${index * 45} 300 300)`}
        />
      ))}
    </>
  )
}
