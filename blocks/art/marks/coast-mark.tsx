import type { MarkGenerator } from './mark-generator.ts'

/** The sun over the sea; the water rises until the sign is whole. */
export const coastMark: MarkGenerator = (share) => {
  const level = Math.round(560 - share * 230)
  const reach = Math.round(Math.sqrt(300 ** 2 - (level - 300) ** 2))
  const wave = Math.round(reach / 2)
  return (
    <>
      <circle cx="300" cy="300" r="300" fill="var(--accent)" />
      <path
        d={`M${300 - reach} ${level}q${wave / 2}-${wave / 2} ${wave} 0t${wave} 0 ${wave} 0 ${wave} 0A300 300 0 0 1 ${300 - reach} ${level}`}
        fill="var(--deep)"
      />
    </>
  )
}
