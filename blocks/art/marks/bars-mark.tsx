import type { MarkGenerator } from './mark-generator.ts'

const heights = [170, 280, 410, 600]

/** Four bars; those that are done stand, the last one in the accent. */
export const barsMark: MarkGenerator = (share) => {
  const done = Math.round(share * heights.length)
  return heights.map((height, index) => (
    <path
      key={height}
      d={`M${index * 155} 600v-${height}h135v${height}z`}
      fill={index === heights.length - 1 ? 'var(--accent)' : 'var(--brand)'}
      fillOpacity={index < done ? undefined : 0.25}
    />
  ))
}
