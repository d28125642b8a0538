import type { MarkGenerator } from './mark-generator.ts'

const rays = 7

/** The sun on the edge; as many of its rays as are done. */
export const raysMark: MarkGenerator = (share) => {
  const done = Math.round(share * rays)
  return (
    <>
      <path d="M130 490a170 170 0 0 1 340 0z" fill="var(--brand)" />
      {Array.from({ length: rays }, (_, index) => (
        <path
          key={index}
          d="M0 490h84"
          stroke="var(--accent)"
          strokeWidth="56"
          strokeOpacity={index < done ? undefined : 0.3}
          transform={`rotate(${index * 30} 300 490)`}
        />
      ))}
    </>
  )
}
